/// Writes a comparison as text, in one of the forms that `diff` has.
public protocol ComparisonReporter: Sendable {
    /// The comparison as text.
    func text(for comparison: Comparison) -> String
}
