package import ColorScience
import SourceText

/// The reason why an expression could not be read.
public struct ExpressionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The position in the text, in characters, counted from 1.
    public var column: Int
    /// The problem, without a full stop.
    public var message: String
    /// The probable meaning, if it can be guessed.
    public var suggestion: String?

    /// The problem, and the probable meaning.
    public var description: String {
        guard let suggestion else { return message }
        return "\(message), \(didYouMean(suggestion))"
    }

    package init(column: Int = 1, _ message: String, suggestion: String? = nil) {
        self.column = column
        self.message = message
        self.suggestion = suggestion
    }

    package init(_ error: ColorParsingError) {
        self.init(column: error.column, error.message, suggestion: error.suggestion)
    }
}

func splitReference(_ text: String) throws(ExpressionError) -> (path: String, alpha: Substring?) {
    guard let close = text.firstIndex(of: "}") else {
        throw ExpressionError(
            "the alias is not closed: '}' is missing",
            suggestion: text.excerpt + "}"
        )
    }
    let path = text[text.index(after: text.startIndex)..<close].trimmed
    let rest = text[text.index(after: close)...].trimmed
    guard !path.isEmpty else { throw ExpressionError("the alias names no token") }
    if rest.isEmpty { return (String(path), nil) }
    guard rest.first == "/" else {
        let column = text.distance(from: text.startIndex, to: rest.startIndex) + 1
        throw ExpressionError(
            column: column,
            "only an alpha may follow an alias, as in '{\(String(path).excerpt)} / 72%'"
        )
    }
    return (String(path), rest.dropFirst().trimmed)
}

extension String {
    /// The text after a prefix; nil where the text does not begin with it.
    package func suffix(after prefix: String) -> String? {
        hasPrefix(prefix) ? String(Substring(utf8.dropFirst(prefix.utf8.count))) : nil
    }
}

extension Substring {
    var trimmed: Substring {
        var text = self
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text
    }
}
