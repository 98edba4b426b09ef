import Findings
import SourceText

// Style sheets that scripts write out.
extension MarkupScanner {
    /// Words before a template that is no style sheet.
    private static let others: Set<String> = [
        "String.raw", "clsx", "cn", "cx", "gql", "graphql", "html", "raw", "return", "sql", "svg",
        "tw", "twMerge",
    ]

    /// Notes a token in a template such as css`color: var(--ink)`, whose pairs nothing tells.
    mutating func noticeStyles(_ range: Range<Int>) {
        guard script[range.lowerBound] == UInt8(ascii: "`"), isTagged(range.lowerBound) else {
            return
        }
        let text = script.text(range)
        guard text.contains("color:") || text.contains("background"),
            let token = collector.names.token(in: text[...])
        else { return }
        let use = PairUse(
            .init(token),
            on: .unknown(.code(.scriptedSheet)),
            as: .text,
            at: SourceLocation(file: "")
        )
        collector.note(use, at: range.lowerBound)
    }

    /// A function comes directly before a template: `styled.p`, `styled(Box)`, `css<Props>`.
    private func isTagged(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let byte = script.bytes[start - 1]
        if ScriptText.isPath(byte) { return !Self.others.contains(script.text(previousWord)) }
        return byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") && previous == byte
    }
}
