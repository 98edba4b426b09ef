/// Splits CSS into tokens by CSS Syntax 3 §4, as far as themepreview needs.
package struct CSSScanner {
    package enum Kind {
        case comment(isClosed: Bool)
        /// With its quotes; a line break ends a string that is not closed.
        case string(isClosed: Bool)
        /// Letters, digits, `-`, `_`, escapes and all that is not ASCII: a name, a number with its unit.
        case word
        case space
        /// Any other scalar.
        case sign(Unicode.Scalar)
    }

    package struct Token {
        package let kind: Kind
        package let scalars: ArraySlice<Unicode.Scalar>
        /// The line of its start, from 1; all tokens but comments are on one line.
        package let line: Int
        package let column: Int

        package var text: String { String(scalars: scalars) }
    }

    private var cursor: TextCursor

    package init(_ cursor: TextCursor) { self.cursor = cursor }

    package var line: Int { cursor.line }
    package var column: Int { cursor.column }

    /// True where a bracket follows directly, so that the last word names a function.
    package var isAtBracket: Bool { isBefore("(") }

    /// True where a scalar follows directly.
    package func isBefore(_ scalar: Unicode.Scalar) -> Bool { cursor.current == scalar }

    package mutating func next() -> Token? {
        guard let scalar = cursor.current else { return nil }
        let start = cursor
        let kind = read(scalar)
        return Token(
            kind: kind,
            scalars: start.scalars(to: cursor),
            line: start.line,
            column: start.column
        )
    }

    package mutating func nextSignificant() -> Token? {
        while let token = next() {
            switch token.kind {
            case .space, .comment: continue
            default: return token
            }
        }
        return nil
    }

    /// Steps to the end of the line, whatever is in it, as after `//` of SCSS.
    package mutating func skipLine() {
        while let scalar = cursor.current, !Self.isNewline(scalar) { cursor.advance() }
    }

    private mutating func read(_ scalar: Unicode.Scalar) -> Kind {
        switch scalar {
        case "/" where cursor.begins(with: "/*"): return .comment(isClosed: skipComment())
        case "\"", "'": return .string(isClosed: skipString(scalar))
        case " ", "\t", "\n", "\r", "\u{C}":
            cursor.advance()
            return .space
        default:
            let start = cursor
            skipWord()
            if !start.scalars(to: cursor).isEmpty { return .word }
            cursor.advance()
            return .sign(scalar)
        }
    }

    private mutating func skipComment() -> Bool {
        cursor.advance(by: 2)
        cursor.skip(to: "*/")
        defer { cursor.advance(by: 2) }
        return cursor.current != nil
    }

    private mutating func skipString(_ quote: Unicode.Scalar) -> Bool {
        cursor.advance()
        while let scalar = cursor.current, !Self.isNewline(scalar) {
            cursor.advance(by: scalar == "\\" ? 2 : 1)
            if scalar == quote { return true }
        }
        return false
    }

    private mutating func skipWord() {
        while let scalar = cursor.current {
            if scalar == "\\" {
                guard skipEscape() else { return }
            } else if Self.isName(scalar) {
                cursor.advance()
            } else {
                return
            }
        }
    }

    /// Steps over a backslash with a scalar or with up to six hex digits and a blank; false where a line ends.
    ///
    /// Source: CSS Syntax 3, §4.3.7.
    private mutating func skipEscape() -> Bool {
        var next = cursor
        next.advance()
        guard let escaped = next.current, !Self.isNewline(escaped) else { return false }
        cursor = next
        var digits = 0
        while let digit = cursor.current, digits < 6, digit.properties.isASCIIHexDigit {
            cursor.advance()
            digits += 1
        }
        if digits == 0 {
            cursor.advance()
        } else if let blank = cursor.current, blank == " " || blank == "\t" {
            cursor.advance()
        }
        return true
    }

    private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\n" || scalar == "\r" || scalar == "\u{C}"
    }

    private static func isName(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
        default: !scalar.isASCII
        }
    }
}
