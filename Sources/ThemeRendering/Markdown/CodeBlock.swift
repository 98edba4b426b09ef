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
