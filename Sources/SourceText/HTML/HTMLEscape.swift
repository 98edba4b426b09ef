extension String {
    /// The text as HTML, for content and quoted attributes; control characters that are no white space become U+FFFD.
    package var htmlEscaped: String {
        var html: [UInt8] = []
        html.append(escaping: self)
        return String(decoding: html, as: UTF8.self)
    }
}

extension [UInt8] {
    /// Adds a text as ``Swift/String/htmlEscaped`` writes it.
    package mutating func append(escaping text: String) {
        text.withBytes { append(escaping: $0) }
    }

    /// Adds the UTF-8 of a text as ``Swift/String/htmlEscaped`` writes it.
    @inlinable package mutating func append(escaping utf8: some Collection<UInt8>) {
        if !utf8.contains(where: \.isSpecialInHTML) { return self += utf8 }
        for byte in utf8 {
            if byte.isSpecialInHTML { append(text: byte.htmlEscaped) } else { append(byte) }
        }
    }
}

extension UInt8 {
    @usableFromInline var isSpecialInHTML: Bool {
        switch self {
        case UInt8(ascii: "?")...: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
            UInt8(ascii: "'"):
            true
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: false
        default: self < 0x20
        }
    }

    @usableFromInline var htmlEscaped: String {
        switch self {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: "\u{FFFD}"
        }
    }
}
