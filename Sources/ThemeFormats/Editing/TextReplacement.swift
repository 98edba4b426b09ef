package import Findings

/// A piece of a file that was replaced.
package struct TextReplacement: Hashable, Sendable {
    /// Where the value is written.
    package let location: SourceLocation
    /// The value before and after, without quotes.
    package let old: String
    package let new: String
}
