import CCMark
package import SourceText

/// The table of contents of a book, as `SUMMARY.md` of mdBook has it.
package struct BookSummary: Sendable {
    package enum Entry: Sendable {
        /// A heading: what follows belongs to it.
        case part(String)
        /// A line between chapters.
        case separator
        case chapter(Chapter)
    }

    package struct Chapter: Sendable {
        package let title: String
        /// Empty for a chapter that is not written yet.
        package let url: String
        package let location: SourceLocation
        package let chapters: [Chapter]
    }

    package private(set) var entries: [Entry] = []

    /// Reads a text that begins at `start`.
    package init(_ text: String, start: SourceLocation) {
        let document = MarkdownDocument(text, options: MarkdownOptions(extensions: []))
        var lines = MarkdownLines(of: document, text, start: start)
        var isFirst = true
        for block in document.root.children {
            if block.kind == .html { continue }
            switch block.kind {
            // The first heading is the title of the summary itself.
            case .heading where !isFirst: entries.append(.part(block.text))
            case .paragraph:
                for link in block.nodes(.link) {
                    entries.append(.chapter(Chapter(link, [], &lines)))
                }
            case .list: entries += Self.chapters(in: block, &lines).map(Entry.chapter)
            default: if block.isThematicBreak { entries.append(.separator) }
            }
            isFirst = false
        }
    }

    private static func chapters(in list: MarkdownNode, _ lines: inout MarkdownLines) -> [Chapter] {
        var chapters: [Chapter] = []
        for item in list.children {
            let blocks = item.children
            let paragraph = blocks.first { $0.kind == .paragraph }
            let inner = blocks.filter { $0.kind == .list }.flatMap { Self.chapters(in: $0, &lines) }
            guard let named = paragraph?.nodes(.link).first ?? paragraph else {
                chapters += inner
                continue
            }
            chapters.append(Chapter(named, inner, &lines))
        }
        return chapters
    }
}

extension BookSummary.Chapter {
    /// A chapter that a link names, or words without one.
    fileprivate init(
        _ node: MarkdownNode,
        _ chapters: [BookSummary.Chapter],
        _ lines: inout MarkdownLines
    ) {
        self.init(
            title: node.text,
            url: node.url,
            location: lines.location(of: node),
            chapters: chapters
        )
    }
}

extension MarkdownNode {
    fileprivate var isThematicBreak: Bool {
        cmark_node_get_type(pointer) == CMARK_NODE_THEMATIC_BREAK
    }
}
