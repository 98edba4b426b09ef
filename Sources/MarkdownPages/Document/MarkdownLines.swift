package import SourceText

/// The places of a document's nodes in Unicode scalars; libcmark counts bytes.
package struct MarkdownLines {
    private let start: SourceLocation
    private let text: String
    private let read: [SourceLine]?
    private let origins: LineOrigins?
    /// The lines of the text, without their ends.
    package private(set) lazy var lines = text.byteLines
    // The last location: counting on from it keeps a line with thousands of nodes linear.
    private var last = (line: 0, byte: 0, column: 1)

    /// `start` is where the text begins in its file.
    package init(of document: borrowing MarkdownDocument, _ text: String, start: SourceLocation) {
        self.init(of: document, text, start: start, origins: nil)
    }

    /// `origins` are those of the text's lines if it includes files.
    package init(
        of document: borrowing MarkdownDocument,
        _ text: String,
        start: SourceLocation,
        origins: LineOrigins?
    ) {
        self.text = text
        self.start = start
        self.origins = origins
        read = document.lines
    }

    /// The start of a node; its line alone where the column is unknown.
    package mutating func location(of node: MarkdownNode) -> SourceLocation {
        let (line, column) = position(of: node)
        return location(line: line, column: column)
    }

    /// The place of a problem.
    package mutating func location(of problem: MarkdownProblem) -> SourceLocation {
        location(line: problem.line, column: problem.column)
    }

    /// A node's line in the text, and its column in bytes, both counted from 1; column 0 is unknown.
    package func position(of node: MarkdownNode) -> (line: Int, column: Int) {
        let line = max(node.line, 1)
        guard let read, read.indices.contains(line - 1) else { return (line, node.column) }
        let source = read[line - 1]
        return (source.number + 1, node.column > 0 ? max(node.column + source.shift, 1) : 0)
    }

    private mutating func location(line: Int, column: Int) -> SourceLocation {
        let origin = origins?.origin(ofLine: line)
        var location =
            origin?.location ?? SourceLocation(file: start.file, line: start.line + line - 1)
        guard lines.indices.contains(line - 1), column > 0 else { return location }
        if last.line != line || last.byte >= column {
            last = (line, 0, 1)
        }
        let bytes = lines[line - 1]
        last.column += bytes.dropFirst(last.byte).prefix(column - 1 - last.byte).scalarCount
        last.byte = column - 1
        location.column = last.column
        guard let origin else { return location }
        if let indent = origin.indent {
            location.column = max(last.column - indent, 1)
        } else {
            location.column = 0
        }
        return location
    }
}
