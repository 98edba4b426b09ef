import ColorScience
import SourceText

// Colours as files write them, and those in their place where they cannot be read.
extension ColorResolver {
    /// A colour for two gamuts, or one that others are computed from, is no token that can be changed alone.
    func written(
        _ color: Color,
        _ wide: Color?,
        at place: TokenPlace
    ) -> ThemeColor {
        let isFree = wide == nil && !ingredients.contains(place.path)
        return ThemeColor(
            color,
            origin: .declared,
            location: place.location,
            source: isFree ? .token(place) : .builtIn,
            alpha: color.alpha < 1 && isFree ? AlphaSource(token: place) : nil,
            wideTwin: wide
        )
    }

    /// The colour as an alias or a role declares it: with the alpha written there, and declared rather than derived.
    func applying(
        _ expression: Located<ColorExpression>,
        to target: ThemeColor,
        at place: TokenPlace
    ) -> ThemeColor {
        let alpha = expression.value.alpha
        var alias: ThemeColor.Alias?
        if case .reference(let path) = expression.value.source {
            alias = ThemeColor.Alias(path: path, alpha: alpha)
        }
        let origin: ThemeColor.Origin = target.isKnown ? .declared : .substituted
        let isFree = alias != nil && !ingredients.contains(place.path)
        let own = isFree ? [place] : []
        let references = Array((own + target.references).prefix(ThemeColor.referenceLimit))
        guard let alpha else {
            if alias == nil { return target }
            return target.from(origin, alias: alias, at: place.location, references: references)
        }
        return ThemeColor(
            target.color.withAlpha(alpha),
            origin: origin,
            alias: alias,
            location: place.location,
            source: target.source,
            alpha: AlphaSource(token: place),
            references: references,
            wideTwin: target.wideTwin?.withAlpha(alpha)
        )
    }

    /// Stands in for a token that could not be read: the role's derivation, or a mid grey; nil for a role that is needed.
    mutating func substitute(for place: TokenPlace) -> ThemeColor? {
        broken.insert(place.path)
        var color: Color?
        if let role = Self.roleName(at: place.path), let derivation = Role.derivations[role] {
            if derivation == .required { return standIn(for: role) }
            color = derivedColor(by: derivation)?.color
        }
        let grey = Color(SRGB8(red: 128, green: 128, blue: 128))
        return ThemeColor(color ?? grey, origin: .substituted, location: place.location)
    }
}
