import SourceText

extension SyntaxError {
    /// Keeps libyaml's words, except for half a surrogate pair.
    init(yamlProblem problem: String, location: SourceLocation) {
        let isHalf = problem.hasPrefix("found invalid Unicode character escape code")
        self.init(
            message: isHalf ? Self.halfCharacter : problem,
            location: location
        )
    }

    private static let halfCharacter = "an escape stands for no character"

    /// The error with the likely mistake in place of libyaml's words, where the text shows one.
    func explainedAsYAML(in text: String) -> SyntaxError {
        var error = self
        if message == Self.halfCharacter {
            error.help = "write the character itself: YAML takes no pairs such as \\ud83d\\ude00"
            return error
        }
        if let comment = ScriptComment.location(in: text, file: location.file),
            comment < location
        {
            error.message = "there is a comment, which JSON does not have"
            error.location = comment
            error.help = "take it out, or begin it with '#'"
            return error
        }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        if lines.indices.contains(location.line - 1) { error.explain(lines) }
        return error
    }

    private mutating func explain(_ lines: [Substring]) {
        let line = lines[location.line - 1].unicodeScalars
        if line.dropFirst(max(0, location.column - 1)).first == "\t" {
            message = "there is a tab"
            help = "indent with spaces: YAML takes no tabs there"
            return
        }
        // libyaml stops after the brace of `{a.b} / 5%`, or on the line below.
        let near = lines[max(0, location.line - 2)..<location.line].reversed()
        if let alias = near.lazy.compactMap(Self.unquotedAlias).first {
            help = "put the alias in quotes: \"\(alias)\""
            return
        }
        guard let pattern = near.lazy.compactMap(Self.unquotedPattern).first,
            message.contains("scanning an alias") || pattern.contains(" on ")
        else { return }
        message = "a value that begins with '*' is an alias in YAML"
        help = "put it in quotes: \"\(pattern)\""
    }

    /// A value such as `* on surface`, in a list or after a key.
    private static func unquotedPattern(in line: Substring) -> String? {
        let value = /(?:^\s*-|[:,\[\{])\s+?(\*[^,\]\}#]*)|\[(\*[^,\]\}#]*)/
        guard let match = line.firstMatch(of: value) else { return nil }
        let text = String(match.1 ?? match.2 ?? "")
        return String(text.reversed().drop { $0 == " " }.reversed())
    }

    /// An alias with an alpha, as in `text: {palette.ink} / 5%`.
    private static func unquotedAlias(in line: Substring) -> String? {
        let alias = /[:,]\s*(\{\s*[\w.\-]+\s*\}\s*\/\s*[\d.]+%?)/
        return line.firstMatch(of: alias).map { String($0.1) }
    }
}
