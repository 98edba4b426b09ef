/// Rows of text whose cells stand below each other; all rows have as many of them.
package enum TextTable {
    /// The rows with two blanks between columns and none at the end, `numbers` being the columns that end below each other.
    package static func lines(_ rows: [[String]], numbers: Set<Int> = []) -> [String] {
        padded(rows, numbers: numbers).map { $0.joined(separator: "  ").trimmedAtEnd }
    }

    /// The cells, each as wide as the widest of its column.
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
