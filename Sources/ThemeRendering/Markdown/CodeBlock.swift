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
        return "<pre tabindex=\"0\"><code\(name)>\(tokens.map(\.html).joined())</code></pre>"
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

    var html: String {
        kind == .plain ? text.htmlEscaped : "<span class=\"s-\(kind.rawValue)\">\(text.htmlEscaped)</span>"
    }
}
