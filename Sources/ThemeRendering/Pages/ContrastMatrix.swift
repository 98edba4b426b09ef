import Findings
import ThemeModel

/// A theme's verdicts as tables: a group of them for each mode.
struct ContrastMatrix {
    private let theme: Theme
    private let verdicts: [PairVerdict]
    /// The verdicts as cells, in their order.
    private let cells: [View]

    init(_ judged: JudgedTheme) {
        theme = judged.theme
        verdicts = judged.report.pairs
        cells = judged.cells
    }

    /// A table group for each mode.
    func views(_ layouts: LastAnswer<[PairName], MatrixLayout>) -> [View] {
        theme.modes.map { mode in
            let own = verdicts.indices.filter { verdicts[$0].mode == mode.name }
            let pairs = own.map { verdicts[$0].pair }
            let layout = layouts.answer(to: pairs) { MatrixLayout(pairs) }
            return [
                .mode: .text(mode.name), .isDefault: .flag(mode.name == theme.defaultMode.name),
                .level: .text(theme.level(of: mode).rawValue),
                .groups: .list(layout.grids.map { view(of: $0, own) }),
            ]
        }
    }

    /// A table; `own` are the places of the mode's verdicts.
    private func view(of grid: MatrixLayout.Grid, _ own: [Int]) -> View {
        let rows = grid.rows.map { row -> View in
            let shown = row.cells.map { worst(of: $0, own) }
            return [
                .name: .text(row.name), .use: .text(use(of: shown)),
                .cells: .list(shown.map { $0.map { cells[$0] } ?? MatrixCell.empty }),
            ]
        }
        return [
            .name: .text(grid.name), .columns: .list(grid.columns.map { [.name: .text($0)] }), .rows: .list(rows),
        ]
    }

    /// The place of the verdict that is shown of several for one cell: the one nearest to failing.
    private func worst(of pairs: [Int], _ own: [Int]) -> Int? {
        guard var worst = pairs.first.map({ own[$0] }) else { return nil }
        for pair in pairs.dropFirst() where margin(own[pair]) < margin(worst) { worst = own[pair] }
        return worst
    }

    private func margin(_ place: Int) -> Double { (verdicts[place].measured ?? 0) - (verdicts[place].required ?? 0) }

    /// What the foreground of a row is used for: the strictest of its uses.
    private func use(of row: [Int?]) -> String {
        let uses = row.compactMap { $0.map { verdicts[$0].pair.use } }
        return ContrastUse.allCases.first(where: uses.contains)?.label ?? ""
    }
}
