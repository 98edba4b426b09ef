import SourceText

/// The tokens of a statement of a style sheet that are a declaration.
enum SheetStatement {
    typealias Declaration = (property: String, value: ArraySlice<CSSScanner.Token>)

    /// The property before the first colon, and the tokens of its value; nil for anything else, and where browsers drop it.
    static func declaration(in statement: [CSSScanner.Token]) -> Declaration? {
        var index = 0
        var property = ""
        if case .sign("$")? = statement.first?.kind {
            property = "$"
            index = 1
        }
        guard index < statement.count, case .word = statement[index].kind else { return nil }
        property += statement[index].unescaped
        index += 1
        while index < statement.count, case .space = statement[index].kind { index += 1 }
        guard index < statement.count, case .sign(":") = statement[index].kind else { return nil }
        let value = value(after: index, in: statement)
        if !property.hasPrefix("$"), isDropped(value) { return nil }
        return (lowered(property), value)
    }

    /// The same with a sign in the name for each part that Sass computes, before the tokens at `holes`.
    static func declaration(
        in statement: [CSSScanner.Token],
        holes: [Int]
    ) -> Declaration? {
        if holes.isEmpty { return declaration(in: statement) }
        var property = ""
        var holes = holes[...]
        for (index, token) in statement.enumerated() {
            if holes.first == index { property += SheetDeclaration.hole }
            holes = holes.drop { $0 == index }
            switch token.kind {
            case .word, .sign("-"): property += token.unescaped
            case .sign(":") where !property.isEmpty:
                return (lowered(property), value(after: index, in: statement))
            case .sign("$") where index == 0: property += "$"
            default: return nil
            }
        }
        return nil
    }

    /// The statement is `@media print`.
    static func isPrint(_ statement: [CSSScanner.Token]) -> Bool {
        guard case .sign("@")? = statement.first?.kind else { return false }
        let words = statement[...].writtenText.lowercased().split(separator: " ")
        return words == ["@media", "print"]
    }

    /// The start of names that Sass has for the properties in a block: `font: {` or `font: bold {`.
    static func nestedProperty(in statement: [CSSScanner.Token]) -> String? {
        guard let (property, value) = declaration(in: statement), !property.hasPrefix("$") else {
            return nil
        }
        // Without a blank it is a selector with a state.
        let isSelector = value.startIndex > 0 && !value.isEmpty && !isBlankBefore(value, statement)
        return isSelector ? nil : property
    }

    private static func isBlankBefore(
        _ value: ArraySlice<CSSScanner.Token>,
        _ statement: [CSSScanner.Token]
    ) -> Bool {
        statement[value.startIndex - 1].kind.isBlank
    }

    /// Names of custom properties are told apart by large letters, and so are those of variables.
    private static func lowered(_ property: String) -> String {
        if property.hasPrefix("--") { return property }
        return property.hasPrefix("$") ? SassName.normal(property) : property.lowercased()
    }

    private static func value(
        after colon: Int,
        in statement: [CSSScanner.Token]
    ) -> ArraySlice<CSSScanner.Token> {
        statement[(colon + 1)...].drop { token in
            if case .space = token.kind { return true }
            return false
        }
    }
}
