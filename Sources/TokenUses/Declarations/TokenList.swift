import SourceText

extension ArraySlice<CSSScanner.Token> {
    /// The text in small letters, without comments.
    var text: String { writtenText.lowercased() }

    /// The text as it is written, without comments; line breaks are blanks.
    var writtenText: String {
        var text = ""
        for token in self {
            switch token.kind {
            case .comment: continue
            case .space: text += " "
            default: text += token.text
            }
        }
        return text
    }

    /// The tokens between the commas that stand in no brackets, without blanks around them; empty ones are left out.
    var partsBetweenCommas: [ArraySlice<CSSScanner.Token>] {
        var parts: [ArraySlice<CSSScanner.Token>] = []
        var depth = 0
        var start = startIndex
        for index in indices {
            switch self[index].kind {
            case .sign("("), .sign("["):
                depth += 1
            case .sign(")"), .sign("]"):
                depth -= 1
            case .sign(",") where depth == 0:
                parts.append(self[start..<index].trimmed)
                start = index + 1
            default:
                break
            }
        }
        parts.append(self[start...].trimmed)
        return parts.filter { !$0.isEmpty }
    }

    /// Without blanks and comments at both ends.
    var trimmed: ArraySlice<CSSScanner.Token> {
        var part = self
        while part.first?.kind.isBlank == true { part.removeFirst() }
        while part.last?.kind.isBlank == true { part.removeLast() }
        return part
    }
}

extension CSSScanner {
    /// The tokens of a value in the notation of a class, in which `_` is a blank.
    static func tokens(of value: Substring) -> ArraySlice<Token> {
        var scanner = CSSScanner(TextCursor(String(value.replacing("_", with: " "))))
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens[...]
    }
}

extension CSSScanner.Kind {
    var isBlank: Bool {
        switch self {
        case .space, .comment: true
        default: false
        }
    }
}
