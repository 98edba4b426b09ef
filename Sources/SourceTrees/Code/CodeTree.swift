import SourceText

/// The form of a file of code as a tree: its whole text under ``root``.
package enum CodeTree {
    package static let root = "$swift"

    static func node(_ text: String, file: String) -> SourceNode {
        let start = SourceLocation(file: file, line: 1, column: 1)
        let code = SourceNode(content: .scalar(text, .block), location: start)
        return SourceNode(members: [(root, code)], at: code)
    }
}
