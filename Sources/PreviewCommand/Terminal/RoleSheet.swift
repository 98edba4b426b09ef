import ColorScience
import Findings
import SourceText
import ThemeModel

/// What `show` prints of a role: its colour in every mode of every theme, and the pair that it is nearest to failing in.
struct RoleSheet {
    private let role: String
    private let themes: [Theme]
    private let report: Report
    private let usesColor: Bool

    /// Nil if no theme has the role.
    init?(_ role: String, _ themes: [Theme], _ report: Report, usesColor: Bool) {
        guard themes.contains(where: { $0.modes.contains { $0.colors[role] != nil } }) else {
            return nil
        }
        self.role = role
        self.themes = themes
        self.report = report
        self.usesColor = usesColor
    }

    var text: String {
        let derivation = Role.derivations[role]
        let head =
            derivation.map { "where a theme does not set it: \($0.phrase)" }
            ?? "a role of these themes' own"
        var swatches: [ThemeColor?] = [nil]
        var rows = [["theme", "mode", "value", "lowest contrast", ""]]
        for theme in themes {
            for mode in theme.modes {
                guard let color = mode.colors[role] else { continue }
                swatches.append(color)
                let origin = theme.origin(of: color) ?? ""
                rows.append([
                    theme.id, mode.name.visible, color.display.css, lowest(in: mode, of: theme),
                    origin,
                ])
            }
        }
        let lines = zip(TextTable.lines(rows), swatches).map { line, color in
            usesColor ? (color.map { Swatch.block($0.display.rgb) } ?? "  ") + "  " + line : line
        }
        return (["\(role.visible)  \(head)", ""] + lines).joined(separator: "\n")
    }

    /// The pair with the least ratio for what it needs, as in "6.95:1 text-muted on surface".
    private func lowest(in mode: Mode, of theme: Theme) -> String {
        let pairs = report.pairs.filter { pair in
            pair.theme == theme.id && pair.mode == mode.name
                && (pair.pair.foreground == role || pair.pair.background == role)
        }
        let measured = pairs.compactMap { pair in
            pair.measured.flatMap { ratio in
                pair.required.map { (pair: pair, ratio: ratio, margin: ratio / $0) }
            }
        }
        guard let least = measured.min(by: { $0.margin < $1.margin }) else { return "not measured" }
        let words = "\(Contrast.display(least.ratio)):1 \(least.pair.pair.phrase)"
        return (words + (least.margin < 1 ? ", fails" : "")).visible
    }
}
