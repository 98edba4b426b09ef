import Findings
import ThemeModel

/// Where the pairs of a mode go in its tables: foregrounds down, backgrounds across.
struct MatrixLayout: Sendable {
    /// A table.
    struct Grid: Sendable {
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
    let grids: [Grid]

    init(_ pairs: [PairName]) {
        var grids = Place.allCases.map { Grid(name: $0.rawValue, columns: $0.columns) }
        for (index, pair) in pairs.enumerated() {
            let (place, row, column) = Place.of(pair)
            grids[Place.allCases.firstIndex(of: place) ?? 0].add(index, row, column)
        }
        self.grids = grids.filter { !$0.rows.isEmpty }
    }
}

/// Where a pair is seen.
private enum Place: String, CaseIterable {
    case page = "On the page"
    case fill = "On fills and marks"
    case component = "In components"
    case code = "In code"

    private static let surfaces = ["background", "surface", "surface-raised"]

    /// What stands above the columns of the table.
    var columns: [String] {
        switch self {
        case .page: Self.surfaces
        case .fill: ["on its fill"]
        case .component: ComponentState.allCases.map(\.rawValue)
        case .code: ["code-background"]
        }
    }

    /// The place of a pair, with its row and column there.
    static func of(_ pair: PairName) -> (place: Place, row: String, column: String) {
        let front = Component.parts[pair.foreground]
        if surfaces.contains(pair.background) { return (.page, pair.foreground, pair.background) }
        if pair.background == "code-background" { return (.code, pair.foreground, pair.background) }
        if front != nil, let back = Component.parts[pair.background] {
            return (.component, back.component.rawValue, back.state.rawValue)
        }
        return (.fill, pair.foreground == "on-\(pair.background)" ? pair.foreground : pair.phrase, "on its fill")
    }
}

extension MatrixLayout.Grid {
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
