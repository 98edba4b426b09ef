/// Makes deletions of `~text~` and `~~text~~` (GFM 0.29, section 6.5).
enum Strikethrough {
    /// A run of one or two tildes, which may begin a deletion, end one, or both.
    private struct Run {
        let node: MarkdownNode
        let length: Int
        let opens: Bool
        let closes: Bool
    }

    static func fold(_ root: MarkdownNode) {
        var runs: [OpaquePointer?: [Run]] = [:]
        for text in root.nodes(.text) where text.literal.utf8.contains(UInt8(ascii: "~")) {
            runs[text.parent?.pointer, default: []] += split(text)
        }
        for runs in runs.values { pair(runs) }
    }

    /// Puts each run of a text into a node of its own.
    private static func split(_ text: MarkdownNode) -> [Run] {
        let scalars = Array(text.literal.unicodeScalars)
        let before = text.scalarBefore
        let after = text.scalarAfter
        var runs = [Run]()
        var nodes = [MarkdownNode]()
        var start = 0
        var index = 0
        func addText(_ range: Range<Int>) {
            if range.isEmpty { return }
            nodes.append(.text(String(String.UnicodeScalarView(scalars[range]))))
        }
        while index < scalars.count {
            let length = scalars[index...].prefix { $0 == "~" }.count
            if (1...2).contains(length) {
                addText(start..<index)
                addText(index..<index + length)
                let left = index == 0 ? before : scalars[index - 1]
                let right = index + length == scalars.count ? after : scalars[index + length]
                runs.append(
                    Run(
                        node: nodes[nodes.count - 1],
                        length: length,
                        opens: flanks(right, outside: left),
                        closes: flanks(left, outside: right)
                    )
                )
                start = index + length
            }
            index += max(length, 1)
        }
        if runs.isEmpty { return [] }
        addText(start..<scalars.count)
        text.replace(with: nodes)
        return runs
    }

    /// The sides of a run that touch text, by the rules for `*` of CommonMark 0.30, section 6.2.
    private static func flanks(_ inside: Unicode.Scalar, outside: Unicode.Scalar) -> Bool {
        !inside.properties.isWhitespace
            && (!inside.isPunctuation || outside.properties.isWhitespace || outside.isPunctuation)
    }

    /// Pairs each closing run with the nearest opening one of its length, within one parent.
    private static func pair(_ runs: [Run]) {
        // The indices of open runs of one and of two tildes.
        var open: [[Int]] = [[], []]
        for (index, run) in runs.enumerated() {
            if run.closes, let start = open[run.length - 1].last {
                delete(from: runs[start].node, to: run.node)
                for length in open.indices {
                    while let last = open[length].last, last >= start { open[length].removeLast() }
                }
            } else if run.opens {
                open[run.length - 1].append(index)
            }
        }
    }

    private static func delete(from start: MarkdownNode, to end: MarkdownNode) {
        let deletion = MarkdownNode.inline("<del>", "</del>")
        deletion.insert(before: start)
        while let next = start.next, next.pointer != end.pointer { deletion.append(next) }
        start.remove()
        end.remove()
    }
}

extension MarkdownNode {
    /// The last scalar before the node, as far as it says whether it is white space, punctuation or neither.
    fileprivate var scalarBefore: Unicode.Scalar {
        if let previous { return previous.kind == .lineBreak ? " " : ")" }
        return parent.map { $0.kind == .paragraph || $0.kind == .heading ? " " : "*" } ?? " "
    }
    fileprivate var scalarAfter: Unicode.Scalar {
        if let next { return next.kind == .lineBreak ? " " : "(" }
        return parent.map { $0.kind == .paragraph || $0.kind == .heading ? " " : "*" } ?? " "
    }
}

extension Unicode.Scalar {
    fileprivate var isPunctuation: Bool {
        if isASCII { return UInt8(value).isSign }
        switch properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
            .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            return true
        default: return false
        }
    }
}
