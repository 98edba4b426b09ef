extension String {
    /// The text as HTML, for content and quoted attributes.
    var htmlEscaped: String {
        guard utf8.contains(where: HTMLEscape.special.contains) else { return self }
        var bytes: [UInt8] = []
        appendHTMLEscaped(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Adds the text as HTML, for content and quoted attributes.
    func appendHTMLEscaped(to bytes: inout [UInt8]) {
        var text = self
        text.withUTF8 { bytes.appendHTMLEscaped($0) }
    }
}

extension Substring {
    /// Adds the text as HTML, for content and quoted attributes.
    func appendHTMLEscaped(to bytes: inout [UInt8]) {
        var text = self
        text.withUTF8 { bytes.appendHTMLEscaped($0) }
    }
}

extension [UInt8] {
    /// Adds text as HTML; what needs no escape is added in runs.
    fileprivate mutating func appendHTMLEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        let special = HTMLEscape.special
        var (start, index) = (0, 0)
        while index < text.count {
            let byte = text[index]
            // Letters are above all that is special.
            if byte <= UInt8(ascii: ">"), special.contains(byte) {
                self += UnsafeBufferPointer(rebasing: text[start..<index])
                self += HTMLEscape.escape(of: byte).utf8
                start = index + 1
            }
            index += 1
        }
        self += UnsafeBufferPointer(rebasing: text[start...])
    }
}

private enum HTMLEscape {
    static let special: ASCIISet = "&<>\"'"

    static func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        default: "&#39;"
        }
    }
}
