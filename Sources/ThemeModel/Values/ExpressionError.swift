package import ColorScience
import Findings

/// Why an expression could not be read.
public struct ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// How far into the text, in characters, counted from 1.
    public var column: Int
    /// What is wrong, without a full stop.
    public var message: String
    /// What was probably meant, if that can be guessed.
    public var suggestion: String?

    /// What is wrong, and what was probably meant.
    public var description: String { message + (suggestion.map { ", \(didYouMean($0))" } ?? "") }

    package init(column: Int = 1, _ message: String, suggestion: String? = nil) {
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }

    package init(_ error: ColorParsingError) {
        self.init(column: error.column, error.message, suggestion: error.suggestion)
    }
}
