extension String {
    /// The text as HTML, for content and quoted attributes.
    var htmlEscaped: String {
        guard utf8.contains(where: Self.isSpecial) else { return self }
        var bytes: [UInt8] = []
        appendHTMLEscaped(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the text as HTML, for content and quoted attributes; what needs no escape is added in runs.
    func appendHTMLEscaped(to bytes: inout [UInt8]) {
        var text = self
        text.withUTF8 { utf8 in
            var start = 0
            for (index, byte) in utf8.enumerated() where Self.isSpecial(byte) {
                bytes += UnsafeBufferPointer(rebasing: utf8[start..<index])
                bytes += Self.escape(of: byte).utf8
                start = index + 1
            }
            bytes += UnsafeBufferPointer(rebasing: utf8[start...])
        }
    }

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
            || byte == UInt8(ascii: "\"")
            || byte == UInt8(ascii: "'")
    }
}
