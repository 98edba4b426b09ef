import SourceText

/// Splits Swift or Kotlin into tokens, as far as constants need it: comments are left out, and nothing is run.
package struct CodeScanner {
    package enum Kind: Equatable {
        case name(String)
        case number(CodeNumber)
        /// Without its quotes; nil where it has an escape or an interpolation.
        case string(String?)
        case sign(Unicode.Scalar)
    }

    package struct Token {
        package let kind: Kind
        package let text: String
        package let line: Int
        package let column: Int
    }

    var cursor: TextCursor

    let language: CodeLanguage

    init(_ text: String, _ language: CodeLanguage) {
        cursor = TextCursor(text)
        self.language = language
    }

    package static func tokens(of text: String, in language: CodeLanguage) -> [Token] {
        tokens(of: text, in: language, nestedUpTo: .max).list
    }

    /// The tokens up to the first bracket in `limit` others, if there is one.
    package static func tokens(
        of text: String,
        in language: CodeLanguage,
        nestedUpTo limit: Int
    ) -> (list: [Token], isCut: Bool) {
        var scanner = CodeScanner(text, language)
        var tokens: [Token] = []
        var depth = 0
        while depth <= limit, let token = scanner.next() {
            tokens.append(token)
            switch token.kind {
            case .sign("("), .sign("["), .sign("{"): depth += 1
            case .sign(")"), .sign("]"), .sign("}"): depth = max(0, depth - 1)
            default: break
            }
        }
        return (tokens, depth > limit)
    }

    private mutating func next() -> Token? {
        skipBlanks()
        guard let scalar = cursor.current else { return nil }
        let start = cursor
        let kind = read(scalar)
        return Token(
            kind: kind,
            text: start.text(to: cursor),
            line: start.line,
            column: start.column
        )
    }

    private mutating func skipBlanks() {
        while let scalar = cursor.current {
            if scalar.isBlank {
                cursor.advance()
            } else if scalar != "/" {
                return
            } else if cursor.begins(with: "//") {
                cursor.read { $0 != "\n" && $0 != "\r" }
            } else if cursor.begins(with: "/*") {
                skipNestedComment()
            } else {
                return
            }
        }
    }

    private mutating func read(_ scalar: Unicode.Scalar) -> Kind {
        if Self.isName(scalar), !("0"..."9").contains(scalar) {
            return .name(cursor.read(while: Self.isName))
        }
        if ("0"..."9").contains(scalar) { return .number(readNumber()) }
        if scalar == "\"" { return .string(readString()) }
        if scalar == "#", case let hashes = hashesBeforeString, hashes > 0 {
            cursor.advance(by: hashes)
            return .string(readString(hashes: hashes))
        }
        if scalar == "'", language == .kotlin, let character = readCharacter() { return character }
        cursor.advance()
        // The name in backquotes is a name like any other.
        guard scalar == "`" else { return .sign(scalar) }
        let name = cursor.read { $0 != "`" && $0 != "\n" }
        _ = cursor.take("`")
        return .name(name)
    }

    private mutating func readNumber() -> CodeNumber {
        var text = cursor.read(while: Self.isName)
        var next = cursor
        let isHex = text.hasPrefix("0x") || text.hasPrefix("0X")
        if !isHex, next.take("."), let digit = next.current, ("0"..."9").contains(digit) {
            cursor = next
            text += "." + cursor.read(while: Self.isName)
        }
        return CodeNumber(text)
    }

    /// A character of Kotlin, such as `'"'`.
    private mutating func readCharacter() -> Kind? {
        var ahead = cursor
        ahead.advance()
        _ = ahead.take("\\")
        ahead.advance()
        guard ahead.take("'") else { return nil }
        cursor = ahead
        return .string(nil)
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.isLetter || ("0"..."9").contains(scalar)
    }
}
