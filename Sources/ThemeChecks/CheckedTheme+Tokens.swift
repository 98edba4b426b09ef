import Findings
import ThemeModel

extension CheckedTheme {
    /// The colours that the theme's author wrote, each place once, with the token's path and the first mode that has it.
    func declaredColors(where isMeant: (ThemeColor) -> Bool) -> [(path: String, color: ThemeColor, mode: Mode)] {
        var seen: Set<String> = []
        return theme.modes.flatMap { mode in
            [("palette", mode.palette), ("colors", mode.colors)].flatMap { group, table in
                table.filter { $0.value.origin == .declared && isMeant($0.value) }
                    .map { (path: "\(group).\($0.name)", color: $0.value, mode: mode) }
            }.filter { seen.insert($0.color.location?.description ?? $0.path).inserted }
        }
    }
}
