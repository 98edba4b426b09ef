import SourceText

/// A reader of the tokens of JavaScript and TypeScript.
///
/// It gives up where a slash may begin a regular expression or divide, or a text may be markup: a wrong guess could hide
/// code from the parser.
struct ScriptLexer {
    var scanner: TextScanner
    private(set) var tokens = ScriptTokens()
    /// The last closed parenthesis was that of a condition, after which a slash begins a regular expression.
    private var endedCondition = false

    static func tokens(of text: String, file: String) throws(SyntaxError) -> ScriptTokens {
        var lexer = ScriptLexer(scanner: TextScanner(text, file: file))
        try lexer.checkLineBreaks()
        while try lexer.readNext() {}
        try lexer.tokens.checkEnd()
        return lexer.tokens
    }

    /// Other line breaks end comments of a script, and lines here end at a line feed alone.
    private func checkLineBreaks() throws(SyntaxError) {
        var ahead = scanner
        while true {
            ahead.skip { $0 != "\r" && $0 != "\u{2028}" && $0 != "\u{2029}" }
            if ahead.isAtEnd { return }
            if ahead.begins(with: "\r\n") {
                ahead.advance(2)
            } else {
                throw ahead.error(
                    "a line ends with a carriage return, or a separator of Unicode",
                    help: "end lines with a line feed"
                )
            }
        }
    }

    private mutating func readNext() throws(SyntaxError) -> Bool {
        let start = scanner.location
        try skipSpace()
        let place = scanner.location
        guard let next = scanner.next else {
            try add(.end, "", at: place, after: start)
            return false
        }
        if scanner.begins(with: "<!--") || scanner.begins(with: "-->") {
            throw scanner.error("a comment of HTML", help: "write it as '// …'")
        }
        if next.isNameStart {
            try add(.word, scanner.take(while: \.isOfName), at: place, after: start)
        } else if next.isDigit {
            let number = scanner.take { $0.isOfName || $0 == "." }
            try add(.number, number, at: place, after: start)
        } else if next == "\"" || next == "'" {
            let (text, isKnown) = try quotedText()
            try add(isKnown ? .text : .otherText, text, at: place, after: start)
        } else if next == "`" {
            try addTemplate(at: place, after: start)
        } else if next == "/" {
            try addSlash(at: place, after: start)
        } else {
            try addSign(at: place, after: start)
        }
        return true
    }

    private mutating func skipSpace() throws(SyntaxError) {
        while true {
            scanner.skip(while: \.isSpace)
            if scanner.begins(with: "//") {
                scanner.skip { $0 != "\n" }
            } else if scanner.begins(with: "/*") {
                let start = scanner
                scanner.advance(2)
                guard scanner.take(to: "*/") != nil else {
                    throw start.error("unterminated comment")
                }
            } else {
                return
            }
        }
    }

    mutating func add(
        _ kind: ScriptToken.Kind,
        _ text: String,
        at place: SourceLocation,
        after start: SourceLocation
    ) throws(SyntaxError) {
        let token = ScriptToken(
            kind: kind,
            text: text,
            location: place,
            beginsLine: place.line != start.line,
            isAttached: place == start
        )
        try tokens.append(token)
    }
}

// MARK: - Signs

extension ScriptLexer {
    /// The signs of several characters, the longest first; `<` and `>` stand alone, since they are brackets in types.
    private static let longSigns = [
        "...", "===", "!==", "**=", "&&=", "||=", "??=", "=>", "==", "!=", "?.", "??", "++", "--",
        "&&", "||", "**", "+=", "-=", "*=", "%=", "&=", "|=", "^=",
    ]
    private static let shortSigns = Set("{}()[];,.<>+-*%&|^!~?:=".unicodeScalars)
    private static let conditions: Set = ["if", "while", "for", "with", "await"]

    private mutating func addSign(
        at place: SourceLocation,
        after start: SourceLocation
    ) throws(SyntaxError) {
        if scanner.next == "}", tokens.innermost?.isSign("${") ?? false {
            scanner.advance()
            try add(.sign, "}$", at: place, after: start)
            try addTemplatePart()
            return
        }
        guard let next = scanner.next, Self.shortSigns.contains(next) else {
            throw scanner.error(
                "unexpected character",
                help: "names outside of ASCII, decorators and private members are not read"
            )
        }
        if next == "<", mayHaveMarkup, meaningOfSlash != .division {
            throw scanner.error(
                "markup is not read",
                help: "keep the constants of colours in a file of their own"
            )
        }
        let sign = Self.longSigns.first { scanner.begins(with: $0) } ?? String(next)
        if sign == ")" { noteCondition() }
        scanner.advance(sign.utf8.count)
        try add(.sign, sign, at: place, after: start)
    }

    /// The text of markup has quotes and slashes that begin nothing; TypeScript has none but in `.tsx`.
    private var mayHaveMarkup: Bool {
        ![".ts", ".mts", ".cts"].contains(where: scanner.location.file.hasSuffix)
    }

    private mutating func noteCondition() {
        guard let open = tokens.openIndex, open > 0 else { return }
        let word = tokens.all[open - 1]
        let isMember = open > 1 && tokens.all[open - 2].isPoint
        endedCondition = word.kind == .word && Self.conditions.contains(word.text) && !isMember
    }

    private mutating func addSlash(
        at place: SourceLocation,
        after start: SourceLocation
    ) throws(SyntaxError) {
        switch meaningOfSlash {
        case .division:
            let sign = scanner.begins(with: "/=") ? "/=" : "/"
            scanner.advance(sign.utf8.count)
            try add(.sign, sign, at: place, after: start)
        case .regularExpression:
            try skipRegularExpression()
            try add(.regularExpression, "", at: place, after: start)
        case nil:
            throw scanner.error(
                "a slash here may divide, or begin a regular expression or a tag",
                help: "keep the constants of colours in a file of their own"
            )
        }
    }

    private enum Slash { case division, regularExpression }

    private static let wordsBeforeValues: Set = [
        "return", "typeof", "case", "in", "delete", "void", "throw", "new", "instanceof", "else",
        "do", "default", "extends",
    ]
    private static let unclearWords: Set = ["of", "yield", "await"]
    private static let unclearSigns: Set = ["}", "<", ">", "++", "--", "!"]

    /// The meaning of a slash after the last token; nil where it depends on what the parser cannot know.
    private var meaningOfSlash: Slash? {
        guard let last = tokens.last else { return nil }
        switch last.kind {
        case .number, .text, .otherText, .regularExpression: return .division
        case .end: return nil
        case .word:
            let isMember = tokens.all.dropLast().last?.isPoint ?? false
            if isMember { return .division }
            if Self.unclearWords.contains(last.text) { return nil }
            return Self.wordsBeforeValues.contains(last.text) ? .regularExpression : .division
        case .sign:
            if last.text == ")" { return endedCondition ? nil : .division }
            if last.text == "]" || last.text == "}$" { return .division }
            return Self.unclearSigns.contains(last.text) ? nil : .regularExpression
        }
    }

    private mutating func skipRegularExpression() throws(SyntaxError) {
        let start = scanner
        var isInClass = false
        scanner.advance()
        while let scalar = scanner.next, !scalar.isLineEnd {
            scanner.advance()
            switch scalar {
            case "\\" where scanner.next?.isLineEnd == false: scanner.advance()
            // In a newer form a class may hold others, and would end later.
            case "[" where isInClass: throw start.error("a regular expression is not understood")
            case "[": isInClass = true
            case "]": isInClass = false
            case "/" where !isInClass:
                scanner.skip(while: \.isOfName)
                return
            default: break
            }
        }
        throw start.error("unterminated regular expression")
    }
}

extension Unicode.Scalar {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }

    fileprivate var isNameStart: Bool {
        ("a"..."z").contains(self) || ("A"..."Z").contains(self) || self == "_" || self == "$"
    }

    fileprivate var isOfName: Bool { isNameStart || isDigit }
}
