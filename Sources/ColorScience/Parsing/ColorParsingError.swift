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
}
