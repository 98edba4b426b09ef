import Findings

/// Converts libcmark's locations, which count bytes, to ours, which count Unicode scalars.
struct PageLines {
    private let source: PageSource
    private lazy var lines = source.markdown.byteLines
    // The last location: counting on from it keeps a line with thousands of nodes linear.
    private var last = (line: 0, byte: 0, column: 1)

    init(_ source: PageSource) { self.source = source }

    mutating func location(of node: MarkdownNode) -> SourceLocation {
        let line = max(node.line, 1)
        var location = SourceLocation(file: source.start.file, line: source.start.line + line - 1)
        guard lines.indices.contains(line - 1), node.column > 0 else { return location }
        if last.line != line || last.byte >= node.column { last = (line, 0, 1) }
        let bytes = lines[line - 1]
        last.column += bytes.dropFirst(last.byte).prefix(node.column - 1 - last.byte).scalarCount
        last.byte = node.column - 1
        location.column = last.column
        return location
    }

    mutating func origin(of node: MarkdownNode) -> TextOrigin {
        TextOrigin(
            of: node.literal, from: location(of: node), at: max(node.column, 1) - 1,
            in: lines.dropFirst(max(node.line, 1) - 1))
    }
}

extension String {
    /// The lines as bytes, without their ends: LF, CR LF or CR, as libcmark has them.
    var byteLines: [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var rest = Array(utf8)[...]
        while let end = rest.firstIndex(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            lines.append(rest[..<end])
            rest = rest[end...].dropFirst(rest[end...].starts(with: "\r\n".utf8) ? 2 : 1)
        }
        lines.append(rest)
        return lines
    }
}
