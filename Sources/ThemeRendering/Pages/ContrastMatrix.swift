import Findings
import ThemeModel

struct ContrastMatrix {
    private let theme: Theme
    private let verdicts: [PairVerdict]
    private let fix: FixPreview
    private let tokens: TokenList?

    init(_ judged: JudgedTheme, _ fix: FixPreview, _ tokens: TokenList?) {
        self.fix = fix
        self.tokens = tokens
        theme = judged.theme
        verdicts = judged.report.pairs
    }

    var views: [View] {
        theme.modes.map { mode in
            let isDefault = mode.name == theme.defaultMode.name
            var tables: [MatrixTable.Kind: MatrixTable] = [:]
            for index in verdicts.indices where verdicts[index].mode == mode.name {
                let kind = MatrixTable.Kind(of: verdicts[index].pair)
                tables[kind, default: MatrixTable(kind)].addVerdict(at: index, of: verdicts)
            }
            let shown = MatrixTable.Kind.allCases.compactMap { tables[$0] }.filter {
                !$0.rows.isEmpty
            }
            return [
                .mode: .text(mode.name),
                .isDefault: .flag(isDefault),
                .level: .text(theme.level(of: mode).rawValue),
                .groups: .list(shown.map { view(of: $0, hasLinks: isDefault) }),
            ]
        }
    }

    /// Each further mode has the same names, and a page of a hundred pairs has a budget: only the first one's are links.
    private func view(of table: MatrixTable, hasLinks: Bool) -> View {
        let backgrounds = table.columns.indices.map { column in
            table.kind.hasBackgrounds
                ? firstColors(table.rows.lazy.map { $0.cells[column] })?.background : nil
        }
        let rows = table.rows.map { row -> View in
            let first = firstColors(row.cells)
            let background = table.kind.hasBackgrounds ? nil : first?.background
            let cells = zip(row.cells, backgrounds).map { index, below -> View in
                index.map { heat($0, first?.foreground, below ?? background) } ?? .emptyHeat
            }
            return [
                .name: .text(row.name),
                .href: .text(ifAny: hasLinks ? tokens?.address(named: row.name) : nil),
                .use: .text(ifAny: use(of: row)?.label),
                .isGraphic: .flag(use(of: row) == .nonText || row.isLine),
                .foreground: .text(ifAny: first?.foreground),
                .background: .text(ifAny: background),
                .cells: .list(cells),
            ]
        }
        let columns = zip(table.columns, backgrounds).enumerated().map { index, column -> View in
            [
                .name: .text(column.0),
                .background: .text(ifAny: column.1),
                .number: .number(index + 2),
            ]
        }
        return [
            .name: .text(table.kind.rawValue),
            .hasColors: .flag(table.kind.hasBackgrounds),
            .columns: .list(columns),
            .rows: .list(rows),
        ]
    }

    private func firstColors(_ cells: some Sequence<Int?>) -> ComparedColors? {
        for case let index? in cells { if let colors = verdicts[index].colors { return colors } }
        return nil
    }

    /// The cell of a verdict, with the level that its ratio reaches and what would pass, in a table that gives it a
    /// foreground and a background.
    private func heat(_ index: Int, _ foreground: String?, _ background: String?) -> View {
        let verdict = verdicts[index]
        let after = fix.colors(of: verdict)
        return verdict.cell + [
            .isEmpty: .flag(false),
            .isPass: .flag(verdict.verdict == .pass),
            .hasOwnForeground: .flag(verdict.colors?.foreground != foreground),
            .hasOwnBackground: .flag(verdict.colors?.background != background),
            .level: .text(ifAny: verdict.reachedLevel),
            .after: after.map {
                .group([.foreground: .text($0.foreground), .background: .text($0.background)])
            }
                ?? .flag(false),
            .nearest: .text(ifAny: fix.passingForeground(of: verdict)),
        ]
    }

    /// The strictest use of a row's cells; nil for text.
    private func use(of row: MatrixTable.Row) -> ContrastUse? {
        let use = ContrastUse.allCases.first { use in
            row.cells.contains { $0.map { verdicts[$0].pair.use } == use }
        }
        return use == .text ? nil : use
    }
}

/// A table of verdicts: foregrounds down, backgrounds across.
private struct MatrixTable {
    enum Kind: String, CaseIterable {
        case page = "On the page"
        case fill = "On fills and marks"
        case component = "In components"
        case code = "In code"
    }

    struct Row {
        let name: String
        var cells: [Int?]

        /// A line is shown and no text, though nothing is asked of it.
        var isLine: Bool { name == "border" || name.hasSuffix("-border") }
    }

    let kind: Kind
    let columns: [String]
    private(set) var rows: [Row] = []
    private var rowsByName: [String: Int] = [:]

    init(_ kind: Kind) {
        self.kind = kind
        columns =
            switch kind {
            case .page: Kind.surfaces
            case .fill: ["on its fill"]
            case .component: ComponentState.allCases.map(\.rawValue)
            case .code: ["code-background"]
            }
    }

    /// Adds a verdict; where a cell has several, the one nearest to failing is shown.
    mutating func addVerdict(at index: Int, of verdicts: [PairVerdict]) {
        let (name, columnName) = kind.cell(of: verdicts[index].pair)
        guard let column = columns.firstIndex(of: columnName) else { return }
        let row = rowsByName[name] ?? rows.count
        if row == rows.count {
            rowsByName[name] = row
            rows.append(Row(name: name, cells: Array(repeating: nil, count: columns.count)))
        }
        func margin(_ index: Int) -> Double {
            (verdicts[index].measured ?? 0) - (verdicts[index].required ?? 0)
        }
        if let shown = rows[row].cells[column], margin(shown) <= margin(index) { return }
        rows[row].cells[column] = index
    }
}

extension MatrixTable.Kind {
    /// A column is a background, which its cells share where no foreground is translucent.
    fileprivate var hasBackgrounds: Bool { self == .page || self == .code }

    fileprivate static let surfaces = ["background", "surface", "surface-raised"]

    fileprivate init(of pair: PairName) {
        if Self.surfaces.contains(pair.background) {
            self = .page
        } else if pair.background == "code-background" {
            self = .code
        } else {
            let isComponent =
                Component.parts[pair.foreground] != nil && Component.parts[pair.background] != nil
            self = isComponent ? .component : .fill
        }
    }

    fileprivate func cell(of pair: PairName) -> (row: String, column: String) {
        switch self {
        case .page, .code: return (pair.foreground, pair.background)
        case .fill:
            return (
                pair.foreground == "on-\(pair.background)" ? pair.foreground : pair.phrase,
                "on its fill"
            )
        case .component:
            let background = Component.parts[pair.background]
            return (background?.component.rawValue ?? "", background?.state.rawValue ?? "")
        }
    }
}
