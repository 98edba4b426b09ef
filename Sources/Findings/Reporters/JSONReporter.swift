/// Writes a report as JSON, for programs: schema 1, keys in alphabetical order.
public struct JSONReporter: Reporter {
    /// Whether every pair's verdict is listed, and not the findings alone.
    public var includesPairs: Bool

    /// Makes a reporter.
    public init(includesPairs: Bool = false) { self.includesPairs = includesPairs }

    /// The report as one JSON object, a finding a line, with a line break at the end.
    ///
    /// Numbers have full precision. Complexity: O(n) in findings and pairs.
    public func text(for report: Report) -> String {
        let rows = JSONRows(report)
        func member(_ name: String, _ rows: [UInt8]) -> String {
            "\"\(name)\":[" + String(decoding: rows, as: UTF8.self) + "\n],\n"
        }
        return "{" + member("coverage", rows.coverage) + member("findings", rows.findings)
            + (includesPairs ? member("pairs", rows.pairs) : "")
            + "\"schema\":1,\n\"summary\":\(Summary(report).json.compact)}\n"
    }
}

extension Summary {
    /// The numbers as an object.
    package var json: JSONValue {
        [
            "baselined": .integer(baselined), "checked": .integer(checked), "errors": .integer(errors),
            "modes": .integer(modes), "notes": .integer(notes), "pairs": .integer(pairs), "stale": .integer(stale),
            "themes": .integer(themes), "unknown": .integer(unknown), "waived": .integer(waived),
            "warnings": .integer(warnings),
        ]
    }
}
