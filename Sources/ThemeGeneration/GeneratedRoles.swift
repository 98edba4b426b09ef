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
    private var text: Int {
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
    private var tint: Int { pick(light: 200, dark: 700) }
    /// The ends of the neutral ramp: text on tints, and text on fills of the step `text`.
    private var ink: Int { pick(light: 950, dark: 0) }
    private var paper: Int { pick(light: 0, dark: 950) }

    private func pick(light: Int, dark: Int) -> Int {
        mode.isDark ? dark : light
    }
    private func neutral(_ step: Int) -> String {
        "neutral.\(step)"
    }

    // MARK: Roles

    private var surfaces: [(role: String, token: String)] {
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
            ("focus", fill("primary")[0].token),
        ]
    }

    private var fills: [(role: String, token: String)] {
        fill("primary") + secondary + fill("accent")
    }

    /// A brand's second colour; else its only one, where that is too near to the page for `primary`.
    private var secondary: [(role: String, token: String)] {
        if palette.brand.count > 1 { return fill("secondary") }
        if fill("primary")[0].token != "primary.brand", let brand = brand(of: "primary"),
            let end = readableEnd(on: brand)
        {
            return [("secondary", "primary.brand"), ("on-secondary", neutral(end))]
        }
        return [("secondary", neutral(tint)), ("on-secondary", neutral(ink))]
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
            ("selection", "primary.\(tint)"),
            ("on-selection", neutral(ink)),
            ("code-background", neutral(pick(light: 100, dark: 900))),
            ("code", neutral(pick(light: 900, dark: 100))),
        ]
    }

    private var syntaxes: [(role: String, token: String)] {
        let quiet = neutral(text)
        return [
            ("comment", quiet),
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

    // MARK: The brand's own colours

    private var required: Double {
        ContrastUse.text.requiredRatio(at: mode.hasMoreContrast ? .aaa : level) ?? 1
    }

    private var grounds: [SRGB8] {
        surfaces.map { color($0.token) }
    }

    /// A fill and the text on it: the brand's colour where it shows on the page and one end of the neutral ramp
    /// can be read on it, else the step for text.
    private func fill(_ ramp: String) -> [(role: String, token: String)] {
        if let brand = brand(of: ramp), isReadable(brand, atLeast: 3),
            let end = readableEnd(on: brand)
        {
            return [(ramp, "\(ramp).brand"), ("on-\(ramp)", neutral(end))]
        }
        return [(ramp, "\(ramp).\(text)"), ("on-\(ramp)", neutral(paper))]
    }

    /// The end of the neutral ramp that can be read on a colour.
    private func readableEnd(on color: SRGB8) -> Int? {
        [paper, ink].first { step in
            Contrast.ratio(of: self.color(neutral(step)), on: color) >= required
        }
    }

    /// The brand's colour where it can be read on every surface, else the step for text.
    private func brandText(_ ramp: String) -> String {
        guard let brand = brand(of: ramp), isReadable(brand, atLeast: required) else {
            return "\(ramp).\(text)"
        }
        return "\(ramp).brand"
    }

    private func brand(of ramp: String) -> SRGB8? {
        palette.brand.first { $0.ramp == ramp }?.color
    }

    private func isReadable(_ color: SRGB8, atLeast ratio: Double) -> Bool {
        grounds.allSatisfy { Contrast.ratio(of: color, on: $0) >= ratio }
    }

    private func color(_ token: String) -> SRGB8 {
        let parts = token.split(separator: ".")
        return palette.color(String(parts[0]), Int(parts[1]) ?? 0)
    }
}
