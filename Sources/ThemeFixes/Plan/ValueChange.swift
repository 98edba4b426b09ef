public import ColorScience
public import ThemeModel

/// A new colour, or a new alpha, for one value in a file.
public struct ValueChange: Hashable, Sendable {
    /// The place of the value.
    public let place: TokenPlace
    /// The colour as it is shown now.
    public let old: DisplayColor
    /// The colour to write.
    public let new: DisplayColor
    /// Only the alpha after an alias changes.
    public let isOfAlpha: Bool
    /// The value is one of a role that the theme left out, to be written after the one at ``place``.
    public let isNew: Bool
    /// The alias names another colour of the theme; nil for a change of a value.
    public let alias: AliasChange?
    /// ΔE OK between the old and the new colour; for an alpha, between what is seen of it.
    public let deltaE: Double
    /// The pairs that newly pass; other changes may contribute.
    public let fixed: [FixedPair]
    /// The reasons why it ends more than 1.02 times above the least ratio that its pairs require, none where it does not; and
    /// those for a change that fixes nothing.
    public let heldBy: [ChangeHold]
    /// The places of the other changes without which this one would make a pair worse.
    public let needs: [TokenPlace]

    /// The change is so large that somebody should look at it: ΔE OK over 0.2.
    public var isLarge: Bool { deltaE > ColorKeeping.large }

    /// Degrees from the old hue to the new one, -180...180; 0 where one of the colours is about grey, and for an alpha.
    public var hueShift: Double {
        let old = old.rgb.oklch
        let new = new.rgb.oklch
        let chroma = min(old.chroma, new.chroma)
        if isOfAlpha || chroma < ColorKeeping.leastChroma { return 0 }
        return old.turn(to: new)
    }
}
