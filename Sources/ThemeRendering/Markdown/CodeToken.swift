import Findings

/// A piece of code of one kind.
struct CodeToken: Equatable {
    /// What a piece of code is; each is a syntax role.
    enum Kind: String {
        case plain, comment, keyword, string, number, constant, type, function, attribute, tag, inserted, deleted
    }

    let kind: Kind
    /// Which bytes of the code it is.
    let bytes: Range<Int>

    init(_ kind: Kind, _ bytes: Range<Int>) {
        self.kind = kind
        self.bytes = bytes
    }

    /// Adds the piece of some code as HTML.
    func appendHTML(of code: UnsafeBufferPointer<UInt8>, to html: inout ByteWriter) {
        let text = UnsafeBufferPointer(rebasing: code[bytes])
        guard kind != .plain else { return html.appendEscaped(text) }
        html.append(constant: "<span class=\"s-")
        html.append(text: kind.rawValue)
        html.append(constant: "\">")
        html.appendEscaped(text)
        html.append(constant: "</span>")
    }
}
