/// The bytes of a scalar that is written on one line.
package struct ScalarSpan: Sendable {
    /// The value without its quotes.
    package let content: Range<Int>
    package let isQuoted: Bool

    /// The end of the value, after its closing quote.
    package var end: Int { content.upperBound + (isQuoted ? 1 : 0) }

    /// The scalar at `start`, after an anchor or a tag; nil unless it is on one line.
    package init?(_ text: String, in bytes: [UInt8], at start: Int) {
        let start = Self.skipProperties(in: bytes, from: start)
        guard start < bytes.count else { return nil }
        if let end = Self.closingQuote(in: bytes, at: start) {
            if bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) { return nil }
            content = start + 1..<end
            isQuoted = true
        } else {
            guard !text.isEmpty, bytes[start...].starts(with: text.utf8) else { return nil }
            content = start..<start + text.utf8.count
            isQuoted = false
        }
    }

    /// The offset after anchors and tags of YAML.
    private static func skipProperties(in bytes: [UInt8], from start: Int) -> Int {
        var start = start
        while start < bytes.count, "&!".utf8.contains(bytes[start]) {
            start = bytes[start...].firstIndex(where: isBlank) ?? bytes.count
            start = bytes[start...].firstIndex { !isBlank($0) } ?? bytes.count
        }
        return start
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        [0x20, 0x09, 0x0A, 0x0D].contains(byte)
    }

    private static func closingQuote(in bytes: [UInt8], at start: Int) -> Int? {
        let quote = bytes[start]
        guard "\"'".utf8.contains(quote) else { return nil }
        var index = start + 1
        while index < bytes.count {
            if isEscape(bytes[index...], quote: quote) {
                index += 2
            } else if bytes[index] == quote {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }

    private static func isEscape(_ bytes: ArraySlice<UInt8>, quote: UInt8) -> Bool {
        if quote == UInt8(ascii: "'") { return bytes.starts(with: "''".utf8) }
        return bytes.first == UInt8(ascii: "\\")
    }
}
