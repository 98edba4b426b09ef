import Findings
import ThemeModel

/// A theme's verdicts as tables: foregrounds down, backgrounds across.
enum ContrastMatrix {
    /// A table group for each mode.
    static func views(of theme: Theme, _ verdicts: [PairVerdict]) -> [View] {
        let own = Dictionary(grouping: verdicts, by: \.mode)
        return theme.modes.map { mode in
            let rows = own[mode.name] ?? []
            return [
                .mode: .text(mode.name), .isDefault: .flag(mode.name == theme.defaultMode.name),
                .level: .text(theme.level(of: mode).rawValue), .groups: .list(groups(of: rows)),
            ]
        }
    }

    private static let surfaces = ["background", "surface", "surface-raised"]

    private static func groups(of rows: [PairVerdict]) -> [View] {
        let rows = Dictionary(grouping: rows) { place(of: $0.pair) }
        return [
            table("On the page", rows[.page], columns: surfaces) { ($0.pair.foreground, $0.pair.background) },
            table("On fills and marks", rows[.fill], columns: ["on its fill"]) { row in
                let name = row.pair.foreground == "on-\(row.pair.background)" ? row.pair.foreground : row.pair.phrase
                return (name, "on its fill")
            },
            table("In components", rows[.component], columns: ComponentState.allCases.map(\.rawValue)) { row in
                componentNames[row.pair.background].map { ($0.component, $0.state) } ?? (row.pair.foreground, "normal")
            },
            table("In code", rows[.code], columns: ["code-background"]) { ($0.pair.foreground, $0.pair.background) },
        ].compactMap(\.self)
    }

    /// Where a pair is seen.
    private enum Place {
        case page, fill, component, code
    }

    private static func place(of pair: PairName) -> Place {
        let isOfComponent = componentNames[pair.foreground] != nil
        if surfaces.contains(pair.background) { return isOfComponent ? .fill : .page }
        if pair.background == "code-background" { return .code }
        return isOfComponent && componentNames[pair.background] != nil ? .component : .fill
    }

    /// Component and state behind the name of a component's colour.
    private static let componentNames: [String: (component: String, state: String)] = {
        var names: [String: (component: String, state: String)] = [:]
        for component in Component.allCases {
            for state in ComponentState.allCases {
                for part in ComponentColor.allCases {
                    names[component.name(of: part, in: state)] = (component.rawValue, state.rawValue)
                }
            }
        }
        return names
    }()

    private static func table(
        _ name: String, _ verdicts: [PairVerdict]?, columns: [String],
        _ place: (PairVerdict) -> (row: String, column: String)
    ) -> View? {
        guard let verdicts else { return nil }
        var order: [String] = []
        var cells: [String: [String: PairVerdict]] = [:]
        for verdict in verdicts {
            let (row, column) = place(verdict)
            if cells[row] == nil { order.append(row) }
            if let other = cells[row]?[column], isWorse(other, verdict) { continue }
            cells[row, default: [:]][column] = verdict
        }
        let rows = order.map { row -> View in
            let own = cells[row] ?? [:]
            return [
                .name: .text(row),
                .use: .text(own.values.map(\.pair.use).min { $0.rawValue > $1.rawValue }?.label ?? ""),
                .cells: .list(columns.map { own[$0].map(MatrixCell.view) ?? MatrixCell.empty }),
            ]
        }
        return [.name: .text(name), .columns: .list(columns.map { [.name: .text($0)] }), .rows: .list(rows)]
    }

    /// Whether, of two verdicts for one cell, the first is the one to show.
    private static func isWorse(_ first: PairVerdict, _ second: PairVerdict) -> Bool {
        let margin = { (row: PairVerdict) in (row.measured ?? 0) - (row.required ?? 0) }
        return margin(first) <= margin(second)
    }
}
