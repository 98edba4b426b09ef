/// A limit that a text exceeds, and the place.
package struct MarkdownProblem: Hashable, Sendable {
    /// A limit that keeps time and memory in proportion to the length of a text.
    package enum Kind: Sendable {
        /// Lists and quotes within each other, deeper than 100.
        case nesting
        /// More than 1,000 brackets in a paragraph that nothing closes.
        case openBrackets
        /// More than 65,536 cells of tables, or 4,096 tables.
        case cells
        /// More than 2 million signs and line ends.
        case length
    }

    /// The limit; all beyond it is shown as text, or left out for ``Kind/length``.
    package let kind: Kind
    /// The line, counted from 1.
    package let line: Int
    /// The column, in bytes, counted from 1.
    package let column: Int
}
