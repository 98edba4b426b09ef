import ColorScience
import SourceText
import ThemeModel

extension ProblemCompiler {
    /// Collects the colours of a mode that aliases may name, and the aliases that are read in it.
    mutating func collectAliases(in mode: Mode) {
        guard permissions.alias != nil else { return }
        var palette: Set<Int> = []
        for name in mode.palette.names {
            guard let color = mode.palette[name] else { continue }
            palette.formUnion(target(color, at: "palette.\(name)"))
            noteReader(of: color)
        }
        palettes.append(palette)
        for (_, color) in mode.colors { noteReader(of: color) }
        for style in mode.components.values {
            for color in style.allColors { noteReader(of: color) }
        }
    }

    private mutating func noteReader(of color: ThemeColor) {
        for place in color.references {
            guard let location = place.location else { continue }
            let shown = color.display.rgb
            readers[location, default: AliasReaders(shown)].add(palettes.count - 1, shown)
        }
    }

    /// The index of a colour that stands in the palette as it is, opaque and within sRGB; none for another one.
    private mutating func target(_ color: ThemeColor, at path: String) -> [Int] {
        guard color.alias == nil, color.origin == .declared, let location = color.location,
            color.display.isOpaque, color.renditions.count == 1, color.wide == nil
        else { return [] }
        if let known = targetIndices[location] { return [known] }
        targetIndices[location] = targets.count
        let place = TokenPlace(path, at: location)
        targets.append(AliasTarget(place: place, color: color.display.rgb))
        return [targets.count - 1]
    }

    /// The tokens of the aliases on the way to a colour, its own one first.
    ///
    /// An alias to a translucent colour has the alpha of that, so it is none; one with an alpha of its own is.
    mutating func aliases(of color: ThemeColor, leadingTo source: TokenIndex?) -> [TokenIndex] {
        guard permissions.alias != nil, color.isKnown else { return [] }
        let places = color.references
        var first = 0
        if let alpha = color.alpha {
            guard let own = places.firstIndex(where: { $0.location == alpha.token.location }) else {
                return []
            }
            first = own
        }
        var end: TokenPlace?
        if case .token(let place) = color.source { end = place }
        return places.indices.dropFirst(first).compactMap { index in
            let next = index + 1 < places.count ? places[index + 1] : end
            guard let next else { return nil }
            return alias(at: places[index], naming: next, color, source)
        }
    }

    private mutating func alias(
        at place: TokenPlace,
        naming next: TokenPlace,
        _ color: ThemeColor,
        _ source: TokenIndex?
    ) -> TokenIndex? {
        guard let location = place.location else { return nil }
        let key = TokenKey(kind: .alias, location: location)
        if let index = tokenIndices[key] { return index }
        let shown = DisplayColor(rgb: color.display.rgb)
        guard place.copies.isEmpty,
            permissions.alias?(place, next, next, shown.rgb) != nil
        else { return nil }
        tokenIndices[key] = tokens.count
        named[tokens.count] = next
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

    /// Finds the values of targets, and leaves aliases as they are that have several colours.
    mutating func closeAliases() {
        for (location, target) in targetIndices {
            targets[target].token = tokenIndices[TokenKey(kind: .color, location: location)]
        }
        for (token, _) in named {
            let location = tokens[token].place.location
            let all = location.flatMap { readers[$0] }
            if all?.isUniform != true { tokens[token].isFree = false }
        }
    }

    var freeAliases: [TokenIndex] {
        named.keys.filter { tokens[$0].isFree }.sorted()
    }
}
