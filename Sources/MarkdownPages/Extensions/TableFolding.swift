/// Makes tables of the headings that their cells were written as.
enum TableFolding {
    private typealias Cell = (node: MarkdownNode, table: Int, row: Int, column: Int)

    static func fold(_ root: MarkdownNode, _ lines: [SourceLine], _ tables: [[TableRow.Alignment]])
    {
        let cells: [Cell] = root.nodes(.heading).compactMap { node in
            guard case .cell(let table, let row, let column) = lines[node.line - 1].role else {
                return nil
            }
            return (node, table, row, column)
        }
        var rest = cells[...]
        while let first = rest.first {
            let cells = rest.prefix { $0.table == first.table }
            rest = rest[cells.endIndex...]
            fold(cells, tables[first.table])
        }
    }

    private static func fold(_ cells: ArraySlice<Cell>, _ columns: [TableRow.Alignment]) {
        guard let first = cells.first, let last = cells.last else { return }
        let hasBody = last.row > 0
        let table = MarkdownNode.block(
            "<table>\n<thead>",
            hasBody ? "</tbody>\n</table>" : "</table>",
            as: .table
        )
        table.insert(before: first.node)
        var rest = cells
        for row in 0...last.row {
            let opening = row == 1 ? "<tbody>\n<tr>\n" : "<tr>\n"
            let name = row == 0 ? "th" : "td"
            let closing = row == 0 ? "</tr>\n</thead>\n" : "</tr>\n"
            for (column, alignment) in columns.enumerated() {
                let attribute = alignment == .none ? "" : " align=\"\(alignment.rawValue)\""
                let before = column == 0 ? opening : ""
                let after = column == columns.count - 1 ? closing : ""
                let cell = MarkdownNode.inline(
                    "\(before)<\(name)\(attribute)>",
                    "</\(name)>\n\(after)"
                )
                table.append(cell)
                guard let written = rest.first, written.row == row, written.column == column else {
                    continue
                }
                cell.append(childrenOf: written.node)
                written.node.remove()
                rest.removeFirst()
            }
        }
    }
}
