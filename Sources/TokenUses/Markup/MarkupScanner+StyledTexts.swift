import Findings
import SourceText

// Style sheets that scripts write out.
extension MarkupScanner {
    /// Words before a template that is no style sheet.
    private static let others: Set<String> = [
        "String.raw", "clsx", "cn", "cx", "gql", "graphql", "html", "raw", "return", "sql", "svg",
        "tw", "twMerge",
    ]

    /// Notes a token in a template such as css`color: var(--ink)`, or that a script gives a style, whose pairs nothing tells.
    mutating func noticeStyles(_ range: Range<Int>) {
        let isTemplate = script[range.lowerBound] == UInt8(ascii: "`")
        let isSheet = isTemplate && (isTagged(range.lowerBound) || isInStyle)
        guard isSheet || setsStyle else { return }
        let text = script.text(range)
        guard !isSheet || text.contains("color:") || text.contains("background"),
            let token = collector.names.token(in: text[...])
        else { return }
        let reason = isSheet ? CodeReason.scriptedSheet : .scriptedStyle
        collector.note(.ofScript(token, reason), at: range.lowerBound)
    }

    /// `<style>{`…`}</style>`.
    private var isInStyle: Bool {
        guard frames.count > 1, case .content(let name) = frames[frames.count - 2].kind else {
            return false
        }
        return name == "style"
    }

    private static let styles = [".style.color", ".style.background", ".style.backgroundColor"]

    /// A script gives an element a colour: `element.style.color = "…"`.
    private var setsStyle: Bool {
        guard previous == UInt8(ascii: "="), previousWord.count < Self.longestPath else {
            return false
        }
        let path = script.text(previousWord)
        return Self.styles.contains(where: path.hasSuffix)
    }

    private static let longestPath = 200

    /// A function comes directly before a template: `styled.p`, `styled(Box)`, `css<Props>`.
    private func isTagged(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        let byte = script.bytes[start - 1]
        if ScriptText.isPath(byte) { return !Self.others.contains(script.text(previousWord)) }
        return byte == UInt8(ascii: ")") || byte == UInt8(ascii: ">") && previous == byte
    }
}

extension PairUse {
    /// A token in a script that may be the colour of a text, for a reason that nothing tells its ground.
    static func ofScript(_ token: String, _ reason: CodeReason) -> PairUse {
        PairUse(
            .init(token),
            on: .unknown(.code(reason)),
            as: .text,
            at: SourceLocation(file: "")
        )
    }
}
