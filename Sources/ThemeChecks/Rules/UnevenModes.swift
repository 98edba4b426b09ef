import SourceText
import Findings
import ThemeModel

struct UnevenModes: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.theme.modes.dropFirst().flatMap { findings(in: $0, of: subject) }
    }

    private func findings(in mode: Mode, of subject: CheckedTheme) -> [Finding] {
        let base = subject.theme.defaultMode
        func finding(_ name: String, at location: SourceLocation?) -> Finding {
            subject.finding(
                Self.id,
                .warning,
                "the \(name) is there in the mode '\(mode.name)' only",
                help: "add it to the default mode as well",
                mode: mode.name,
                at: location
            )
        }
        var findings: [Finding] = []
        for (name, color) in mode.colors where base.colors[name] == nil {
            findings.append(finding("role '\(name)'", at: color.location))
        }
        for (name, style) in mode.styles where base.styles[name] == nil {
            findings.append(finding("text style '\(name)'", at: style.sizeLocation))
        }
        return findings
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
