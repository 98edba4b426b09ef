import SourceText

/// Types, which a program does not have when it runs.
extension ScriptParser {
    /// Reads a declaration of types; the word is an ordinary name where a line break follows.
    mutating func readTypeDeclaration() throws(SyntaxError) {
        let word = next
        let after = tokens[index + 1]
        guard after.kind == .word, !after.beginsLine else { throw refusal() }
        advance()
        switch word.text {
        case "type":
            _ = try name()
            if next.isSign("<") { try skipAngles() }
            try expect("=")
            try skipType()
            try endStatement()
        case "interface":
            try readInterface()
        default:
            try readAmbient()
        }
    }

    private mutating func readInterface() throws(SyntaxError) {
        _ = try name()
        if next.isSign("<") { try skipAngles() }
        if skipWord("extends") {
            repeat { try skipSingleType(depth: 0) } while skip(",")
        }
        try skipBrackets("{")
    }

    /// Reads `declare module "…" { … }`, `declare global { … }` or `declare const name: …`.
    private mutating func readAmbient() throws(SyntaxError) {
        if skipWord("const") {
            _ = try name()
            try expect(":")
            try skipType()
            return try endStatement()
        }
        if skipWord("module") {
            guard next.kind == .text else { throw refusal() }
            advance()
        } else if !skipWord("global") {
            throw refusal()
        }
        try skipBrackets("{")
    }

    mutating func skipType(depth: Int = 0) throws(SyntaxError) {
        try checkDepth(depth)
        if !skip("|") { _ = skip("&") }
        repeat { try skipSingleType(depth: depth + 1) } while skip("|") || skip("&")
        guard next.isWord("extends"), !next.beginsLine else { return }
        advance()
        try skipType(depth: depth + 1)
        try expect("?")
        try skipType(depth: depth + 1)
        try expect(":")
        try skipType(depth: depth + 1)
    }

    private static let operators: Set = [
        "keyof", "typeof", "readonly", "unique", "infer", "asserts", "new", "abstract",
    ]

    private mutating func skipSingleType(depth: Int) throws(SyntaxError) {
        try checkDepth(depth)
        while next.kind == .word, Self.operators.contains(next.text) { advance() }
        let token = next
        switch token.kind {
        case .word: try skipNamedType(depth: depth)
        case .text, .otherText, .number: skipLiteralType()
        case .sign where token.text == "{" || token.text == "[": try skipBrackets(token.text)
        case .sign where token.text == "(" || token.text == "<": try skipFunctionType(depth: depth)
        case .sign where token.text == "-":
            advance()
            guard next.kind == .number else { throw refusal() }
            advance()
        default: throw refusal()
        }
        while next.isSign("["), !next.beginsLine { try skipBrackets("[") }
    }

    private mutating func skipLiteralType() {
        advance()
        while next.isSign("${"), let end = counterparts[index] { index = end + 1 }
    }

    private mutating func skipNamedType(depth: Int) throws(SyntaxError) {
        let isImport = next.isWord("import")
        advance()
        if isImport { try skipBrackets("(") }
        while skip(".") {
            guard next.kind == .word else { throw refusal() }
            advance()
        }
        if next.isSign("<"), !next.beginsLine { try skipAngles() }
        if next.isWord("is"), !next.beginsLine {
            advance()
            try skipSingleType(depth: depth + 1)
        }
    }

    private mutating func skipFunctionType(depth: Int) throws(SyntaxError) {
        if next.isSign("<") { try skipAngles() }
        try skipBrackets("(")
        if skip("=>") { try skipType(depth: depth + 1) }
    }

    /// Goes past the parameters or arguments of a type, in which `<` and `>` are brackets.
    mutating func skipAngles() throws(SyntaxError) {
        var depth = 0
        repeat {
            if next.isSign("<") {
                depth += 1
            } else if next.isSign(">") {
                depth -= 1
            } else if next.kind == .end || next.isSign(";") || isClosing {
                throw refusal()
            } else if let end = counterparts[index] {
                index = end
            }
            advance()
        } while depth > 0
    }

    /// The next token closes a bracket that was opened before.
    private var isClosing: Bool { (counterparts[index] ?? .max) < index }

    /// Goes past `as const`, `satisfies Theme` and their like after a value.
    mutating func skipAssertions() throws(SyntaxError) {
        while !next.beginsLine, next.isWord("as") || next.isWord("satisfies") {
            advance()
            if !skipWord("const") { try skipType() }
        }
    }
}
