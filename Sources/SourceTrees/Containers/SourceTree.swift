/// The tree of a file.
package struct SourceTree: Sendable {
    package let root: SourceNode
    /// The places are counted as YAML counts lines; else only a line feed ends one.
    package let countsLinesAsYAML: Bool
}
