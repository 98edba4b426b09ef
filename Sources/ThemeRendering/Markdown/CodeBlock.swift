import Findings

/// A block of code as HTML, its words marked by what they are.
struct CodeBlock {
    private let text: String
    private let language: String

    /// `language` is what stands behind the fence; only its first word counts.
    init(_ text: String, language: String) {
        self.text = text
        self.language =
            language.split { !$0.isLetter && !$0.isNumber && !"+#-_".contains($0) }.first.map { $0.lowercased() } ?? ""
    }

    /// The block; it can be scrolled by keyboard.
    var html: String {
        let tokens =
            Language.named(language).map { CodeLexer(text, language: $0).tokens() }
            ?? [CodeToken(.plain, 0..<text.utf8.count)]
        let name = language.isEmpty ? "" : " class=\"language-\(language.htmlEscaped)\""
        var html = ByteWriter()
        html.append(text: "<pre tabindex=\"0\"><code\(name)>")
        text.withBytes { bytes in
            for token in tokens { token.appendHTML(of: bytes, to: &html) }
        }
        html.append(constant: "</code></pre>")
        return String(decoding: html.take(), as: UTF8.self)
    }
}

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
