/// Walks over CSS by the token rules of CSS Syntax 3 §4, as far as safety asks for them.
///
/// It looks at Unicode scalars, as a browser does: to Swift a bracket with a combining mark is another character.
struct StyleHookScanner {
    private static let allowedAtRules: Set<String> = ["media", "supports", "container"]
    private static let loadingFunctions: Set<String> = [
        "url", "src", "image", "image-set", "-webkit-image-set", "expression",
    ]

    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1
    private var open: [Unicode.Scalar] = []
    private var scope = StyleHookScope()

    init(_ css: String) { scalars = Array(css.unicodeScalars) }

    mutating func scan() throws(StyleHookError) {
        while let scalar = current { try step(scalar) }
        if let bracket = open.last { throw error("'\(bracket)' is not closed") }
    }

    private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }
    private var next: Unicode.Scalar? { index + 1 < scalars.count ? scalars[index + 1] : nil }
    private var isInParentheses: Bool { open.last == "(" || open.last == "[" }

    private mutating func step(_ scalar: Unicode.Scalar) throws(StyleHookError) {
        switch scalar {
        case "/" where next == "*": try skipComment()
        case "\"", "'": try skipString(scalar)
        case "{", "(", "[": try open(scalar)
        case "}", ")", "]": try close(scalar)
        case "@": try checkAtRule()
        case "\\": throw error("escapes are not allowed in a theme's CSS")
        case "<": throw error("'<' is not allowed in a theme's CSS")
        case "&" where isInParentheses: throw error("'&' is not allowed in brackets: it could mean what lies outside")
        case _ where Self.isWord(scalar): try checkWord()
        case _ where Self.isControl(scalar): throw error("control characters are not allowed in a theme's CSS")
        default:
            if !isInParentheses { scope.see(scalar) }
            advance()
        }
    }

    private mutating func advance() {
        guard let scalar = current else { return }
        if Self.isNewline(scalar) && !(scalar == "\r" && next == "\n") {
            line += 1
            column = 1
        } else {
            column += 1
        }
        index += 1
    }

    private func error(_ message: String) -> StyleHookError {
        StyleHookError(line: line, column: column, message: message)
    }
}

extension StyleHookScanner {
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

    private mutating func skipString(_ quote: Unicode.Scalar) throws(StyleHookError) {
        let start = error("the string is not closed")
        advance()
        while let scalar = current, !Self.isNewline(scalar) {
            if scalar == "\\" || scalar == "<" || Self.isControl(scalar) { return try step(scalar) }
            advance()
            if scalar == quote { return }
        }
        throw start
    }

    private mutating func open(_ bracket: Unicode.Scalar) throws(StyleHookError) {
        if bracket == "{", !isInParentheses, !scope.enter() {
            throw error("'+' and '~' must not lead from the theme's own element to what lies beside it")
        }
        open.append(bracket)
        advance()
    }

    private mutating func close(_ bracket: Unicode.Scalar) throws(StyleHookError) {
        let pairs: [Unicode.Scalar: Unicode.Scalar] = ["}": "{", ")": "(", "]": "["]
        guard let last = open.last, last == pairs[bracket] else { throw error("'\(bracket)' closes nothing") }
        open.removeLast()
        if bracket == "}", !isInParentheses { scope.leave() }
        advance()
    }

    private mutating func checkAtRule() throws(StyleHookError) {
        let start = error("")
        if !isInParentheses { scope.see("@") }
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
        if !isInParentheses { scope.see("a") }
        let word = readWord()
        guard current == "(", Self.loadingFunctions.contains(word) else { return }
        throw StyleHookError(
            line: start.line, column: start.column, message: "'\(word)()' is not allowed: a theme's CSS loads no files")
    }

    private mutating func readWord() -> String {
        var word = ""
        while let scalar = current, Self.isWord(scalar) {
            word.unicodeScalars.append(scalar)
            advance()
        }
        return word.lowercased()
    }

    /// ASCII alone: what else CSS takes for part of a word never makes one of those that are looked for.
    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: false
        }
    }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\t" && scalar != "\n" && scalar != "\r"
    }
}
