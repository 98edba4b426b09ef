import ColorScience
import Findings
import ThemeModel

struct OutOfGamut: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        subject.declaredColors { !$0.color.isInSRGBGamut }.map { path, color, mode in
            subject.finding(
                Self.id,
                .note,
                "'\(path)' lies outside sRGB: most displays show \(color.display.css) instead",
                help: "nothing to do if that is meant: both are checked, and the worse one counts",
                mode: mode.name,
                at: color.location
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
