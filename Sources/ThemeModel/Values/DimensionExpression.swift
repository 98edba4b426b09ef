import Findings

/// A dimension as a theme file states it: a dimension, or another layout token's.
public enum DimensionExpression: Hashable, Sendable {
    /// The dimension itself.
    case literal(Dimension)
    /// The dotted path of another token, such as `layout.radius.md`.
    case reference(String)

    /// Reads `8px`, which may not be negative, or `{layout.radius.md}`.
    public init(parsing text: String) throws(ExpressionError) {
        guard text.utf8.first == UInt8(ascii: "{") else {
            let dimension = try Dimension(parsing: text)
            guard dimension.value >= 0 else {
                throw ExpressionError("'\(text.excerpt)' is negative: write a dimension of 0 or more")
            }
            self = .literal(dimension)
            return
        }
        let (path, rest) = try splitReference(text)
        guard rest == nil else { throw ExpressionError("a dimension has no alpha") }
        self = .reference(path)
    }
}
