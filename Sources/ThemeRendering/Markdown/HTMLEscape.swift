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
        var rest = utf8[...]
        while let index = rest.firstIndex(where: Self.isSpecial) {
            bytes += rest[..<index]
            bytes += Self.escape(of: rest[index]).utf8
            rest = rest[rest.index(after: index)...]
        }
        bytes += rest
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
