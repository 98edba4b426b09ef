/// Why the parser stopped, at a byte of the text; becomes a ``ColorParsingError`` at the edge.
struct ParsingFailure: Error {
    let offset: Int
    let message: String
    var suggestion: String?
}

extension ColorParsingError {
    /// Turns the byte offset into a column of `text`.
    init(_ failure: ParsingFailure, in text: String) {
        let before = String(decoding: text.utf8.prefix(failure.offset), as: UTF8.self)
        self.init(column: before.count + 1, message: failure.message, suggestion: failure.suggestion)
    }
}
