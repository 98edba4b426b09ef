import SourceText

/// The text between two ends of statements: a declaration, or the text in front of a brace.
struct StyleStatement {
    private(set) var text = ""
    private(set) var location: SourceLocation?
    private(set) var valueLocation: SourceLocation?
    private var value = ""
    /// The text before the first colon.
    private var name: String?
    private(set) var brackets = OpenBrackets()
    /// A comment stands before the next token.
    private var hasComment = false

    var isInBrackets: Bool { !brackets.isEmpty }

    var isCustomProperty: Bool { name?.hasPrefix("--") ?? false }

    /// The property and its value, which only a custom property may leave empty.
    var declaration: (name: String, value: String, isImportant: Bool)? {
        guard let name else { return nil }
        let value = value.trimmed
        let word = "important"
        var isImportant = false
        var rest = value
        if value.lowercased().hasSuffix(word) {
            let start = value.dropLast(word.count).trimmed
            isImportant = start.hasSuffix("!")
            if isImportant { rest = start.dropLast().trimmed }
        }
        if rest.isEmpty, !isCustomProperty { return nil }
        return (name, rest, isImportant)
    }

    /// A comment keeps the tokens of a value apart.
    mutating func appendComment() {
        hasComment = true
    }

    mutating func append(_ token: CSSScanner.Token, in file: String) {
        defer { hasComment = false }
        if case .space = token.kind { return appendSpace() }
        let place = SourceLocation(file: file, line: token.line, column: token.column)
        if location == nil { location = place }
        if case .sign(let sign) = token.kind {
            brackets.read(token)
            if sign == ":", name == nil, !isInBrackets {
                name = text.trimmed
                text += ":"
                return
            }
        }
        let word = token.unescaped
        text += word
        if name == nil { return }
        if valueLocation == nil { valueLocation = place }
        if hasComment, let last = value.last, last != " " { value += "/**/" }
        value += word
    }

    private mutating func appendSpace() {
        if name == nil { name = GTKNotation.property(definedBy: text) }
        if !text.isEmpty { text += " " }
        if !value.isEmpty { value += " " }
    }
}
