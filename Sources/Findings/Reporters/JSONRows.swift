/// A report's rows as JSON: an object a line, each line with its break before it and a comma between two.
package struct JSONRows: Sendable {
    private let report: Report

    /// The rows of a report.
    package init(_ report: Report) { self.report = report }

    /// What was looked at.
    package var coverage: [UInt8] { Self.lines(report.coverage, length: 512) }

    /// What was found.
    package var findings: [UInt8] { Self.lines(report.findings, length: 1024) }

    /// The verdicts.
    package var pairs: [UInt8] { Self.lines(report.pairs, length: 256) }

    /// The rows, each of which has about `length` bytes.
    private static func lines(_ rows: [some JSONWritable], length: Int) -> [UInt8] {
        var writer = JSONWriter(.rows, capacity: rows.count * length)
        for row in rows { row.write(to: &writer) }
        return writer.finish()
    }
}
