package import SourceText

/// The reason why a directive stays in the text as it is.
package struct IncludeProblem: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The file cannot be read, with the reason.
        case unreadable(String)
        /// The files that include each other, from the outermost on.
        case cycle([String])
        /// Files that include files, deeper than ``IncludeLimits/depth``.
        case depth
        /// More directives than ``IncludeLimits/count``.
        case count
        /// More text than ``IncludeLimits/size``.
        case size
        /// The file has no lines with this name.
        case anchor(String)
        /// The file has fewer lines.
        case lines(count: Int)
    }

    package let kind: Kind
    /// The argument of the directive.
    package let argument: String
    package let location: SourceLocation
}

/// Limits on includes, so that a page's time and memory grow with what is written in it.
package enum IncludeLimits {
    /// The most levels of files that include files.
    package static let depth = 10
    /// The most files of a page, each counted as often as it is included.
    package static let count = 10_000
    /// The most bytes of the files of a page, each counted as often as it is included.
    package static let size = 16 << 20
}
