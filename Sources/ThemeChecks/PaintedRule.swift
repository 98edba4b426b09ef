import ColorScience
import Findings
import ThemeModel

/// A rule of a theme's own CSS that decides what is seen, and what is known of it.
struct PaintedRule: Sendable {
    /// Two colours that the rule brings together.
    struct Pair: Sendable {
        let names: String
        let mode: String
        let foreground: SRGB8
        let background: SRGB8
        let required: Double
        var ratio: Double { Contrast.ratio(of: foreground, on: background) }
    }

    let rule: StyleHook.Rule
    let properties: [String]
    /// The pairs that fail.
    private(set) var failing: [Pair] = []
    /// Whether all that the rule paints was measured.
    private(set) var isJudged = true

    /// Nil for a rule that paints nothing.
    init?(_ rule: StyleHook.Rule, of theme: Theme, asked: ContrastLevel?) {
        self.rule = rule
        properties = rule.declarations.filter(Self.paints).map(\.name)
        if properties.isEmpty { return nil }
        for mode in theme.modes {
            let required = ContrastUse.text.requiredRatio(at: theme.level(of: mode, asked: asked)) ?? 1
            guard let pairs = pairs(in: mode, required) else {
                isJudged = false
                continue
            }
            failing += pairs.filter { $0.ratio < $0.required }
        }
    }

    private static let painting: Set = [
        "all", "color", "background", "background-color", "background-image", "background-blend-mode", "opacity",
        "filter", "backdrop-filter", "mix-blend-mode", "-webkit-text-fill-color", "-webkit-text-stroke",
        "-webkit-text-stroke-color", "text-shadow", "mask", "mask-image", "-webkit-mask", "-webkit-mask-image",
        "visibility", "color-scheme", "forced-color-adjust", "font", "font-size", "zoom", "outline", "outline-color",
        "outline-style", "outline-width", "accent-color", "caret-color",
    ]

    private static func paints(_ name: String, _ value: String) -> Bool {
        if name.hasPrefix("--") {
            return ["color-", "palette-"].contains { name.contains($0) } || componentColor(in: name) != nil
        }
        if ["text-decoration", "text-decoration-line"].contains(name) { return value.contains("none") }
        let isNeutral = ["opacity": ["1", "100%"], "filter": ["none"], "text-shadow": ["none"]][name]?.contains(value)
        return painting.contains(name) && isNeutral != true
    }

    private static func componentColor(in name: String) -> String? {
        Component.parts.keys.first { name == "--\($0)" || name.hasSuffix("-\($0)") }
    }
}

extension PaintedRule {
    /// All pairs of the rule; nil where some are not known.
    private func pairs(in mode: Mode, _ required: Double) -> [Pair]? {
        switch Set(properties.map { $0.hasPrefix("text-decoration") ? "underline" : $0 }) {
        case ["underline"]: pairsOfLinks(in: mode)
        case ["color", "background"], ["color", "background-color"]:
            color("color", in: mode).flatMap { front in
                (color("background", in: mode) ?? color("background-color", in: mode)).map {
                    [
                        Pair(
                            names: "'color' on 'background'", mode: mode.name, foreground: front, background: $0,
                            required: required)
                    ]
                }
            }
        case ["color"]: pairs(of: color("color", in: mode), in: mode, required)
        default: nil
        }
    }

    /// Only colour tells a link without its underline from the text around it (WCAG 2.2, 1.4.1).
    private func pairsOfLinks(in mode: Mode) -> [Pair]? {
        guard rule.selectsLinks, let link = mode[.link]?.opaque, let text = mode[.text]?.opaque else { return nil }
        return [
            Pair(
                names: "'link' without underline in 'text'", mode: mode.name, foreground: link, background: text,
                required: 3)
        ]
    }

    /// A colour on the page; one that can be read there may lie on a component, and is not known.
    private func pairs(of color: SRGB8?, in mode: Mode, _ required: Double) -> [Pair]? {
        guard let color else { return nil }
        let pairs = ["background", "surface", "surface-raised"].compactMap { name in
            mode.colors[name]?.opaque.map {
                Pair(
                    names: "'color' on '\(name)'", mode: mode.name, foreground: color, background: $0,
                    required: required)
            }
        }
        return pairs.contains { $0.ratio < $0.required } ? pairs : nil
    }

    /// The opaque colour of a property: a plain one, or one of the theme's custom properties.
    private func color(_ property: String, in mode: Mode) -> SRGB8? {
        guard let value = rule.declarations[property] else { return nil }
        guard value.hasPrefix("var(--"), value.hasSuffix(")") else {
            return (try? Color(parsing: value)).flatMap { ThemeColor($0).opaque }
        }
        let name = String(value.dropFirst(4).dropLast())
        let role = name.firstRange(of: "color-").map { String(name[$0.upperBound...]) }
        return (role ?? Self.componentColor(in: name)).flatMap { mode.color(named: $0)?.opaque }
    }
}

extension StyleHook.Rule {
    fileprivate var selectsLinks: Bool {
        let words = selector.lowercased().split { !($0.isLetter || $0.isNumber || "-_.#:".contains($0)) }
        return words.contains { $0 == "a" || $0.hasPrefix("a:") || $0.hasPrefix("a.") || $0.contains(":link") }
    }
}

extension ThemeColor {
    /// The colour if it is known, opaque, and the same on every display.
    fileprivate var opaque: SRGB8? {
        isKnown && display.isOpaque && renditions.count == 1 && wide == nil ? display.rgb : nil
    }
}
