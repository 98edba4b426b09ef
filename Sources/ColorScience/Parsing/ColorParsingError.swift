/// Why a text is not an absolute CSS colour, and where.
public struct ColorParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where the trouble is: 1-based, in characters of the text.
    public let column: Int
    /// What is wrong: starts in lower case, without a full stop.
    public let message: String
    /// What was probably meant, where that can be told.
    public let suggestion: String?

    /// The message with its column and the suggestion.
    public var description: String {
        let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
        return "column \(column): \(message)\(hint)"
    }

    init(_ failure: ParsingFailure, in text: String) {
        column = String(decoding: text.utf8.prefix(failure.offset), as: UTF8.self).count + 1
        (message, suggestion) = (failure.message, failure.suggestion)
    }
}

struct ParsingFailure: Error {
    let offset: Int
    let message: String
    var suggestion: String?
}
