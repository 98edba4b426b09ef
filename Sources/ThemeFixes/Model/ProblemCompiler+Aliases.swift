import ColorScience
import ThemeModel

extension ProblemCompiler {
    /// The tokens of the aliases on the way to a colour, its own one first.
    ///
    /// An alias to a translucent colour has the alpha of that, so it is none; one with an alpha of its own is.
    mutating func aliases(of color: ThemeColor, leadingTo source: TokenIndex?) -> [TokenIndex] {
        guard aliases.writer != nil, color.isKnown else { return [] }
        var places = color.references[...]
        if let alpha = color.alpha {
            places = places.drop { $0.location != alpha.token.location }
        }
        var end: TokenPlace?
        if case .token(let place) = color.source { end = place }
        return places.indices.compactMap { index in
            let next = index + 1 < places.endIndex ? places[index + 1] : end
            return next.flatMap { alias(at: places[index], naming: $0, color, source) }
        }
    }

    private mutating func alias(
        at place: TokenPlace,
        naming next: TokenPlace,
        _ color: ThemeColor,
        _ source: TokenIndex?
    ) -> TokenIndex? {
        // A role that a reader makes of a value stands where that does.
        guard let location = place.location, location != next.location else { return nil }
        let key = TokenKey(kind: .alias, location: location)
        if let index = tokenIndices[key] { return index }
        let shown = DisplayColor(rgb: color.display.rgb)
        guard place.copies.isEmpty, aliases.writer?(place, next, next, shown.rgb) != nil else {
            return nil
        }
        tokenIndices[key] = tokens.count
        aliases.add(tokens.count, naming: next)
        tokens.append(
            FixToken(
                kind: .alias,
                place: place,
                present: shown,
                isFree: permissions.isOpen(place),
                source: source,
                ground: ground
            )
        )
        return tokens.count - 1
    }

    mutating func closeAliases() {
        let indices = tokenIndices
        aliases.close(&tokens) { location in
            indices[TokenKey(kind: .color, location: location)]
        }
    }
}
