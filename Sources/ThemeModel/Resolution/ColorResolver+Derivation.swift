import ColorScience
import Findings

extension ColorResolver {
    /// The colour of a token that is not written down: a role of the vocabulary, or else an unknown reference.
    mutating func derivedColor(at path: String, askedFrom location: SourceLocation?) -> ThemeColor? {
        let role = path.hasPrefix("colors.") ? String(path.dropFirst(7)) : ""
        switch Role.derivations[role] {
        case nil: reportUnknown(path, at: location ?? theme)
        case .required: reportMissing(role)
        case .same, .readable: return derivedColor(of: role)
        }
        return nil
    }

    /// The colour that a role's derivation gives.
    mutating func derivedColor(of role: String) -> ThemeColor? {
        guard let derivation = Role.derivations[role] else { return nil }
        switch derivation {
        case .required: return nil
        case .same(let role, let alpha):
            guard let source = color(at: "colors.\(role)") else { return nil }
            let alias = ThemeColor.Alias(path: "colors.\(role)", alpha: alpha.map { $0 * source.color.alpha })
            let color = alias.alpha.map { source.color.withAlpha($0) } ?? source.color
            return Self.derived(color, as: alias, from: source, derivation)
        case .readable(let fill):
            guard let fill = color(at: "colors.\(fill)"), let text = color(at: "colors.text"),
                let background = color(at: "colors.background")
            else { return nil }
            let isText = Self.prefers(text, to: background, on: fill)
            let alias = ThemeColor.Alias(path: isText ? "colors.text" : "colors.background")
            return Self.derived((isText ? text : background).color, as: alias, from: fill, derivation)
        }
    }

    private static func derived(
        _ color: Color, as alias: ThemeColor.Alias, from source: ThemeColor, _ derivation: Derivation
    ) -> ThemeColor {
        let origin: ThemeColor.Origin = source.isKnown ? .derived(derivation.phrase) : .substituted
        return ThemeColor(color, origin: origin, alias: alias, location: source.location)
    }

    /// Whether the text has at least the contrast of the background on a fill that lies on the page.
    private static func prefers(_ text: ThemeColor, to background: ThemeColor, on fill: ThemeColor) -> Bool {
        guard let backdrop = fill.display.composited(over: [background.display]) else { return true }
        func ratio(_ color: ThemeColor) -> Double {
            color.display.composited(over: [DisplayColor(rgb: backdrop)]).map { Contrast.ratio(of: $0, on: backdrop) }
                ?? 0
        }
        return ratio(text) >= ratio(background)
    }
}
