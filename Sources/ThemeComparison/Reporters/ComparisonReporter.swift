/// A way to write a comparison: a pure function from its value to a text.
package protocol ComparisonReporter: Sendable {
    /// The comparison as a text, with a line break at the end.
    func text(for comparison: Comparison) -> String
}
