import Findings

extension String {
    /// The text as HTML, for content and quoted attributes.
    var htmlEscaped: String {
        guard utf8.contains(where: HTMLEscape.special.contains) else { return self }
        var html = ByteWriter()
        appendHTMLEscaped(to: &html)
        return String(decoding: html.take(), as: UTF8.self)
    }

    /// Adds the text as HTML, for content and quoted attributes.
    func appendHTMLEscaped(to html: inout ByteWriter) {
        withBytes { html.appendEscaped($0) }
    }
}

extension ByteWriter {
    /// Adds text as HTML; what needs no escape is added in runs.
    mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        let special = HTMLEscape.special
        var (start, index) = (0, 0)
        while index < text.count {
            let byte = text[index]
            // Letters are above all that is special.
            if byte <= UInt8(ascii: ">"), special.contains(byte) {
                append(UnsafeBufferPointer(rebasing: text[start..<index]))
                append(constant: HTMLEscape.escape(of: byte))
                start = index + 1
            }
            index += 1
        }
        append(UnsafeBufferPointer(rebasing: text[start...]))
    }
}

private enum HTMLEscape {
    /// What means something to HTML, and what must not stand in it: control characters that are no spaces.
    static let special: ASCIISet =
        "&<>\"'\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{B}\u{E}\u{F}\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}\u{16}\u{17}\u{18}\u{19}\u{1A}\u{1B}\u{1C}\u{1D}\u{1E}\u{1F}"

    static func escape(of byte: UInt8) -> StaticString {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        default: "\u{FFFD}"
        }
    }
}
