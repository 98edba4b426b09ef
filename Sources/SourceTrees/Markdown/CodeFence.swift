/// A line that begins or ends a block of code in Markdown.
///
/// Source: CommonMark 0.31.2, §4.5.
struct CodeFence {
    private let mark: UInt8
    private let count: Int
    private let info: String
    private let hasBackquote: Bool

    private static let shortest = 3
    private static let deepest = 3

    /// Nil for any other line.
    init?(_ line: Substring.UTF8View) {
        let text = line.drop { $0 == UInt8(ascii: " ") }
        guard line.count - text.count <= Self.deepest, let mark = text.first,
            "`~".utf8.contains(mark)
        else { return nil }
        let rest = text.drop { $0 == mark }
        count = text.count - rest.count
        guard count >= Self.shortest else { return nil }
        self.mark = mark
        let blanks: Set<Character> = [" ", "\t", "\r", "\r\n"]
        info = String(Substring(rest).trimmingPrefix { blanks.contains($0) })
            .prefix { !blanks.contains($0) }
            .lowercased()
        hasBackquote = mark == UInt8(ascii: "`") && rest.contains(mark)
    }

    /// A line with a backquote after its fence is code in a paragraph.
    var mayOpen: Bool { !hasBackquote }

    var isOfYAML: Bool { info == "yaml" || info == "yml" }

    func closes(_ opening: CodeFence) -> Bool {
        mark == opening.mark && count >= opening.count && info.isEmpty
    }
}
