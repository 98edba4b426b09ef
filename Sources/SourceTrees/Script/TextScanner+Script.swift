extension TextScanner {
    /// A text in quotes.
    struct ScriptText {
        let written: String
        /// The text is what the program has, without holes and escapes.
        let isWhole: Bool
    }

    /// Goes past spaces and comments of JavaScript.
    mutating func skipTrivia() throws(SyntaxError) {
        while true {
            skip(while: \.properties.isWhitespace)
            if begins(with: "//") {
                skip { $0 != "\n" }
            } else if skip("/*") {
                guard take(to: "*/") != nil else { throw error("unterminated comment") }
            } else {
                return
            }
        }
    }

    /// The text in quotes or backticks that stands here.
    mutating func scriptString() throws(SyntaxError) -> ScriptText {
        let quote = next
        var text = String.UnicodeScalarView()
        var isWhole = true
        advance()
        while let scalar = next {
            if scalar == quote {
                advance()
                return ScriptText(written: String(text), isWhole: isWhole)
            }
            if scalar == "\n", quote != "`" { break }
            if scalar == "\\" {
                advance()
                isWhole = isWhole && next == quote
            }
            if quote == "`", begins(with: "${") { isWhole = false }
            if let next { text.append(next) }
            advance()
        }
        throw error("unterminated string")
    }
}

extension Unicode.Scalar {
    var isQuote: Bool { self == "\"" || self == "'" || self == "`" }

    var isOfIdentifier: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "$"
    }

    var isOpening: Bool { self == "(" || self == "[" || self == "{" }

    var isClosing: Bool { self == ")" || self == "]" || self == "}" }
}
