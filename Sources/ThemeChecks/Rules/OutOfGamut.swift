import ColorScience
import Findings
import ThemeModel

struct OutOfGamut: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let declared = subject.declaredColors { !$0.color.isInSRGBGamut }
        return declared.map { token in
            let shown = token.color.display.css
            return subject.finding(
                Self.id,
                .note,
                "'\(token.path)' lies outside sRGB: most displays show \(shown) instead",
                help: "nothing to do if that is meant: both are checked, and the worse one counts",
                mode: token.mode.name,
                at: token.color.location
            )
        }
    }

    static let guide = RuleGuide(
        .outOfGamut,
        .note,
        "A colour lies within sRGB.",
        reason: """
            Displays limited to sRGB show another colour: the style sheet has the mapped one, and the original only for displays
            that can show it. Both are checked.
            """,
        passing: """
            colors: { background: white, text: black, primary: navy }

            """,
        failing: """
            colors: { background: white, text: black, accent: "color(display-p3 1 0 0)" }

            """
    )
}
