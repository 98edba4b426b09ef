package import SourceTrees
package import ThemeModel

extension NodeReader {
    /// Reads the number of pairs that a check judges at least.
    package mutating func pairCount(_ node: SourceNode) -> Located<Int>? {
        guard let text = text(node, "'expect'") else { return nil }
        guard let count = Int(text.value), count > 0 else {
            wrongType(node, "'expect'", expected: "a number of pairs from 1 up")
            return nil
        }
        return Located(count, at: node.location)
    }
}
