extension String {
    /// The text with U+FFFD for control characters and those that change the writing direction, so that a file cannot
    /// control the terminal.
    package var visible: String {
        guard unicodeScalars.contains(where: \.steersTerminal) else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0.steersTerminal ? "\u{FFFD}" : $0 })
        )
    }

    package var visibleLines: String {
        split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(
            separator: "\n"
        )
    }

    package var trimmedAtEnd: String {
        String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
    }
}

extension Unicode.Scalar {
    /// Controls, separators of lines and paragraphs, and embeddings, overrides and isolates of UAX #9.
    fileprivate var steersTerminal: Bool {
        isControl || [0x2028...0x202E, 0x2066...0x2069].contains { $0 ~= value }
    }
}

extension StringProtocol {
    /// The cells of a terminal that the text takes: two for a wide character (UAX #11) and for an emoji, else one.
    package var cells: Int { reduce(0) { $0 + ($1.isWide ? 2 : 1) } }
}

extension Character {
    fileprivate var isWide: Bool {
        guard !isASCII, let first = unicodeScalars.first else { return false }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") {
            return true
        }
        return switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
            0xAC00...0xD7A3,
            0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            true
        default: false
        }
    }
}

/// Rows of text with aligned columns; every row has the same number of cells.
package enum TextTable {
    /// The rows as lines, two blanks between columns; the columns in `numbers` are aligned to the right.
    package static func lines(_ rows: [[String]], numbers: Set<Int> = []) -> [String] {
        padded(rows, numbers: numbers).map { $0.joined(separator: "  ").trimmedAtEnd }
    }

    package static func padded(_ rows: [[String]], numbers: Set<Int> = []) -> [[String]] {
        let columns = rows.first?.indices ?? 0..<0
        let widths = columns.map { column in rows.map { $0[column].cells }.max() ?? 0 }
        return rows.map { row in
            columns.map { column in
                let gap = String(repeating: " ", count: widths[column] - row[column].cells)
                return numbers.contains(column) ? gap + row[column] : row[column] + gap
            }
        }
    }
}
