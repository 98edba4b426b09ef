import SourceText

extension ScriptText {
    /// The index after the string, template, list, object or brackets at an index; nil for anything else.
    func end(ofLiteralAt index: Int, before end: Int) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
            self.end(ofTextAt: index, before: end)
        case UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"):
            min(bracketEnd(of: index, before: end) + 1, end)
        default:
            nil
        }
    }

    /// The expression is a text in quotes with white space at one of its ends.
    func isSpaced(_ range: Range<Int>, atEnd: Bool) -> Bool {
        let range = trimmed(range)
        guard range.count > 2, let quote = bytes[range].first, "\"'`".utf8.contains(quote),
            end(ofTextAt: range.lowerBound, before: range.upperBound) == range.upperBound
        else { return false }
        return bytes[atEnd ? range.upperBound - 2 : range.lowerBound + 1].isSpace
    }

    private static let harmless: Set<String> = [
        ".filter(Boolean)", ".flat()", ".join(\" \")", ".join(' ')", ".join(` `)", ".join(\"\\n\")",
        ".trim()", ".toString()", "!",
    ]

    /// `.filter((name) => name)` leaves empty ones out.
    private static func keepsAll(_ call: String) -> Bool {
        let start = ".filter("
        guard call.hasPrefix(start), let arrow = call.firstRange(of: "=>") else { return false }
        let name = call[..<arrow.lowerBound].dropFirst(start.count).filter { !"() ".contains($0) }
        let value = call[arrow.upperBound...].dropLast().filter { !"! ".contains($0) }
        return name == value
    }

    /// All that comes after a literal leaves the classes in it as they are: calls that join them, and types.
    func leavesClasses(_ range: Range<Int>) -> Bool {
        var rest = trimmed(range)
        while let first = bytes[rest].first {
            let text = text(rest)
            if text.hasPrefix("as ") || text.hasPrefix("satisfies ") { return true }
            var end = rest.lowerBound + 1
            if first == UInt8(ascii: ".") {
                end = path(at: rest).upperBound
                if self[end] == UInt8(ascii: "(") {
                    end = bracketEnd(of: end, before: rest.upperBound) + 1
                }
            }
            let call = rest.lowerBound..<min(end, rest.upperBound)
            let written = self.text(call)
            guard Self.harmless.contains(written) || Self.keepsAll(written) else { return false }
            rest = trimmed(call.upperBound..<rest.upperBound)
        }
        return true
    }
}
