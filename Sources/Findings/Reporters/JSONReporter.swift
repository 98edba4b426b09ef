import SourceText

/// Writes a report as JSON, for programs: schema 1, keys in alphabetical order.
public struct JSONReporter: Reporter {
    /// True to list every pair's verdict as well.
    public var includesPairs: Bool

    /// Makes a reporter.
    public init(includesPairs: Bool = false) { self.includesPairs = includesPairs }

    /// The report as one JSON object, a cause or a finding a line, with a line break at the end.
    ///
    /// Numbers have full precision. Complexity: O(n) in findings and pairs.
    public func text(for report: Report) -> String {
        var json = "{"
        json += Self.list("causes", report.causes.jsonRows)
        json += Self.list("coverage", report.coverage.jsonRows)
        json += Self.list("findings", report.findings.jsonRows)
        if includesPairs {
            json += Self.list("pairs", report.pairs.jsonRows)
        }
        json += "\"schema\":1,\n"
        json += "\"summary\":\(Summary(report).compact)}\n"
        return json
    }

    private static func list(_ name: String, _ rows: [UInt8]) -> String {
        "\"\(name)\":[" + String(decoding: rows, as: UTF8.self) + "\n],\n"
    }
}
