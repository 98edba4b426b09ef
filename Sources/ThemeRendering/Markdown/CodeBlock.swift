import Findings

struct CodeBlock {
    private let text: String
    private let language: String

    /// `language` is the text after the fence; only its first word counts.
    init(_ text: String, language: String) {
        self.text = text
        self.language =
            language.split { !$0.isLetter && !$0.isNumber && !"+#-_".contains($0) }.first.map { $0.lowercased() } ?? ""
    }

    var html: String {
        let tokens = Language.named(language).map { CodeLexer.tokens(of: text, in: $0) } ?? [CodeToken(.plain, text)]
        let name = language.isEmpty ? "" : " class=\"language-\(language.htmlEscaped)\""
        // The tab index lets the keyboard scroll the block.
        var html = Array("<pre tabindex=\"0\"><code\(name)>".utf8)
        for token in tokens { token.write(to: &html) }
        html.append(text: "</code></pre>")
        return String(decoding: html, as: UTF8.self)
    }
}

struct CodeToken: Equatable {
    /// What a piece of code is; each is a syntax role.
    enum Kind: String {
        case plain, comment, keyword, string, number, constant, type, function, attribute, tag, inserted, deleted
    }

    let kind: Kind
    let text: String

    init(_ kind: Kind, _ text: String) { (self.kind, self.text) = (kind, text) }

    func write(to html: inout [UInt8]) {
        if kind == .plain { return html.append(escaping: text) }
        html.append(text: "<span class=\"s-\(kind.rawValue)\">")
        html.append(escaping: text)
        html.append(text: "</span>")
    }
}
