import Findings
import Markdown

extension MarkdownLines {
    init(_ source: PageSource) { self.init(source.markdown, start: source.start) }

    mutating func origin(of node: MarkdownNode) -> TextOrigin {
        TextOrigin(
            of: node.literal, from: location(of: node), at: max(node.column, 1) - 1,
            in: lines.dropFirst(max(node.line, 1) - 1))
    }
}
