package import SourceText

/// The limits of a tree, whatever it is written in: files come from strangers.
package enum TreeLimits {
    /// The most nodes of a file; those that aliases of YAML repeat count each time.
    package static let nodes = 200_000
    /// The most levels of lists and mappings: 700 overflow a stack of half a megabyte.
    package static let depth = 200

    /// The error about a file with more than ``nodes``.
    package static func tooManyValues(at location: SourceLocation) -> SyntaxError {
        SyntaxError(
            message: "the file has more than \(nodes) values",
            help: "write fewer",
            location: location
        )
    }
}
