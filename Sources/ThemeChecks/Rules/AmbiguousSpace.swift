import ColorScience
import Findings
import ThemeModel

struct AmbiguousSpace: Rule {
    func findings(in subject: CheckedTheme) -> [Finding] {
        let declared = subject.declaredColors { $0.color.space == .rec2020 }
        return declared.map { token in
            subject.finding(
                Self.id,
                .warning,
                "'\(token.path)' is in rec2020, which browsers and the standard read differently",
                help: """
                    write it in display-p3 or oklch; every reading is checked, and the worst counts
                    """,
                mode: token.mode.name,
                at: token.color.location
            )
        }
    }

    static let guide = RuleGuide(
        .ambiguousSpace,
        .warning,
        "A colour means the same by the standard and in browsers.",
        reason: """
            CSS Color 4 (2026) reads rec2020 with a plain gamma of 2.4, browsers with the camera curve of BT.2020: up to 75
            of 255 levels apart. Write such a colour in display-p3 or oklch().
            """,
        passing: """
            colors: { background: white, text: "oklch(20% 0.02 250)" }

            """,
        failing: """
            colors: { background: white, text: "color(rec2020 0.1 0.1 0.1)" }

            """
    )
}
