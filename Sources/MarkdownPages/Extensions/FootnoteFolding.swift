/// Makes footnotes of the list items that they were written as, and their marks in the text links to them.
struct FootnoteFolding {
    private struct Note {
        let item: MarkdownNode
        var references = 0
    }

    private var items: [[UInt8]: MarkdownNode] = [:]
    /// Freed at the end, since a footnote may lie within another one.
    private var unused: [MarkdownNode] = []
    /// The notes that are referred to, in the order of the first references.
    private var notes: [Note] = []
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns the ids of the footnotes and of the marks that lead to them.
    static func fold(_ root: MarkdownNode, _ lines: [SourceLine]) -> Set<String> {
        var folding = FootnoteFolding()
        folding.takeItems(root, lines)
        folding.link(root)
        // A note may refer to another one, which is then added.
        var index = 0
        while index < folding.notes.count {
            folding.link(folding.notes[index].item)
            index += 1
        }
        folding.addSection(to: root)
        for item in folding.unused + folding.items.values { item.remove() }
        let ids = folding.notes.enumerated().flatMap { index, note in
            ["fn-\(index + 1)"]
                + (1...note.references).map { Self.id(ofReference: $0, to: index + 1) }
        }
        return Set(ids)
    }

    /// Takes the items out of the tree; of two with one label the first counts.
    private mutating func takeItems(_ root: MarkdownNode, _ lines: [SourceLine]) {
        for heading in root.nodes(.heading) {
            guard case .footnote(let label) = lines[heading.line - 1].role,
                let item = heading.parent,
                item.kind == .item, let list = item.parent
            else { continue }
            heading.remove()
            item.unlink()
            if list.firstChild == nil { list.remove() }
            if items[label] == nil { items[label] = item } else { unused.append(item) }
        }
    }

    /// Makes links of the marks within a node.
    private mutating func link(_ node: MarkdownNode) {
        for text in node.nodes(.text) {
            let bytes = Array(text.literal.utf8)
            guard bytes.contains(HiddenByte.noteOpening.rawValue), !text.isInLink else { continue }
            var pieces = [MarkdownNode]()
            var rest = bytes[...]
            while let start = rest.firstIndex(of: HiddenByte.noteOpening.rawValue),
                let end = rest[start...].firstIndex(of: HiddenByte.noteClosing.rawValue)
            {
                guard let mark = mark(of: FootnoteMarks.lowercased(rest[(start + 2)..<end])) else {
                    pieces.append(.text(String(decoding: rest[...end], as: UTF8.self)))
                    rest = rest[(end + 1)...]
                    continue
                }
                if start > rest.startIndex {
                    pieces.append(.text(String(decoding: rest[..<start], as: UTF8.self)))
                }
                pieces.append(mark)
                rest = rest[(end + 1)...]
            }
            if pieces.isEmpty { continue }
            if !rest.isEmpty { pieces.append(.text(String(decoding: rest, as: UTF8.self))) }
            text.replace(with: pieces)
        }
    }

    private mutating func mark(of label: [UInt8]) -> MarkdownNode? {
        if numbers[label] == nil, let item = items.removeValue(forKey: label) {
            notes.append(Note(item: item))
            numbers[label] = notes.count
        }
        guard let number = numbers[label] else { return nil }
        notes[number - 1].references += 1
        let id = Self.id(ofReference: notes[number - 1].references, to: number)
        return .inline(
            "<sup class=\"footnote-ref\"><a href=\"#fn-\(number)\" id=\"\(id)\">\(number)</a></sup>"
        )
    }

    private static func id(ofReference reference: Int, to number: Int) -> String {
        reference == 1 ? "fnref-\(number)" : "fnref-\(number)-\(reference)"
    }

    private func addSection(to root: MarkdownNode) {
        if notes.isEmpty { return }
        let section = MarkdownNode.block(
            "<section class=\"footnotes\" aria-label=\"Footnotes\">\n<ol>",
            "</ol>\n</section>"
        )
        root.append(section)
        for (index, note) in notes.enumerated() {
            let item = MarkdownNode.block("<li id=\"fn-\(index + 1)\">", "</li>")
            item.append(childrenOf: note.item)
            note.item.remove()
            section.append(item)
            if item.lastChild?.kind != .paragraph { item.append(.paragraph()) }
            for reference in 1...note.references {
                let id = Self.id(ofReference: reference, to: index + 1)
                let number = reference == 1 ? "" : "<sup>\(reference)</sup>"
                item.lastChild?.append(
                    .inline(
                        " <a href=\"#\(id)\" class=\"footnote-back\" aria-label=\"Back to the text\">↩\(number)</a>"
                    )
                )
            }
        }
    }
}
