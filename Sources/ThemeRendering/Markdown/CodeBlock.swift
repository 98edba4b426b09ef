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
        return "<pre tabindex=\"0\"><code\(name)>\(tokens.map(\.html).joined())</code></pre>"
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

    var html: String {
        let escaped = String(text).htmlEscaped
        return kind == .plain ? escaped : "<span class=\"s-\(kind.rawValue)\">\(escaped)</span>"
    }
}
