public import ColorScience
public import ThemeModel

/// The freedom of a fix.
public struct FixOptions: Sendable {
    /// The largest ΔE OK of a change.
    public var maxDelta: Double
    /// Two colours at least this ΔE OK apart stay so, even where a pair then fails; 0 lets them meet.
    public var keepsApart: Double
    /// An alias may name another colour of the theme, instead of a change of the value that it leads to.
    public var changesAliases: Bool
    /// The decisions made so far: such a value does not change any more.
    public var pinned: [TokenPlace: FixPin]
    /// No value changes but those that are pinned.
    public var isClosed = false

    /// Takes options.
    public init(
        maxDelta: Double = .infinity,
        keepsApart: Double = 0.02,
        changesAliases: Bool = true,
        pinned: [TokenPlace: FixPin] = [:]
    ) {
        self.maxDelta = maxDelta
        self.keepsApart = keepsApart
        self.changesAliases = changesAliases
        self.pinned = pinned
    }
}

extension FixOptions {
    /// The same freedom once the files have what was decided.
    var afterDecisions: FixOptions {
        var options = self
        options.pinned = pinned.mapValues { _ in FixPin() }
        return options
    }
}

/// A decision about a value: its new colour, alias and alpha, each nil where it stays.
public struct FixPin: Hashable, Sendable {
    /// The new colour.
    public var color: SRGB8?
    /// The new alpha.
    public var alpha: Double?
    /// The place of the colour that an alias is to name.
    public var target: TokenPlace?

    /// Decides on a value; without arguments it stays as it is.
    public init(color: SRGB8? = nil, alpha: Double? = nil, target: TokenPlace? = nil) {
        self.color = color
        self.alpha = alpha
        self.target = target
    }

    /// The new value of a token; nil where the decision is to keep it.
    func value(of token: FixToken, in problem: FixProblem) -> FixValue? {
        switch token.kind {
        case .alias:
            let targets = problem.aliases.targets
            guard let index = targets.firstIndex(where: { $0.place == target }) else { return nil }
            return .alias(index, targets[index].color)
        case .color, .role:
            guard let color, color != token.present.rgb else { return nil }
            return .color(color)
        case .alpha:
            guard let alpha, alpha != token.present.alpha else { return nil }
            return .alpha(alpha)
        }
    }
}
