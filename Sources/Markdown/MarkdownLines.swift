package import Findings

/// Converts libcmark's locations, which count bytes, to ours, which count Unicode scalars.
package struct MarkdownLines {
    private let start: SourceLocation
    /// The lines of the text, without their ends.
    package let lines: [ArraySlice<UInt8>]
    // The last location: counting on from it keeps a line with thousands of nodes linear.
    private var last = (line: 0, byte: 0, column: 1)

    /// `start` is where the text begins in its file.
    package init(_ text: String, start: SourceLocation) {
        self.start = start
        lines = text.byteLines
    }

    package mutating func location(of node: MarkdownNode) -> SourceLocation {
        let line = max(node.line, 1)
        var location = SourceLocation(file: start.file, line: start.line + line - 1)
        guard lines.indices.contains(line - 1), node.column > 0 else { return location }
        if last.line != line || last.byte >= node.column { last = (line, 0, 1) }
        let bytes = lines[line - 1]
        last.column += bytes.dropFirst(last.byte).prefix(node.column - 1 - last.byte).scalarCount
        last.byte = node.column - 1
        location.column = last.column
        return location
    }
}
