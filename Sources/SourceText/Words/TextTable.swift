/// Rows of text with aligned columns; every row has the same number of cells.
package enum TextTable {
    /// The rows as lines, two blanks between columns; the columns in `numbers` are aligned to the right.
    package static func lines(_ rows: [[String]], numbers: Set<Int> = []) -> [String] {
        padded(rows, numbers: numbers).map { cells in
            cells.joined(separator: "  ").trimmedAtEnd
        }
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
