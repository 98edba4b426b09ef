import ColorScience
import Findings
import ThemeModel

struct InheritedGround: Rule {
    private static let grounds: [Role] = [.surface, .surfaceRaised]

    func findings(in subject: CheckedTheme) -> [Finding] {
        let base = subject.theme.defaultMode
        return subject.theme.modes.dropFirst().flatMap { mode in
            Self.grounds.compactMap { role in
                guard let color = mode[role], color.origin == .declared, color == base[role],
                    mode.isNearText(color), !base.isNearText(color)
                else { return nil }
                return subject.finding(
                    Self.id,
                    .warning,
                    "the mode '\(mode.name)' has the default mode's '\(role.rawValue)', \(color.display.css)",
                    help:
                        "give '\(role.rawValue)' a colour near 'background' in the mode '\(mode.name)', too",
                    mode: mode.name,
                    at: color.location
                )
            }
        }
    }

    static let guide = RuleGuide(
        .inheritedGround,
        .warning,
        "A mode that changes text and background changes the other grounds, too.",
        reason: """
            What a mode does not set is that of the default mode. A light surface in a dark mode lies nearer to its text
            than to its background, and hardly any colour of text can be read on both.
            """,
        passing: """
            colors: { background: white, text: black, surface: "#eee" }
            modes: { dark: { colors: { background: black, text: white, surface: "#222" } } }

            """,
        failing: """
            colors: { background: white, text: black, surface: "#eee" }
            modes: { dark: { colors: { background: black, text: white } } }

            """
    )
}

extension Mode {
    /// Whether a ground, as it is seen on the background, has less contrast to the text than to the background.
    fileprivate func isNearText(_ ground: ThemeColor) -> Bool {
        guard let text = self[.text], let background = self[.background], text.isKnown,
            background.isKnown,
            let seen = ground.display.composited(over: [background.display])
        else { return false }
        let ratios = [text, background].map { Contrast.ratio(of: $0.display.rgb, on: seen) }
        return ratios[0] < ratios[1]
    }
}
