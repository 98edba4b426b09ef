/// The cells of a line of a table (GFM 0.29, section 4.10).
struct TableRow {
    /// The alignment of the text of a column.
    enum Alignment: String {
        case none, left, center, right

        fileprivate init(colonBefore: Bool, colonAfter: Bool) {
            switch (colonBefore, colonAfter) {
            case (true, true): self = .center
            case (true, false): self = .left
            case (false, true): self = .right
            case (false, false): self = .none
            }
        }
    }

    /// The ranges of the cells in the line, without blanks around them.
    let cells: [Range<Int>]

    init(_ line: ArraySlice<UInt8>) {
        var rest = line.trimmed
        if rest.first == UInt8(ascii: "|") { rest.removeFirst() }
        if rest.last == UInt8(ascii: "|"), rest.dropLast().last != UInt8(ascii: "\\") {
            rest.removeLast()
        }
        var cells = [Range<Int>]()
        var start = rest.startIndex
        for index in rest.indices where rest[index] == UInt8(ascii: "|") {
            if index > rest.startIndex, rest[index - 1] == UInt8(ascii: "\\") { continue }
            cells.append(rest[start..<index].trimmed.indices)
            start = index + 1
        }
        self.cells = cells + [rest[start...].trimmed.indices]
    }

    /// The alignments that a row such as `| --- | :-: |` gives; nil for any other line.
    static func alignments(_ line: ArraySlice<UInt8>) -> [Alignment]? {
        guard line.contains(UInt8(ascii: "-")),
            line.allSatisfy({ $0.isBlank || "|-:".utf8.contains($0) })
        else {
            return nil
        }
        var alignments: [Alignment] = []
        for range in TableRow(line).cells {
            let cell = line[range]
            let dashes = cell.drop { $0 == UInt8(ascii: ":") }.prefix { $0 == UInt8(ascii: "-") }
            let before = dashes.startIndex - cell.startIndex
            let after = cell.endIndex - dashes.endIndex
            guard !dashes.isEmpty, before <= 1, after <= 1,
                after == 0 || cell.last == UInt8(ascii: ":")
            else { return nil }
            alignments.append(Alignment(colonBefore: before == 1, colonAfter: after == 1))
        }
        return alignments
    }

    /// True for a line that may give alignments: its last byte tells it from almost any line of prose.
    static func mayGiveAlignments(_ line: ArraySlice<UInt8>) -> Bool {
        guard let last = line.last(where: { !$0.isBlank }) else { return false }
        return "|-:".utf8.contains(last)
    }

    /// The text of a cell, in which `\|` is a plain `|`.
    static func unescaped(_ cell: ArraySlice<UInt8>) -> [UInt8] {
        var text: [UInt8] = []
        for byte in cell {
            if byte == UInt8(ascii: "|"), text.last == UInt8(ascii: "\\") { text.removeLast() }
            text.append(byte)
        }
        return text
    }

    /// True for a line that would begin another block where no paragraph is open, and so ends a table.
    static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first else { return true }
        if first.isDigit {
            let rest = line.drop { $0.isDigit }
            return line.count - rest.count < 10 && ".)".utf8.contains(rest.first ?? 0)
                && (rest.dropFirst().first?.isBlank ?? true)
        }
        if "-+*".utf8.contains(first) {
            let rest = line.dropFirst()
            return rest.first?.isBlank ?? true
                || line.allSatisfy { $0 == first || $0.isBlank } && line.count > 2
        }
        guard first == UInt8(ascii: "<"), line.trimmed.last == UInt8(ascii: ">") else {
            return false
        }
        let name = line.dropFirst().drop { $0 == UInt8(ascii: "/") }
        return name.first?.isLetter ?? false && !name.dropLast().contains(UInt8(ascii: "<"))
            && !name.trimmed.dropLast().contains(UInt8(ascii: ">"))
    }
}

extension ArraySlice<UInt8> {
    var trimmed: ArraySlice<UInt8> {
        var slice = drop { $0.isBlank }
        while slice.last?.isBlank ?? false { slice.removeLast() }
        return slice
    }
}
