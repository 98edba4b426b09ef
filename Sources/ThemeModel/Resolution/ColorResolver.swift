import ColorScience
import Findings

/// Follows aliases and derives absent roles, for the colours of one appearance.
///
/// Every token is resolved once, and aliases are followed by loop: no chain is too long. Complexity: O(n) in tokens.
struct ColorResolver {
    let appearance: Appearance
    let theme: SourceLocation?
    var findings = FindingSet()
    var resolved: [String: ThemeColor] = [:]
    /// The tokens that are being resolved, from the outermost in.
    private(set) var trail: [String] = []
    private var underway: Set<String> = []
    /// The tokens that an error was told of, which nothing is concluded from: those of circles, and those with a substitute.
    var broken: Set<String> = []
    var guesses: GuessBudget

    init(_ appearance: Appearance, theme: SourceLocation?, _ guesses: GuessBudget) {
        self.appearance = appearance
        self.theme = theme
        self.guesses = guesses
        resolved.reserveCapacity(appearance.palette.count + appearance.colors.count + Role.vocabulary.count)
    }

    /// The palette, in order.
    mutating func palette() -> Table<ThemeColor> {
        appearance.palette.compactMapValues { name, expression in
            let path = "palette.\(name)"
            return remember(path) { $0.colorAtHand(of: expression, at: path) }
        }
    }

    /// Every role of the vocabulary and of the theme; a required one that is absent leaves a gap and a finding.
    mutating func roles() -> Table<ThemeColor> {
        var table = Role.derived.compactMapValues { name, role in
            let declaration = appearance.colors[name]
            return remember(role.path) { resolver in
                declaration.map { resolver.colorAtHand(of: $0, at: role.path) } ?? resolver.derivedColorAtHand(of: role)
            }
        }
        for name in appearance.colors.names where Role.derivations[name] == nil {
            table[name] = color(at: "colors.\(name)")
        }
        return table
    }

    /// The colour that the expression of a token comes to; nil where it cannot be known, which a finding has said.
    mutating func color(of expression: Located<ColorExpression>, named name: String) -> ThemeColor? {
        let place = TokenPlace(name, at: expression.location)
        return switch expression.value.source {
        case .literal(let color): Self.applying(expression, to: Self.written(color, at: place), at: place)
        case .reference(let path):
            color(at: path, askedFrom: expression.location).map { Self.applying(expression, to: $0, at: place) }
        case .unreadable: nil
        }
    }

    /// The colour of a token: memory, declaration or derivation, in this order.
    mutating func color(at path: String, askedFrom location: SourceLocation? = nil) -> ThemeColor? {
        if let known = resolved[path] { return known }
        if let color = declaration(of: path).flatMap({ colorAtHand(of: $0, at: path) }) {
            resolved[path] = color
            return color
        }
        var chain: [(path: String, expression: Located<ColorExpression>)] = []
        var end: ThemeColor?
        var next: String? = path
        while let path = next {
            next = nil
            if let known = resolved[path] {
                end = known
            } else if !enter(path) {
                reportCycle(closedBy: path)
            } else if let expression = declaration(of: path) {
                chain.append((path, expression))
                switch expression.value.source {
                case .literal(let color):
                    end = Self.written(color, at: TokenPlace(path, at: expression.location))
                case .reference(let target): next = target
                case .unreadable: break
                }
            } else {
                end = derivedColor(at: path, askedFrom: chain.last?.expression.location ?? location)
                resolved[path] = end
                leave(path)
            }
        }
        return unwind(chain, from: end) ?? end
    }
}

extension ColorResolver {
    /// Gives every token of a chain its colour, from the end back to the beginning, whose colour is returned.
    private mutating func unwind(
        _ chain: [(path: String, expression: Located<ColorExpression>)], from end: ThemeColor?
    ) -> ThemeColor? {
        var color = end
        for (path, expression) in chain.reversed() {
            color =
                color.map { Self.applying(expression, to: $0, at: TokenPlace(path, at: expression.location)) }
                ?? substitute(for: path, at: expression.location)
            resolved[path] = color
            leave(path)
        }
        return chain.isEmpty ? nil : color
    }

    /// The colour of a token that may be had without following a chain, as `atHand` tells; or else the one at its end.
    private mutating func remember(_ path: String, _ atHand: (ColorResolver) -> ThemeColor?) -> ThemeColor? {
        if let known = resolved[path] { return known }
        guard let color = atHand(self) else { return color(at: path) }
        resolved[path] = color
        return color
    }

    /// The colour of a token that is written down as a colour, or refers to one that is known already: no chain to follow.
    private func colorAtHand(of expression: Located<ColorExpression>, at path: String) -> ThemeColor? {
        let place = TokenPlace(path, at: expression.location)
        switch expression.value.source {
        case .literal(let color): return Self.applying(expression, to: Self.written(color, at: place), at: place)
        case .reference(let target): return resolved[target].map { Self.applying(expression, to: $0, at: place) }
        case .unreadable: return nil
        }
    }

    /// The colour at the place that refers to it: with that place's alpha, and declared rather than derived.
    private static func applying(
        _ expression: Located<ColorExpression>, to target: ThemeColor, at place: TokenPlace
    ) -> ThemeColor {
        let alpha = expression.value.alpha
        var alias: ThemeColor.Alias?
        if case .reference(let path) = expression.value.source { alias = ThemeColor.Alias(path: path, alpha: alpha) }
        let origin: ThemeColor.Origin = target.isKnown ? .declared : .substituted
        guard let alpha else {
            // A colour that is stated here is what it comes to already.
            return alias == nil ? target : target.from(origin, alias: alias, at: expression.location)
        }
        return ThemeColor(
            target.color.withAlpha(alpha), origin: origin, alias: alias, location: expression.location,
            source: target.source, alpha: AlphaSource(token: place))
    }

    /// A colour that a file states.
    private static func written(_ color: Color, at place: TokenPlace) -> ThemeColor {
        ThemeColor(
            color, origin: .declared, location: place.location, source: .token(place),
            alpha: color.alpha < 1 ? AlphaSource(token: place) : nil)
    }

    /// What stands in for a token that could not be read: the role's derivation, or a mid grey; nil for a required role.
    private mutating func substitute(for path: String, at location: SourceLocation?) -> ThemeColor? {
        broken.insert(path)
        let role = path.hasPrefix("colors.") ? String(path.dropFirst(7)) : nil
        let derived = role.flatMap { Role.derived[$0] }
        if derived?.derivation == .required { return nil }
        let color = derived.flatMap { derivedColor(of: $0)?.color } ?? Color(SRGB8(red: 128, green: 128, blue: 128))
        return ThemeColor(color, origin: .substituted, location: location)
    }

    private mutating func enter(_ path: String) -> Bool {
        guard underway.insert(path).inserted else { return false }
        trail.append(path)
        return true
    }

    private mutating func leave(_ path: String) {
        underway.remove(path)
        if trail.last == path { trail.removeLast() } else { trail.removeAll { $0 == path } }
    }

    func declaration(of path: String) -> Located<ColorExpression>? {
        if path.hasPrefix("palette.") { return appearance.palette[String(path.dropFirst(8))] }
        if path.hasPrefix("colors.") { return appearance.colors[String(path.dropFirst(7))] }
        return nil
    }
}
