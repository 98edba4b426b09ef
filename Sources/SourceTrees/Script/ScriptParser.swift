import SourceText

/// A parser of the constants that JavaScript and TypeScript write out, as files of colours do.
///
/// Nothing is run. So every statement is one of those that cannot change a constant, or the file is refused: a value that
/// other code of the file changes would be judged as it is written.
struct ScriptParser {
    let tokens: [ScriptToken]
    /// The index of the other bracket of a pair.
    let counterparts: [Int: Int]
    var index = 0
    private var statements: [SourceNode] = []
    /// A parameter may have the name `Object`.
    let mayRenameObject: Bool

    static func parse(_ text: String, file: String) throws(SyntaxError) -> SourceNode {
        let tokens = try ScriptLexer.tokens(of: text, file: file)
        var parser = ScriptParser(tokens: tokens.all, counterparts: tokens.counterparts)
        while parser.next.kind != .end { try parser.readStatement() }
        let start = SourceLocation(file: file, line: 1, column: 1)
        let list = SourceNode(content: .sequence(parser.statements), location: start)
        let key = SourceNode(text: ScriptTree.root, at: list)
        return SourceNode(content: .mapping([(key: key, value: list)]), location: start)
    }

    private init(tokens: [ScriptToken], counterparts: [Int: Int]) {
        self.tokens = tokens
        self.counterparts = counterparts
        mayRenameObject = zip(tokens, tokens.dropFirst()).contains { token, next in
            token.isWord("Object") && !next.isSign(".")
        }
    }

    mutating func add(_ mark: ScriptTree.Mark, _ value: SourceNode) {
        add(SourceNode(mark, value))
    }

    mutating func add(_ statement: SourceNode) { statements.append(statement) }

    private mutating func readStatement() throws(SyntaxError) {
        let start = next
        if skip(";") { return }
        if start.kind == .text, isDirective { return advance() }
        guard start.kind == .word else { throw refusal() }
        switch start.text {
        case "import": try readImport()
        case "export": try readExport()
        case "module", "exports": try readCommonExport()
        default: try readDeclaration()
        }
    }

    /// A text by itself, such as `"use strict"`.
    private var isDirective: Bool {
        let after = tokens[index + 1]
        return after.isSign(";") || after.beginsLine || after.kind == .end
    }

    mutating func readDeclaration() throws(SyntaxError) {
        switch next.text {
        case "const":
            try readConstants()
        case "function":
            try readFunction()
        case "async" where tokens[index + 1].isWord("function"):
            try readFunction()
        case "type", "interface", "declare":
            try readTypeDeclaration()
        default:
            throw refusal()
        }
    }

    /// Goes past the end of a statement, which a line break makes where the next token begins one.
    mutating func endStatement() throws(SyntaxError) {
        if skip(";") || next.kind == .end || next.beginsLine { return }
        throw refusal()
    }
}

// MARK: - Tokens

extension ScriptParser {
    /// The last token stays the next one at the end.
    var next: ScriptToken { tokens[index] }

    mutating func advance() { index = min(index + 1, tokens.count - 1) }

    mutating func skip(_ sign: String) -> Bool {
        guard next.isSign(sign) else { return false }
        advance()
        return true
    }

    mutating func skipWord(_ word: String) -> Bool {
        guard next.isWord(word) else { return false }
        advance()
        return true
    }

    mutating func expect(_ sign: String) throws(SyntaxError) {
        guard skip(sign) else { throw refusal() }
    }

    /// The name that stands here.
    mutating func name() throws(SyntaxError) -> ScriptToken {
        let token = next
        guard token.kind == .word, !Self.reserved.contains(token.text) else { throw refusal() }
        advance()
        return token
    }

    /// Goes past a pair of brackets.
    mutating func skipBrackets(_ opening: String) throws(SyntaxError) {
        guard next.isSign(opening), let end = counterparts[index] else { throw refusal() }
        index = end + 1
    }

    func checkDepth(_ depth: Int) throws(SyntaxError) {
        guard depth > TreeLimits.depth else { return }
        throw error("values are nested more than \(TreeLimits.depth) deep")
    }

    private static let reserved: Set = [
        "break", "case", "catch", "class", "const", "continue", "default", "delete", "do", "else",
        "enum", "export", "extends", "false", "finally", "for", "function", "if", "import", "in",
        "instanceof", "let", "new", "null", "return", "super", "switch", "this", "throw", "true",
        "try", "typeof", "var", "void", "while", "with", "yield", "undefined", "exports", "module",
        "eval", "arguments",
    ]

    func node(_ content: SourceNode.Content, at token: ScriptToken) -> SourceNode {
        SourceNode(content: content, location: token.location)
    }

    func quoted(_ token: ScriptToken) -> SourceNode {
        node(.scalar(token.text, .quoted), at: token)
    }
}

// MARK: - Refusals

extension ScriptParser {
    /// The error about a token that begins none of the statements and values that are read.
    func refusal() -> SyntaxError {
        let text = next.kind == .end ? "the end of the file" : "'\(next.text.prefix(40))'"
        return error("\(text) is not understood there")
    }

    func error(_ message: String, at token: ScriptToken? = nil) -> SyntaxError {
        ScriptTree.refusal(message, at: (token ?? next).location)
    }
}
