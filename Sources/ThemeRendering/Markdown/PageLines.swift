import MarkdownPages

extension MarkdownLines {
    init(of document: borrowing MarkdownDocument, _ source: PageSource) {
        self.init(of: document, source.markdown, start: source.start, origins: source.origins)
    }

    mutating func origin(of node: MarkdownNode) -> TextOrigin {
        let (line, column) = position(of: node)
        return TextOrigin(
            of: node.literal,
            from: location(of: node),
            at: max(column, 1) - 1,
            in: lines.dropFirst(line - 1)
        )
    }
}
