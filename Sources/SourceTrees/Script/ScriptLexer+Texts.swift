import SourceText

extension ScriptLexer {
    /// The text in quotes that begins here; `isKnown` where it has no escape but the usual ones.
    mutating func quotedText() throws(SyntaxError) -> (text: String, isKnown: Bool) {
        let start = scanner
        let quote = scanner.next
        var text = String.UnicodeScalarView()
        var isKnown = true
        scanner.advance()
        while let scalar = scanner.next, !scalar.isLineEnd {
            scanner.advance()
            if scalar == quote { return (String(text), isKnown) }
            text.append(scalar == "\\" ? try escape(&isKnown) : scalar)
        }
        throw start.error("unterminated string")
    }

    private mutating func escape(_ isKnown: inout Bool) throws(SyntaxError) -> Unicode.Scalar {
        guard let letter = scanner.next, !letter.isLineEnd else {
            throw scanner.error(
                "unterminated string: a backslash ends the line",
                help: "write it on one line"
            )
        }
        scanner.advance()
        if letter == "'" || letter == "`" { return letter }
        guard let scalar = TextScanner.escaped(letter) else {
            isKnown = false
            return letter
        }
        return scalar
    }

    /// Adds a text in backticks as one token; one with substitutions is followed by theirs.
    mutating func addTemplate(
        at place: SourceLocation,
        after start: SourceLocation
    ) throws(SyntaxError) {
        scanner.advance()
        let (text, isWhole, isKnown) = try templatePart()
        let kind: ScriptToken.Kind = isWhole && isKnown ? .text : .otherText
        try add(kind, text, at: place, after: start)
        if !isWhole { try addSubstitution() }
    }

    /// Goes on with a template after one of its substitutions.
    mutating func addTemplatePart() throws(SyntaxError) {
        let (_, isWhole, _) = try templatePart()
        if !isWhole { try addSubstitution() }
    }

    private mutating func addSubstitution() throws(SyntaxError) {
        let place = scanner.location
        scanner.advance(2)
        try add(.sign, "${", at: place, after: place)
    }

    /// The text of a template up to its end, or to a substitution, at which the scanner stays.
    private mutating func templatePart() throws(SyntaxError) -> (
        text: String, isWhole: Bool, isKnown: Bool
    ) {
        let start = scanner
        var text = String.UnicodeScalarView()
        var isKnown = true
        while let scalar = scanner.next {
            if scalar == "$", scanner.begins(with: "${") { return (String(text), false, isKnown) }
            scanner.advance()
            if scalar == "`" { return (String(text), true, isKnown) }
            if scalar == "\\" {
                isKnown = false
                scanner.advance()
            } else {
                text.append(scalar)
            }
        }
        throw start.error("unterminated template")
    }
}
