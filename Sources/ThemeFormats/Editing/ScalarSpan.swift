struct ScalarSpan {
    /// The value without its quotes.
    let content: Range<Int>
    let isQuoted: Bool

    /// The scalar at `start`, after an anchor or a tag; nil unless it is on one line.
    init?(_ text: String, in bytes: [UInt8], at start: Int) {
        var start = start
        while start < bytes.count,
            bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!")
        {
            start = bytes[start...].firstIndex(where: Self.isBlank) ?? bytes.count
            start = bytes[start...].firstIndex { !Self.isBlank($0) } ?? bytes.count
        }
        guard start < bytes.count else { return nil }
        if let end = Self.closingQuote(in: bytes, at: start) {
            guard !bytes[start..<end].contains(where: { $0 == 0x0A || $0 == 0x0D }) else {
                return nil
            }
            content = start + 1..<end
            isQuoted = true
        } else {
            guard !text.isEmpty, bytes[start...].starts(with: text.utf8) else { return nil }
            content = start..<start + text.utf8.count
            isQuoted = false
        }
    }

    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private static func closingQuote(in bytes: [UInt8], at start: Int) -> Int? {
        let quote = bytes[start]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        var index = start + 1
        while index < bytes.count {
            let isEscape =
                quote == UInt8(ascii: "'")
                ? bytes[index...].starts(with: "''".utf8) : bytes[index] == UInt8(ascii: "\\")
            if isEscape {
                index += 2
            } else if bytes[index] == quote {
                return index
            } else {
                index += 1
            }
        }
        return nil
    }
}
