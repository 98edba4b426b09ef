import SourceText

/// Writes a report as JSON, for programs: schema 1, keys in alphabetical order.
public struct JSONReporter: Reporter {
    /// Whether every pair's verdict is listed as well.
    public var includesPairs: Bool

    /// Makes a reporter.
    public init(includesPairs: Bool = false) { self.includesPairs = includesPairs }

    /// The report as one JSON object, a cause or a finding a line, with a line break at the end.
    ///
    /// Numbers have full precision. Complexity: O(n) in findings and pairs.
    public func text(for report: Report) -> String {
        func list(_ name: String, _ rows: [UInt8]) -> String {
            "\"\(name)\":[" + String(decoding: rows, as: UTF8.self) + "\n],\n"
        }
        return "{" + list("causes", report.causes.jsonRows)
            + list("coverage", report.coverage.jsonRows)
            + list("findings", report.findings.jsonRows)
            + (includesPairs ? list("pairs", report.pairs.jsonRows) : "")
            + "\"schema\":1,\n\"summary\":\(Summary(report).compact)}\n"
    }
}
