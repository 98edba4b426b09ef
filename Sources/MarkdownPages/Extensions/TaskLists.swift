/// Makes boxes of `[ ]` and `[x]` at the beginning of list items (GFM 0.29, section 5.3).
enum TaskLists {
    static func fold(_ root: MarkdownNode) {
        for item in root.nodes(.item) {
            guard let paragraph = item.firstChild, paragraph.kind == .paragraph,
                let text = paragraph.firstChild,
                text.kind == .text, case let literal = text.literal,
                case let mark = Array(literal.utf8.prefix(4)),
                mark.count > 2, mark[0] == UInt8(ascii: "["), mark[2] == UInt8(ascii: "]"),
                mark.count == 4 ? mark[3].isBlank : text.next?.kind == .lineBreak
            else { continue }
            let isDone = mark[1] == UInt8(ascii: "x") || mark[1] == UInt8(ascii: "X")
            guard isDone || mark[1].isBlank else { continue }
            text.setLiteral(String(Substring(literal.utf8.dropFirst(3))))
            paragraph.prepend(
                .inline(
                    "<input\(isDone ? " checked=\"\"" : "") disabled=\"\" type=\"checkbox\">",
                    as: .taskBox
                )
            )
        }
    }
}
