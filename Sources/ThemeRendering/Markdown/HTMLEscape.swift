extension String {
    /// The text as HTML, for content and quoted attributes; control characters that are no white space become U+FFFD.
    var htmlEscaped: String {
        guard utf8.contains(where: \.isSpecialInHTML) else { return self }
        var html = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "&": html.append(contentsOf: "&amp;".unicodeScalars)
            case "<": html.append(contentsOf: "&lt;".unicodeScalars)
            case ">": html.append(contentsOf: "&gt;".unicodeScalars)
            case "\"": html.append(contentsOf: "&quot;".unicodeScalars)
            case "'": html.append(contentsOf: "&#39;".unicodeScalars)
            case _ where scalar.isASCII && UInt8(scalar.value).isSpecialInHTML: html.append("\u{FFFD}")
            default: html.append(scalar)
            }
        }
        return String(html)
    }
}

extension UInt8 {
    fileprivate var isSpecialInHTML: Bool {
        switch self {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: false
        default: self < 0x20
        }
    }
}
