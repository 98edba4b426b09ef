import ColorScience
import Findings

extension ColorResolver {
    /// The colour of a token that is not written down: a role of the vocabulary, or else an unknown reference.
    mutating func derivedColor(at path: String, askedFrom location: SourceLocation?) -> ThemeColor? {
        let name = path.hasPrefix("colors.") ? String(path.dropFirst(7)) : ""
        guard let role = Role.derived[name] else {
            reportUnknown(path, at: location ?? theme)
            return nil
        }
        if role.derivation == .required { reportMissing(name) }
        return derivedColor(of: role)
    }

    /// The colour that a role's derivation gives.
    mutating func derivedColor(of role: DerivedRole) -> ThemeColor? {
        guard let path = role.source, let source = color(at: path) else { return nil }
        if case .readable = role.derivation {
            guard let text = color(at: "colors.text"), let background = color(at: "colors.background") else {
                return nil
            }
            return Self.readable(text, background, on: source, role)
        }
        return Self.derived(role, from: source)
    }

    /// The colour that a role's derivation gives, where what it depends on is known already.
    func derivedColorAtHand(of role: DerivedRole) -> ThemeColor? {
        guard let path = role.source, let source = resolved[path] else { return nil }
        if case .readable = role.derivation {
            guard let text = resolved["colors.text"], let background = resolved["colors.background"] else { return nil }
            return Self.readable(text, background, on: source, role)
        }
        return Self.derived(role, from: source)
    }

    /// A role's colour that is another's, perhaps with less alpha.
    private static func derived(_ role: DerivedRole, from source: ThemeColor) -> ThemeColor? {
        guard case .same(_, let factor) = role.derivation, let path = role.source else { return nil }
        let alias = ThemeColor.Alias(path: path, alpha: factor.map { $0 * source.color.alpha })
        let origin: ThemeColor.Origin = source.isKnown ? .derived(role.phrase) : .substituted
        guard let factor, factor != 1 else { return source.from(origin, alias: alias, at: source.location) }
        var alpha = source.alpha
        alpha?.factor *= factor
        return ThemeColor(
            source.color.withAlpha(factor * source.color.alpha), origin: origin, alias: alias,
            location: source.location, source: source.source, alpha: alpha)
    }

    /// Whichever of two colours has the higher contrast on a fill that lies on the page.
    private static func readable(
        _ text: ThemeColor, _ background: ThemeColor, on fill: ThemeColor, _ role: DerivedRole
    ) -> ThemeColor {
        let isText = Contrast.prefersFirst(
            text.display, to: background.display, on: fill.display, over: background.display)
        let choice = isText ? text : background
        return choice.from(
            fill.isKnown ? .derived(role.phrase) : .substituted,
            alias: ThemeColor.Alias(path: isText ? "colors.text" : "colors.background"), at: fill.location,
            source: .better(text, background, on: fill, over: background))
    }
}
