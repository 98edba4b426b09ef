@testable import ThemeRendering

/// A piece of code with its text.
struct CodePiece {
    let kind: CodeToken.Kind
    let text: String

    /// The pieces of a text.
    static func all(of text: String, _ language: Language) -> [CodePiece] {
        let bytes = Array(text.utf8)
        return CodeLexer(text, language: language).tokens().map {
            CodePiece(kind: $0.kind, text: String(decoding: bytes[$0.bytes], as: UTF8.self))
        }
    }
}
