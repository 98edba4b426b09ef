import ColorScience
import Findings
import SourceText
import ThemeModel

extension CheckedTheme {
    /// A color written in the theme file, with the first mode that has it.
    struct DeclaredColor {
        /// The token's path.
        let path: String
        let color: ThemeColor
        let mode: Mode
    }

    func finding(
        _ rule: RuleID,
        _ severity: Severity,
        _ message: String,
        help: String?,
        mode: String? = nil,
        at location: SourceLocation?
    ) -> Finding {
        var finding = Finding(rule, severity, message, help: help, at: location ?? theme.location)
        finding.theme = theme.id
        finding.mode = mode
        return finding
    }

    /// The colours written in the theme file that meet a condition, each once.
    func declaredColors(where isMeant: (ThemeColor) -> Bool) -> [DeclaredColor] {
        var seen: Set<String> = []
        var declared: [DeclaredColor] = []
        for mode in theme.modes {
            for (group, table) in [("palette", mode.palette), ("colors", mode.colors)] {
                for (name, color) in table where color.origin == .declared && isMeant(color) {
                    let path = "\(group).\(name)"
                    let place = color.location?.description ?? path
                    guard seen.insert(place).inserted else { continue }
                    declared.append(DeclaredColor(path: path, color: color, mode: mode))
                }
            }
        }
        return declared
    }
}

extension Finding {
    /// Names the written value that causes the finding, as the theme's format names it.
    mutating func setCause(_ place: TokenPlace?, in theme: Theme) {
        guard let place else { return }
        token = theme.tokenName(of: place.path)
        tokenLocation = place.location
        written = place.written
        writtenHex = place.written.flatMap(Color.hex(beside:))
    }
}
