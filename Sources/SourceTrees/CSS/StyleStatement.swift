import SourceText

/// The text between two ends of statements: a declaration, or the text in front of a brace.
struct StyleStatement {
    private(set) var text = ""
    private(set) var location: SourceLocation?
    private(set) var valueLocation: SourceLocation?
    private var value = ""
    /// The text before the first colon.
    private var name: String?
    /// The brackets that close those that are open, the innermost last.
    private var closers: [Unicode.Scalar] = []
    private var firstBracket: SourceLocation?
    /// A semicolon or brace stands in the brackets, where a statement ends elsewhere.
    private var holdsEnds = false
    /// A comment stands before the next token.
    private var hasComment = false

    var isInBrackets: Bool { !closers.isEmpty }

    /// An open bracket with other statements in it: browsers take all up to its end for one value.
    var openBracket: SourceLocation? {
        isInBrackets && holdsEnds ? firstBracket : nil
    }

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
            enterOrLeave(sign, at: place)
            if sign == ":", name == nil, closers.isEmpty {
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

    /// A bracket that closes another kind than the innermost one closes nothing.
    ///
    /// Source: CSS Syntax 3, §5.4.8.
    private mutating func enterOrLeave(_ sign: Unicode.Scalar, at place: SourceLocation) {
        if isInBrackets, ";{}".unicodeScalars.contains(sign) { holdsEnds = true }
        if sign == closers.last {
            closers.removeLast()
            return
        }
        guard let closer = Self.closers[sign] else { return }
        if closers.isEmpty {
            firstBracket = place
            holdsEnds = false
        }
        closers.append(closer)
    }

    private static let closers: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", "[": "]", "{": "}",
    ]
}
