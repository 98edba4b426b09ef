import Findings
import ThemeModel

/// Every mode has the same roles and text styles, so that nothing a page asks for is there in one mode only.
struct UnevenModes: Rule {
    static let id = RuleID.unevenModes

    func findings(in subject: CheckedTheme) -> [Finding] {
        let base = subject.theme.defaultMode
        return subject.theme.modes.dropFirst().flatMap { mode in
            let roles = mode.colors.names.filter { base.colors[$0] == nil }.map { ("role", $0) }
            let styles = mode.styles.names.filter { base.styles[$0] == nil }.map { ("text style", $0) }
            return (roles + styles).map { kind, name in
                subject.finding(
                    Self.id, .warning, "the \(kind) '\(name)' is there in the mode '\(mode.name)' only",
                    help: "add it to the default mode as well", mode: mode, at: mode.colors[name]?.location)
            }
        }
    }
}
