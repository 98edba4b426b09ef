extension String {
    /// The text as HTML, for content and quoted attributes; control characters that are no white space become U+FFFD.
    var htmlEscaped: String {
        guard utf8.contains(where: \.isSpecialInHTML) else { return self }
        var html: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "&"): html += "&amp;".utf8
            case UInt8(ascii: "<"): html += "&lt;".utf8
            case UInt8(ascii: ">"): html += "&gt;".utf8
            case UInt8(ascii: "\""): html += "&quot;".utf8
            case UInt8(ascii: "'"): html += "&#39;".utf8
            case _ where byte.isSpecialInHTML: html += "\u{FFFD}".utf8
            default: html.append(byte)
            }
        }
        return String(decoding: html, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isSpecialInHTML: Bool {
        switch self {
        case UInt8(ascii: "?")...: false
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: false
        default: self < 0x20
        }
    }
}
