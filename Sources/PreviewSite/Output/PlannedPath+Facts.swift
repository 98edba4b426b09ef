import ThemeModel
import ThemeRendering

extension PlannedPath {
    /// What Compare and Inspect need of a theme.
    static func facts(of theme: Theme) -> PlannedPath? {
        ArtifactPath("themes/\(theme.id)/facts.js").map { PlannedPath(path: $0, inputs: [.theme(theme.id)]) }
    }
}
