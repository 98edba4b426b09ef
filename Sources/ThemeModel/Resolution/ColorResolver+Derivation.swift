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
        case .same(let name, let alpha):
            guard let source = color(at: "colors.\(name)") else { return nil }
            let alias = ThemeColor.Alias(path: "colors.\(name)", alpha: alpha.map { $0 * source.color.alpha })
            return Self.derived(derivation, from: source, times: alpha ?? 1, alias)
        case .readable(let fill):
            guard let fill = color(at: "colors.\(fill)"), let text = color(at: "colors.text"),
                let background = color(at: "colors.background")
            else { return nil }
            return Self.readable(text, background, on: fill, derivation)
        }
    }

    /// A role's colour that is another's, perhaps with less alpha.
    private static func derived(
        _ derivation: Derivation, from source: ThemeColor, times factor: Double, _ alias: ThemeColor.Alias
    ) -> ThemeColor {
        let origin: ThemeColor.Origin = source.isKnown ? .derived(derivation.phrase) : .substituted
        if factor == 1 { return source.from(origin, alias: alias, at: source.location) }
        var alpha = source.alpha
        alpha?.factor *= factor
        return ThemeColor(
            source.color.withAlpha(factor * source.color.alpha), origin: origin, alias: alias,
            location: source.location, source: source.source, alpha: alpha)
    }

    /// Whichever of two colours has the higher contrast on a fill that lies on the page.
    private static func readable(
        _ text: ThemeColor, _ background: ThemeColor, on fill: ThemeColor, _ derivation: Derivation
    ) -> ThemeColor {
        let isText = Contrast.prefersFirst(
            text.display, to: background.display, on: fill.display, over: background.display)
        let choice = isText ? text : background
        return choice.from(
            fill.isKnown ? .derived(derivation.phrase) : .substituted,
            alias: ThemeColor.Alias(path: isText ? "colors.text" : "colors.background"), at: fill.location,
            source: .better(text, background, on: fill, over: background))
    }
}
