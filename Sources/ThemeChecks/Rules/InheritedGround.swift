import ColorScience
import Findings
import ThemeModel

struct InheritedGround: Rule {
    private static let grounds: [Role] = [.surface, .surfaceRaised]

    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.theme.modes.dropFirst().flatMap { mode in
            Self.grounds.compactMap { finding(on: $0, in: mode, of: subject) }
        }
    }

    private func finding(on role: Role, in mode: Mode, of subject: CheckedTheme) -> Finding? {
        let base = subject.theme.defaultMode
        guard let color = mode[role], color.origin == .declared, color == base[role] else {
            return nil
        }
        guard mode.isNearText(color), !base.isNearText(color) else { return nil }
        let name = role.rawValue
        let shown = color.display.css
        return subject.finding(
            Self.id,
            .warning,
            "the mode '\(mode.name)' has the default mode's '\(name)', \(shown)",
            help: "give '\(name)' a colour near 'background' in the mode '\(mode.name)', too",
            mode: mode.name,
            at: color.location
        )
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
    /// A ground, as it is seen on the background, has less contrast to the text than to the background.
    fileprivate func isNearText(_ ground: ThemeColor) -> Bool {
        guard let text = self[.text], text.isKnown,
            let background = self[.background], background.isKnown,
            let seen = ground.display.composited(over: [background.display])
        else { return false }
        let toText = Contrast.ratio(of: text.display.rgb, on: seen)
        let toBackground = Contrast.ratio(of: background.display.rgb, on: seen)
        return toText < toBackground
    }
}
