/// Writes the tables and footnotes of a text as headings and lists, which libcmark reads.
///
/// A table is a paragraph to libcmark. Each of its cells becomes a heading of its own line in the same containers, so
/// that links, emphasis and code in it are read as anywhere, and lists around it stay tight. What belongs to which cell
/// is noted in the lines.
struct BlockRewriter {
    /// The most cells of a text: a table may be little but cells, and a cell costs as much as a paragraph.
    static let cellLimit = 65_536
    /// The cells that a smaller table counts for, since each table has a cost of its own.
    static let leastCells = 16

    private(set) var lines: [SourceLine]
    /// The alignments of each table's columns.
    private(set) var tables: [[TableRow.Alignment]] = []
    private(set) var problems: [MarkdownProblem] = []
    private let readsTables: Bool
    private let readsFootnotes: Bool
    private var containers: [BlockContainer] = []
    private var replacements: [(line: Int, lines: [SourceLine])] = []
    private var cellBudget = cellLimit
    /// Bytes that may be written: the markers before a cell are repeated for each.
    private var byteBudget: Int

    init(_ bytes: [UInt8], tables: Bool, footnotes: Bool) {
        lines = [SourceLine](bytes)
        readsTables = tables
        readsFootnotes = footnotes
        byteBudget = 16 * bytes.count + 65_536
    }

    /// Rewrites what is found in a tree of the lines; returns whether there was anything.
    mutating func rewrite(_ root: MarkdownNode) -> Bool {
        replacements = []
        root.forEachBlock { node, isEntered in
            switch node.kind {
            case .quote where isEntered: containers.append(.quote(line: node.line - 1))
            case .item where isEntered:
                containers.append(.item(line: node.line - 1, at: line(node.line - 1).cursor))
            case .quote, .item: containers.removeLast()
            case .paragraph where isEntered, .heading where isEntered:
                if node.endLine >= node.line { rewriteParagraph(node.line - 1...node.endLine - 1) }
            default: break
            }
        }
        if replacements.isEmpty { return false }
        replace()
        return true
    }

    private func line(_ index: Int) -> ContainedLine {
        ContainedLine(lines[index].bytes, line: index, in: containers)
    }

    /// Rewrites lines of a paragraph, or of a heading, whose lines were those of one if it is underlined.
    private mutating func rewriteParagraph(_ range: ClosedRange<Int>) {
        // libcmark may count a line to two blocks where carriage returns end lines.
        var index = max(range.lowerBound, (replacements.last?.line ?? -1) + 1)
        let last = min(range.upperBound, lines.count - 1)
        while index <= last {
            if case .text = lines[index].role {
                if readsFootnotes, let (line, label, rest) = footnote(index) {
                    rewriteFootnote(index, line, label, rest)
                } else if readsTables, index < last,
                    TableRow.mayGiveAlignments(lines[index + 1].bytes),
                    let end = rewriteTable(index, last: last)
                {
                    index = end
                    continue
                }
            }
            index += 1
        }
    }

    private func footnote(_ index: Int) -> (
        line: ContainedLine, label: [UInt8], rest: ArraySlice<UInt8>
    )? {
        guard lines[index].bytes.contains(HiddenByte.noteOpening.rawValue),
            case let line = line(index),
            !line.isIndented, let (label, rest) = FootnoteMarks.definition(in: line.content)
        else { return nil }
        return (line, label, rest)
    }

    private mutating func rewriteFootnote(
        _ index: Int,
        _ line: ContainedLine,
        _ label: [UInt8],
        _ rest: ArraySlice<UInt8>
    ) {
        var first = SourceLine(
            bytes: ArraySlice(line.opening + "1)  # #".utf8),
            number: lines[index].number
        )
        first.role = .footnote(label: label)
        var written = [first]
        if !rest.isEmpty {
            let opening = line.continuation + "    ".utf8
            let shift =
                lines[index].shift + rest.startIndex - lines[index].bytes.startIndex - opening.count
            written.append(
                SourceLine(bytes: opening + rest, number: lines[index].number, shift: shift)
            )
        }
        replacements.append((index, written))
    }

    /// Writes the lines before a table's first line again, and returns the index after the table; nil if there is none.
    private mutating func rewriteTable(_ index: Int, last: Int) -> Int? {
        let head = line(index)
        let delimiters = line(index + 1)
        let content = head.content
        guard head.isWhole, delimiters.isWhole,
            let alignments = TableRow.alignments(delimiters.content),
            case let row = TableRow(content), row.cells.count == alignments.count
        else { return nil }
        var rows = [(index, head, row.cells)]
        var end = index + 2
        while end <= last, case let line = line(end), line.isWhole, !line.isIndented,
            !TableRow.isEnd(line.content),
            FootnoteMarks.definition(in: line.content) == nil
        {
            rows.append((end, line, Array(TableRow(line.content).cells.prefix(alignments.count))))
            end += 1
        }
        let cellCount = max(rows.count * alignments.count, Self.leastCells)
        guard afford(cellCount, of: rows.map { $1.opening.count * $2.count }.reduce(0, +)) else {
            note(.cells, at: index)
            return end
        }
        for (number, row) in rows.enumerated() {
            let cells = row.2.enumerated().map { column, range in
                cell(
                    range,
                    of: row.0,
                    in: row.1,
                    isFirst: column == 0,
                    .cell(table: tables.count, row: number, column: column)
                )
            }
            replacements.append((row.0, cells))
            if number == 0 { replacements.append((index + 1, [])) }
        }
        tables.append(alignments)
        return end
    }

    private func cell(
        _ range: Range<Int>,
        of index: Int,
        in line: ContainedLine,
        isFirst: Bool,
        _ role: SourceLine.Role
    ) -> SourceLine {
        let source = lines[index]
        // The closing mark keeps signs at the end of the cell.
        let opening = (isFirst ? line.opening : line.continuation) + "# ".utf8
        let bytes = opening + TableRow.unescaped(source.bytes[range]) + " #".utf8
        let shift = source.shift + range.lowerBound - source.bytes.startIndex - opening.count
        return SourceLine(bytes: ArraySlice(bytes), number: source.number, shift: shift, role: role)
    }

    private mutating func afford(_ cells: Int, of bytes: Int) -> Bool {
        guard cells <= cellBudget, bytes <= byteBudget else { return false }
        cellBudget -= cells
        byteBudget -= bytes
        return true
    }

    private mutating func note(_ kind: MarkdownProblem.Kind, at index: Int) {
        if problems.isEmpty {
            problems.append(MarkdownProblem(kind: kind, line: lines[index].number + 1, column: 1))
        }
    }

    private mutating func replace() {
        var result = [SourceLine]()
        var next = 0
        for (index, written) in replacements {
            result += lines[next..<index]
            result += written
            next = index + 1
        }
        lines = result + lines[next...]
    }
}
