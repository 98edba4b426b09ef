#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Writes a report as JSON, for programs: schema 1, keys in alphabetical order.
public struct JSONReporter: Sendable {
    /// Whether every pair's verdict is listed, and not the findings alone.
    public var includesPairs: Bool

    /// Makes a reporter.
    public init(includesPairs: Bool = false) { self.includesPairs = includesPairs }

    /// The report as one JSON object, with a line break at the end.
    ///
    /// Numbers have full precision. Complexity: O(n) in findings and pairs.
    public func text(for report: Report) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        func encoded(_ value: some Encodable) throws -> String {
            String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        func list(_ rows: [String]) -> String {
            rows.isEmpty ? "[]" : "[\n" + rows.joined(separator: ",\n") + "\n]"
        }
        var members = [
            "\"coverage\":" + list(try report.coverage.map(encoded)),
            "\"findings\":" + list(try report.findings.map { try encoded(FindingRow($0)) }),
        ]
        if includesPairs { members.append("\"pairs\":" + list(try report.pairs.map(encoded))) }
        members.append("\"schema\":1")
        members.append("\"summary\":" + (try encoded(Summary(report))))
        return "{" + members.joined(separator: ",\n") + "}\n"
    }
}

/// A finding in the shape of the JSON schema.
private struct FindingRow: Encodable {
    let rule: String
    let severity: Severity
    let theme: String?
    let mode: String?
    let pair: PairName?
    let measured: Double?
    let required: Double?
    let colors: ComparedColors?
    let location: LocationRow?
    let message: String
    let help: String?
    let suggestions: [Suggestion]
    let fingerprint: String
    let waiver: String?

    init(_ finding: Finding) {
        rule = finding.rule.rawValue
        severity = finding.severity
        theme = finding.theme
        mode = finding.mode
        pair = finding.pair
        measured = finding.measured
        required = finding.required
        colors = finding.colors
        location = finding.location.map(LocationRow.init)
        message = finding.message
        help = finding.help
        suggestions = finding.suggestions
        fingerprint = finding.fingerprint
        waiver = finding.waiver
    }
}

private struct LocationRow: Encodable {
    let file: String
    let line: Int
    let column: Int

    init(_ location: SourceLocation) {
        file = location.file
        line = location.line
        column = location.column
    }
}
