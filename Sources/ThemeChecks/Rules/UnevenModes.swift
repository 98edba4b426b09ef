import Findings
import ThemeModel

struct UnevenModes: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let base = subject.theme.defaultMode
        return subject.theme.modes.dropFirst().flatMap { mode in
            let roles = mode.colors.filter { base.colors[$0.name] == nil }.map {
                ("role", $0.name, $0.value.location)
            }
            let styles = mode.styles.filter { base.styles[$0.name] == nil }.map {
                ("text style", $0.name, $0.value.sizeLocation)
            }
            return (roles + styles).map { kind, name, location in
                subject.finding(
                    Self.id,
                    .warning,
                    "the \(kind) '\(name)' is there in the mode '\(mode.name)' only",
                    help: "add it to the default mode as well",
                    mode: mode.name,
                    at: location
                )
            }
        }
    }

    static let guide = RuleGuide(
        .unevenModes,
        .warning,
        "Every mode has the same roles and text styles.",
        reason: "What only one mode has is missing from pages in the others.",
        passing: """
            colors: { background: white, text: black, brand: navy }
            modes: { dark: { colors: { background: black, text: white, brand: aqua } } }

            """,
        failing: """
            colors: { background: white, text: black }
            modes: { dark: { colors: { background: black, text: white, brand: aqua } } }

            """
    )
}
