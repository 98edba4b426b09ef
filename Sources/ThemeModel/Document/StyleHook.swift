/// A theme's own CSS, proved unable to leave the scope it is put into.
///
/// It is a list of style rules. Brackets, strings and comments are closed; there are no at-rules but `@media`,
/// `@supports` and `@container`, and nothing that loads a file. The text is nested in the theme's scope when written.
public struct StyleHook: Hashable, Sendable {
    /// The rules as they were written.
    public let css: String

    /// Reads a theme's CSS and throws at the first thing that is not allowed.
    public init(parsing css: String) throws(StyleHookError) {
        var scanner = StyleHookScanner(css)
        try scanner.scan()
        self.css = css
    }
}

/// Why a theme's CSS is refused.
public struct StyleHookError: Error, Hashable, Sendable {
    /// The line within the CSS, counted from 1.
    public var line: Int
    /// The column within that line, counted from 1.
    public var column: Int
    /// What is wrong, without a full stop.
    public var message: String
}

/// Walks over CSS by the token rules of CSS Syntax 3 §4, as far as safety asks for them.
private struct StyleHookScanner {
    private static let allowedAtRules: Set<String> = ["media", "supports", "container"]
    private static let loadingFunctions: Set<String> = [
        "url", "src", "image", "image-set", "-webkit-image-set", "expression",
    ]

    private let characters: [Character]
    private var index = 0
    private var line = 1
    private var column = 1
    private var open: [Character] = []

    init(_ css: String) { characters = Array(css) }

    mutating func scan() throws(StyleHookError) {
        while let character = current { try step(character) }
        if let bracket = open.last { throw error("'\(bracket)' is not closed") }
    }

    private var current: Character? { index < characters.count ? characters[index] : nil }
    private var next: Character? { index + 1 < characters.count ? characters[index + 1] : nil }

    private mutating func step(_ character: Character) throws(StyleHookError) {
        switch character {
        case "/" where next == "*": try skipComment()
        case "\"", "'": try skipString(character)
        case "{", "(", "[":
            open.append(character)
            advance()
        case "}", ")", "]": try close(character)
        case "@": try checkAtRule()
        case "\\": throw error("escapes are not allowed in a theme's CSS")
        case "<": throw error("'<' is not allowed in a theme's CSS")
        case _ where Self.isWordCharacter(character): try checkWord()
        case _ where Self.isControl(character): throw error("control characters are not allowed in a theme's CSS")
        default: advance()
        }
    }

    private mutating func advance() {
        guard let character = current else { return }
        if character.isNewline {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private mutating func skipComment() throws(StyleHookError) {
        let start = error("the comment is not closed")
        advance()
        advance()
        while current != nil {
            if current == "*" && next == "/" {
                advance()
                advance()
                return
            }
            advance()
        }
        throw start
    }

    private mutating func skipString(_ quote: Character) throws(StyleHookError) {
        let start = error("the string is not closed")
        advance()
        while let character = current, !character.isNewline {
            if character == "\\" || character == "<" { return try step(character) }
            advance()
            if character == quote { return }
        }
        throw start
    }

    private mutating func close(_ bracket: Character) throws(StyleHookError) {
        let pairs: [Character: Character] = ["}": "{", ")": "(", "]": "["]
        guard let last = open.last, last == pairs[bracket] else { throw error("'\(bracket)' closes nothing") }
        open.removeLast()
        advance()
    }

    private mutating func checkAtRule() throws(StyleHookError) {
        let start = error("")
        advance()
        let name = readWord()
        guard Self.allowedAtRules.contains(name) else {
            throw StyleHookError(
                line: start.line, column: start.column,
                message: "'@\(name)' is not allowed: only @media, @supports and @container are")
        }
    }

    private mutating func checkWord() throws(StyleHookError) {
        let start = error("")
        let word = readWord()
        guard current == "(", Self.loadingFunctions.contains(word) else { return }
        throw StyleHookError(
            line: start.line, column: start.column, message: "'\(word)()' is not allowed: a theme's CSS loads no files")
    }

    private mutating func readWord() -> String {
        var word = ""
        while let character = current, Self.isWordCharacter(character) {
            word.append(character)
            advance()
        }
        return word.lowercased()
    }

    private static func isWordCharacter(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "-" || character == "_"
    }

    private static func isControl(_ character: Character) -> Bool {
        character.unicodeScalars.contains {
            $0.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains($0)
        }
    }

    private func error(_ message: String) -> StyleHookError {
        StyleHookError(line: line, column: column, message: message)
    }
}
