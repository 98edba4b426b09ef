/// The reason why a text is not an absolute CSS colour, with its column.
public struct ColorParsingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The column of the error: 1-based, in characters of the text.
    public let column: Int
    /// The problem: starts in lower case, without a full stop.
    public let message: String
    /// The text that was probably meant, if known.
    public let suggestion: String?
    /// The kind of reason.
    package let kind: Kind

    /// The reasons that a reader may want to treat apart.
    package enum Kind: Hashable, Sendable {
        /// The text is no colour.
        case notUnderstood
        /// Nothing has this name, and no fallback is given.
        case unknownName(ColorName)
        /// The names lead back to the first.
        case cyclicName([ColorName])
        /// The colour depends on where it is used: `currentcolor`, system colours, `inherit`.
        case noFixedValue
    }

    /// The message with its column and the suggestion.
    public var description: String {
        let hint = suggestion.map { ", did you mean '\($0)'?" } ?? ""
        return "column \(column): \(message)\(hint)"
    }

    init(_ failure: ParsingFailure, in text: String) {
        column = String(decoding: text.utf8.prefix(failure.offset), as: UTF8.self).count + 1
        message = failure.message
        suggestion = failure.suggestion
        kind = failure.kind
    }
}

struct ParsingFailure: Error {
    var offset: Int
    var message: String
    var suggestion: String?
    var kind = ColorParsingError.Kind.notUnderstood

    /// The same failure at another place.
    func moved(to offset: Int) -> ParsingFailure {
        var result = self
        result.offset = offset
        return result
    }
}
