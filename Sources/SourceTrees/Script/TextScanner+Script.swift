extension TextScanner {
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

    /// The text of a string in quotes or backticks; nil for one that is put together of parts.
    mutating func scriptString() throws(SyntaxError) -> String? {
        let quote = next
        var text = String.UnicodeScalarView()
        var isWhole = true
        advance()
        while let scalar = next {
            if scalar == quote {
                advance()
                return isWhole ? String(text) : nil
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

    /// The text of an expression up to the comma or bracket that ends it, without the spaces around it.
    mutating func expression(before end: Unicode.Scalar = ",") throws(SyntaxError) -> String {
        var text = ""
        var depth = 0
        while true {
            let start = location
            try skipTrivia()
            if location != start { text += " " }
            guard let scalar = next else { break }
            if depth == 0, scalar == end || scalar == "," || scalar.isClosing { break }
            if scalar.isQuote {
                text += "'\(try scriptString() ?? "")'"
                continue
            }
            if scalar.isOpening { depth += 1 }
            if scalar.isClosing { depth -= 1 }
            text.unicodeScalars.append(scalar)
            advance()
        }
        let words = text.unicodeScalars.drop(while: \.properties.isWhitespace)
        let reversed = words.reversed().drop(while: \.properties.isWhitespace)
        return String(String.UnicodeScalarView(reversed.reversed()))
    }
}

extension Unicode.Scalar {
    var isQuote: Bool { self == "\"" || self == "'" || self == "`" }

    var isOfIdentifier: Bool {
        properties.isAlphabetic || ("0"..."9").contains(self) || self == "_" || self == "$"
    }

    fileprivate var isOpening: Bool { self == "(" || self == "[" || self == "{" }

    fileprivate var isClosing: Bool { self == ")" || self == "]" || self == "}" }
}
