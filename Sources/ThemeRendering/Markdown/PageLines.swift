import Findings

/// The lines of a page, in which libcmark counts bytes and a place counts Unicode scalars.
struct PageLines {
    private let source: PageSource
    private lazy var lines = source.markdown.byteLines
    /// The place that was told last: on a line with many nodes only what lies between them is counted.
    private var mark = (line: 0, byte: 0, column: 1)

    init(_ source: PageSource) { self.source = source }

    /// Where a node begins in its file.
    ///
    /// Complexity: O(n) in the bytes since the node before it on the line.
    mutating func location(of node: MarkdownNode) -> SourceLocation {
        let line = max(node.line, 1)
        var place = SourceLocation(file: source.start.file, line: source.start.line + line - 1)
        guard lines.indices.contains(line - 1), node.column > 0 else { return place }
        if mark.line != line || mark.byte >= node.column { mark = (line, 0, 1) }
        let bytes = lines[line - 1]
        mark.column += bytes.dropFirst(mark.byte).prefix(node.column - 1 - mark.byte).scalarCount
        mark.byte = node.column - 1
        place.column = mark.column
        return place
    }

    /// Where the text of a node of HTML stands in its file.
    mutating func origin(of node: MarkdownNode) -> TextOrigin {
        TextOrigin(
            of: node.literal, from: location(of: node), at: max(node.column, 1) - 1,
            in: lines.dropFirst(max(node.line, 1) - 1))
    }
}
