public import ColorScience
public import ThemeModel

/// The freedom of a fix.
public struct FixOptions: Sendable {
    /// The largest ΔE OK of a change.
    public var maxDelta: Double
    /// Two colours at least this ΔE OK apart stay so, even where a pair then fails; 0 lets them meet.
    public var keepsApart: Double
    /// The decisions made so far: such a value does not change any more.
    public var pinned: [TokenPlace: FixPin]
    /// No value changes but those that are pinned.
    public var isClosed = false

    /// Takes options.
    public init(
        maxDelta: Double = .infinity,
        keepsApart: Double = 0.02,
        pinned: [TokenPlace: FixPin] = [:]
    ) {
        self.maxDelta = maxDelta
        self.keepsApart = keepsApart
        self.pinned = pinned
    }
}

/// A decision about a value: its new colour and alpha, each nil where it stays.
public struct FixPin: Hashable, Sendable {
    /// The new colour.
    public var color: SRGB8?
    /// The new alpha.
    public var alpha: Double?

    /// Decides on a value; without arguments it stays as it is.
    public init(color: SRGB8? = nil, alpha: Double? = nil) {
        self.color = color
        self.alpha = alpha
    }

    /// The new value of a token; nil where the decision is to keep it.
    func value(of token: FixToken) -> FixValue? {
        switch token.kind {
        case .color, .role:
            guard let color, color != token.present.rgb else { return nil }
            return .color(color)
        case .alpha:
            guard let alpha, alpha != token.present.alpha else { return nil }
            return .alpha(alpha)
        }
    }
}
