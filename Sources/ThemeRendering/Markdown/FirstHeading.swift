/// The first heading of the first level in a text of Markdown, found without reading more of the text than must be.
enum FirstHeading {
    /// How many bytes are looked at first.
    private static let limit = 1 << 8

    /// The heading's words; nil where there is none.
    ///
    /// Blocks end line by line: one that the first lines have is there whatever follows (CommonMark 0.31.2, appendix, phase 1).
    /// Only what its brackets mean may be defined further below.
    static func text(in markdown: String) -> String? {
        let start = markdown.utf8.prefix(limit)
        if let end = start.lastIndex(of: UInt8(ascii: "\n")), start.endIndex < markdown.endIndex,
            let text = MarkdownTree(String(markdown[...end]), allowsRawHTML: false).title, !text.utf8.contains(bracket)
        {
            return text
        }
        return MarkdownTree(markdown, allowsRawHTML: false).title
    }

    private static let bracket = UInt8(ascii: "[")
}
