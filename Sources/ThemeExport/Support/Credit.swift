import SourceText
import ThemeModel

/// A comment on one line, in which a theme's author and licence travel along where a format has no place for them.
package enum CommentStyle: Sendable {
    /// `# …`
    case hash
    /// `/* … */`
    case css

    func text(_ line: String) -> String {
        switch self {
        case .hash: "# \(line)\n"
        case .css: "/* \(line) */\n"
        }
    }
}

extension Theme {
    /// The name with the author, the licence and the address, on one line that ends no comment; nil where there is
    /// nothing but the name.
    var credit: String? {
        let facts = [author.map { "by \($0)" }, license, homepage].compactMap(\.self)
        if facts.isEmpty { return nil }
        let line = ([name] + facts).joined(separator: ", ").onOneLine
        // Twice, since three hyphens leave two.
        return line.replacing("*/", with: "* /").replacing("--", with: "- -")
            .replacing("--", with: "- -")
    }
}

extension ExportedFile {
    /// The file below a comment with the credit of its theme.
    func crediting(_ theme: Theme, in style: CommentStyle?) -> ExportedFile {
        guard let style, let credit = theme.credit else { return self }
        return ExportedFile(name: name, text: style.text(credit) + text, mode: mode)
    }
}
