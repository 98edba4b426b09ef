/// A programming, markup or data language whose code can be divided into tokens.
///
/// ```swift
/// let code = "let depth = 2.4  // metres"
/// for token in Language.named("swift")?.tokens(of: code) ?? [] {
///     print(token.kind, token.range)  // keyword 0..<3, number 12..<15, comment 17..<26
/// }
/// ```
///
/// Languages are tables of words and marks without a grammar. Everything else stays plain.
package struct Language: Sendable {
    /// The name for people, such as `C++`.
    package let name: String
    /// The names for code blocks in lower case, the usual one first, such as `cpp` and `c++`.
    package let aliases: [String]
    let table: LexerTable

    init(_ name: String, _ aliases: String, _ syntax: Syntax = Syntax()) {
        self.name = name
        self.aliases = aliases.split(separator: " ").map(String.init)
        table = LexerTable(syntax)
    }

    /// The tokens of a text, in its order, without overlaps; the text between them is plain.
    ///
    /// Every text has tokens, whether it follows the rules of the language or not. Complexity: O(n) in time and memory.
    package func tokens(of text: String) -> [CodeToken] {
        tokens(of: Array(text.utf8))
    }

    /// The tokens of the UTF-8 of a text.
    package func tokens(of code: [UInt8]) -> [CodeToken] {
        var lexer = CodeLexer(table, code, code.indices)
        lexer.lex()
        return lexer.tokens
    }
}
