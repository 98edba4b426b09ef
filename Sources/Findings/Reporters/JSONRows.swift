/// A report's rows as JSON: an object a line, each line with its break before it and a comma between two.
package struct JSONRows: Sendable {
    private let report: Report

    /// The rows of a report.
    package init(_ report: Report) { self.report = report }

    /// What was looked at.
    package var coverage: [UInt8] { Self.lines(report.coverage.map(\.json)) }

    /// What was found.
    package var findings: [UInt8] { Self.lines(report.findings.map(\.json)) }

    /// The verdicts; there are many, so they are written without objects in between.
    package var pairs: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(report.pairs.count * 256)
        for row in report.pairs {
            text += Self.lineBreak(in: text)
            row.write(to: &text)
        }
        return text
    }

    private static func lines(_ rows: [JSONValue]) -> [UInt8] {
        var text: [UInt8] = []
        for row in rows {
            text += lineBreak(in: text)
            row.write(to: &text)
        }
        return text
    }

    /// What stands between two lines.
    private static func lineBreak(in text: [UInt8]) -> [UInt8] { Array((text.isEmpty ? "\n" : ",\n").utf8) }
}

extension PairVerdict {
    fileprivate func write(to text: inout [UInt8]) {
        func member(_ key: StaticString, _ value: JSONValue) {
            text.append(utf8: key)
            value.write(to: &text)
        }
        text.append(UInt8(ascii: "{"))
        if let colors {
            member("\"colors\":{\"background\":", .string(colors.background))
            member(",\"foreground\":", .string(colors.foreground))
            text.append(utf8: "},")
        }
        if let measured {
            member("\"measured\":", .number(measured))
            text.append(utf8: ",")
        }
        member("\"mode\":", .string(mode))
        member(",\"pair\":{\"background\":", .string(pair.background))
        member(",\"foreground\":", .string(pair.foreground))
        member(",\"use\":", .string(pair.use.rawValue))
        text.append(utf8: "}")
        if let required { member(",\"required\":", .number(required)) }
        member(",\"theme\":", .string(theme))
        member(",\"verdict\":", .string(verdict.rawValue))
        text.append(UInt8(ascii: "}"))
    }
}

extension [UInt8] {
    fileprivate mutating func append(utf8 text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
}
