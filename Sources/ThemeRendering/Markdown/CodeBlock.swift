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
            Language.named(language).map { CodeLexer(text, language: $0).tokens() } ?? [CodeToken(.plain, text[...])]
        let name = language.isEmpty ? "" : " class=\"language-\(language.htmlEscaped)\""
        var html = ByteWriter()
        html.append(text: "<pre tabindex=\"0\"><code\(name)>")
        for token in tokens { token.appendHTML(to: &html) }
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
    let text: Substring

    init(_ kind: Kind, _ text: Substring) {
        self.kind = kind
        self.text = text
    }

    /// Adds the piece as HTML.
    func appendHTML(to html: inout ByteWriter) {
        guard kind != .plain else { return text.appendHTMLEscaped(to: &html) }
        html.append(constant: "<span class=\"s-")
        html.append(text: kind.rawValue)
        html.append(constant: "\">")
        text.appendHTMLEscaped(to: &html)
        html.append(constant: "</span>")
    }
}
