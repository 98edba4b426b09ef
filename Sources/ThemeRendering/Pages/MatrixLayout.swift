import Findings
import Synchronization
import ThemeModel

/// Where the pairs of a mode go in its tables: foregrounds down, backgrounds across.
struct MatrixLayout: Sendable {
    /// A table.
    struct Table: Sendable {
        let name: String
        let columns: [String]
        fileprivate(set) var rows: [Row] = []
        /// The place of each row, by its name.
        fileprivate var places: [String: Int] = [:]
    }

    /// A row: for each column the places of the pairs that it is about.
    struct Row: Sendable {
        let name: String
        fileprivate(set) var cells: [[Int]]
    }

    /// The tables that have rows.
    let tables: [Table]

    init(_ pairs: [PairName]) {
        var tables = [
            Table(name: "On the page", columns: Self.surfaces), Table(name: "On fills and marks", columns: [Self.fill]),
            Table(name: "In components", columns: ComponentState.allCases.map(\.rawValue)),
            Table(name: "In code", columns: [Self.code]),
        ]
        for (index, pair) in pairs.enumerated() {
            let (table, row, column) = Self.place(of: pair)
            tables[table].add(index, row, column)
        }
        self.tables = tables.filter { !$0.rows.isEmpty }
    }

    private static let surfaces = ["background", "surface", "surface-raised"]
    private static let fill = "on its fill"
    private static let code = "code-background"

    /// The table, row and column of a pair.
    private static func place(of pair: PairName) -> (table: Int, row: String, column: String) {
        let front = Component.parts[pair.foreground]
        if front == nil, surfaces.contains(pair.background) { return (0, pair.foreground, pair.background) }
        if pair.background == code { return (3, pair.foreground, code) }
        if front != nil, let back = Component.parts[pair.background] {
            return (2, back.component.rawValue, back.state.rawValue)
        }
        return (1, pair.foreground == "on-\(pair.background)" ? pair.foreground : pair.phrase, fill)
    }
}

extension MatrixLayout.Table {
    fileprivate mutating func add(_ pair: Int, _ row: String, _ column: String) {
        guard let column = columns.firstIndex(of: column) else { return }
        let place = places[row] ?? rows.count
        if place == rows.count {
            places[row] = place
            rows.append(MatrixLayout.Row(name: row, cells: Array(repeating: [], count: columns.count)))
        }
        rows[place].cells[column].append(pair)
    }
}

/// Makes the layouts of modes; that of the one before is used again where it has the same pairs, as themes of one format have.
final class MatrixLayouts: Sendable {
    private let last = Mutex<(pairs: [PairName], layout: MatrixLayout)?>(nil)

    /// The layout for the pairs of a mode.
    func layout(of pairs: [PairName]) -> MatrixLayout {
        if let last = last.withLock({ $0 }), last.pairs == pairs { return last.layout }
        let layout = MatrixLayout(pairs)
        last.withLock { $0 = (pairs, layout) }
        return layout
    }
}
