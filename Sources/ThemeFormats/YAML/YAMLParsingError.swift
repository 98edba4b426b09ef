package import SourceText

package struct YAMLParsingError: Error, Sendable {
    package var message: String
    package var help: String
    package var location: SourceLocation

    init(
        message: String,
        help: String = "check the syntax there and in the lines above: quotes, colons, indentation",
        location: SourceLocation
    ) {
        self.message = message
        self.help = help
        self.location = location
    }
}

extension YAMLParsingError {
    /// Keeps libyaml's words, except for half a surrogate pair.
    init(problem: String, location: SourceLocation) {
        let isHalf = problem.hasPrefix("found invalid Unicode character escape code")
        self.init(message: isHalf ? Self.halfCharacter : problem, location: location)
    }

    func explained(in text: String) -> YAMLParsingError {
        var error = self
        error.explain(text)
        return error
    }

    private mutating func explain(_ text: String) {
        if message == Self.halfCharacter {
            help = "write the character itself: YAML takes no pairs such as \\ud83d\\ude00"
            return
        }
        if let comment = ScriptComment.location(in: text, file: location.file), comment < location {
            message = "there is a comment, which JSON does not have"
            location = comment
            help = "take it out, or begin it with '#'"
            return
        }
        let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
        guard lines.indices.contains(location.line - 1) else { return }
        let behind = lines[location.line - 1].unicodeScalars.dropFirst(max(0, location.column - 1))
        if behind.first == "\t" {
            message = "there is a tab"
            help = "indent with spaces: YAML takes no tabs there"
            return
        }
        // libyaml stops behind the brace of `{a.b} / 5%`, or on the line below.
        let near = lines[max(0, location.line - 2)..<location.line]
        if let alias = near.reversed().lazy.compactMap(Self.unquotedAlias).first {
            help = "put the alias in quotes: \"\(alias)\""
        } else if let pattern = near.reversed().lazy.compactMap(Self.unquotedPattern).first,
            message.contains("scanning an alias") || pattern.contains(" on ")
        {
            message = "a value that begins with '*' is an alias in YAML"
            help = "put it in quotes: \"\(pattern)\""
        }
    }

    /// A value such as `* on surface`, in a list or behind a key.
    private static func unquotedPattern(in line: Substring) -> String? {
        let value = line.firstMatch(of: /(?:^\s*-|[:,\[\{])\s+?(\*[^,\]\}#]*)|\[(\*[^,\]\}#]*)/)
        return value.map { match in
            let text = String(match.1 ?? match.2 ?? "")
            return String(text.reversed().drop { $0 == " " }.reversed())
        }
    }

    /// An alias with an alpha, as in `text: {palette.ink} / 5%`.
    private static func unquotedAlias(in line: Substring) -> String? {
        line.firstMatch(of: /[:,]\s*(\{\s*[\w.\-]+\s*\}\s*\/\s*[\d.]+%?)/).map { String($0.1) }
    }

    private static let halfCharacter = "an escape stands for no character"
}

/// Finds comments of JavaScript, which people write in JSON though it has none.
enum ScriptComment {
    /// The location of the first comment outside strings; nil unless the text begins like JSON.
    static func location(in text: String, file: String) -> SourceLocation? {
        guard
            let first = text.unicodeScalars.first(where: {
                !$0.properties.isWhitespace && $0 != "\u{FEFF}"
            }),
            "{[/".unicodeScalars.contains(first)
        else { return nil }
        var location = SourceLocation(file: file, line: 1, column: 1)
        var isQuoted = false
        // The two scalars before this one: `//` after a colon is part of a URL.
        var last: Unicode.Scalar = " "
        var previous: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            if isQuoted {
                if scalar == "\"", previous != "\\" { isQuoted = false }
            } else if scalar == "\"" {
                isQuoted = true
            } else if previous == "/", scalar == "/" || scalar == "*", last != ":" {
                return location.advanced(by: -1)
            }
            // An escaped backslash escapes nothing.
            last = previous
            previous = isQuoted && previous == "\\" ? " " : scalar
            if scalar == "\n" {
                location.line = location.line + 1
                location.column = 1
            } else {
                location.column += 1
            }
        }
        return nil
    }
}
