import Findings
import ThemeModel

extension CheckedTheme {
    /// The colours that the theme's author wrote, each place once, with the token's path and the first mode that has it.
    func declaredColors(where isMeant: (ThemeColor) -> Bool) -> [(path: String, color: ThemeColor, mode: Mode)] {
        var seen: Set<String> = []
        return theme.modes.flatMap { mode in
            let palette = mode.palette.map { (path: "palette.\($0.name)", color: $0.value, mode: mode) }
            let roles = mode.colors.map { (path: "colors.\($0.name)", color: $0.value, mode: mode) }
            return (palette + roles).filter { token in
                token.color.origin == .declared && isMeant(token.color)
                    && seen.insert(token.color.location?.description ?? token.path).inserted
            }
        }
    }
}
