import ColorScience
import Findings

/// The token of the palette for each role in a mode.
struct GeneratedRoles {
    let palette: GeneratedPalette
    let mode: GeneratedMode
    let level: ContrastLevel

    /// The roles, in the order of the vocabulary, with the dotted names of their tokens.
    var roles: [(role: String, token: String)] {
        surfaces + texts + fills + statuses + marks + syntaxes
    }

    // MARK: Steps

    /// The step for text on every surface of the mode: at AA, the next one reaches AAA.
    var text: Int {
        level == .aa && mode.hasMoreContrast
            ? pick(light: 700, dark: 300) : pick(light: 600, dark: 400)
    }
    /// A step further from the surfaces: lightness alone tells the two apart.
    private var strong: Int {
        text + pick(light: 100, dark: -100)
    }
    /// Success and danger differ in lightness, which every kind of sight tells apart; danger is the darker one, since a
    /// light red is pink.
    private var good: String { "green.\(mode.isDark ? strong : text)" }
    private var bad: String { "red.\(mode.isDark ? text : strong)" }
    /// The step of fills that text of the mode's own colour lies on.
    var tint: Int { pick(light: 200, dark: 700) }
    /// The ends of the neutral ramp: text on tints, and text on fills of the step `text`.
    var ink: Int { pick(light: 950, dark: 0) }
    var paper: Int { pick(light: 0, dark: 950) }

    private func pick(light: Int, dark: Int) -> Int {
        mode.isDark ? dark : light
    }
    func neutral(_ step: Int) -> String {
        "neutral.\(step)"
    }

    // MARK: Roles

    var surfaces: [(role: String, token: String)] {
        [
            ("background", neutral(pick(light: 50, dark: 950))),
            ("surface", neutral(pick(light: 100, dark: 900))),
            ("surface-raised", neutral(pick(light: 0, dark: 800))),
        ]
    }

    private var texts: [(role: String, token: String)] {
        [
            ("text", neutral(pick(light: 900, dark: 100))),
            ("heading", neutral(pick(light: 950, dark: 0))),
            ("text-muted", neutral(text)),
            ("link", brandText("primary")),
            ("link-visited", "accent.\(text)"),
            ("border", neutral(mode.hasMoreContrast ? 500 : pick(light: 200, dark: 700))),
            ("border-strong", neutral(mode.hasMoreContrast ? text : 500)),
            ("focus", primary[0].token),
        ]
    }

    private var statuses: [(role: String, token: String)] {
        let tokens = [
            ("success", good),
            ("warning", "amber.\(text)"),
            ("danger", bad),
            ("info", "blue.\(text)"),
        ]
        return tokens.flatMap { [$0, ("on-\($0.0)", neutral(paper))] }
    }

    private var marks: [(role: String, token: String)] {
        [
            ("highlight", "amber.\(tint)"),
            ("on-highlight", neutral(ink)),
        ] + selection + [
            ("code-background", neutral(pick(light: 100, dark: 900))),
            ("code", neutral(pick(light: 900, dark: 100))),
        ]
    }

    private var syntaxes: [(role: String, token: String)] {
        [
            ("comment", neutral(text)),
            ("keyword", "primary.\(text)"),
            ("string", "green.\(text)"),
            ("number", "accent.\(text)"),
            ("constant", "accent.\(text)"),
            ("type", "amber.\(text)"),
            ("function", "blue.\(text)"),
            ("variable", neutral(pick(light: 900, dark: 100))),
            ("operator", neutral(strong)),
            ("punctuation", neutral(strong)),
            ("tag", "red.\(text)"),
            ("attribute", "amber.\(text)"),
            ("inserted", good),
            ("deleted", bad),
        ].map { ("syntax-\($0)", $1) }
    }
}
