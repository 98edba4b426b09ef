import ColorScience
import SourceText

extension ColorResolver {
    /// The colour of a token that is not declared: a role of the vocabulary, or else an unknown reference.
    mutating func derivedColor(
        at path: String,
        askedFrom location: SourceLocation?
    ) -> ThemeColor? {
        guard let name = Self.roleName(at: path), let derivation = Role.derivations[name] else {
            reportUnknown(path, at: location ?? theme)
            return nil
        }
        if derivation == .required {
            reportMissing(name)
            return standIn(for: name)
        }
        return derivedColor(by: derivation)
    }

    /// Black on white, or the reverse in a dark scheme, which no verdict is based on; nil where the role is needed.
    func standIn(for role: String) -> ThemeColor? {
        if needsRoles { return nil }
        let isWhite = (role == Role.text.rawValue) == (appearance.scheme?.value == .dark)
        let level: UInt8 = isWhite ? 255 : 0
        return ThemeColor(
            Color(SRGB8(red: level, green: level, blue: level)),
            origin: .substituted,
            alias: hasUnseenBase ? ThemeColor.Alias(path: "base.\(role)") : nil,
            location: hasUnseenBase ? nil : theme,
            source: .builtIn
        )
    }

    mutating func derivedColor(by derivation: Derivation) -> ThemeColor? {
        switch derivation {
        case .required:
            return nil
        case .same(let role, let factor):
            guard let source = color(of: role) else { return nil }
            return Self.copy(of: source, role, factor, phrase: derivation.phrase)
        case .readable(let role):
            guard let fill = color(of: role),
                let text = color(of: .text),
                let background = color(of: .background)
            else { return nil }
            return Self.better(text, background, on: fill, phrase: derivation.phrase)
        }
    }

    private mutating func color(of role: Role) -> ThemeColor? {
        color(at: "colors." + role.rawValue)
    }

    private static func copy(
        of source: ThemeColor,
        _ role: Role,
        _ factor: Double?,
        phrase: String
    ) -> ThemeColor {
        let alias = ThemeColor.Alias(
            path: "colors." + role.rawValue,
            alpha: factor.map { $0 * source.color.alpha }
        )
        let origin: ThemeColor.Origin = source.isKnown ? .derived(phrase) : .substituted
        guard let factor, factor != 1 else {
            return source.from(origin, alias: alias, at: source.location)
        }
        var alpha = source.alpha
        alpha?.factor *= factor
        return ThemeColor(
            source.color.withAlpha(factor * source.color.alpha),
            origin: origin,
            alias: alias,
            location: source.location,
            source: source.source,
            alpha: alpha,
            references: source.references,
            wideTwin: source.wideTwin.map { $0.withAlpha(factor * $0.alpha) }
        )
    }

    private static func better(
        _ text: ThemeColor,
        _ background: ThemeColor,
        on fill: ThemeColor,
        phrase: String
    ) -> ThemeColor {
        let isText = Contrast.prefersFirst(
            text.display,
            to: background.display,
            on: fill.display,
            over: background.display
        )
        let choice = isText ? text : background
        let isKnown = [fill, text, background].allSatisfy(\.isKnown)
        return choice.from(
            isKnown ? .derived(phrase) : .substituted,
            alias: ThemeColor.Alias(path: isText ? "colors.text" : "colors.background"),
            at: fill.location,
            source: .better(text, background, on: fill, over: background),
            references: []
        )
    }
}
