package import ColorScience
package import ThemeModel

/// A new colour, or a new alpha, at one place in a file.
package struct ValueChange: Hashable, Sendable {
    package let place: TokenPlace
    /// What is written there, and what is to be.
    package let old: DisplayColor
    package let new: DisplayColor
    /// Whether the alpha changes, and the colour stays.
    package let isOfAlpha: Bool
    /// How far the colour is moved, ΔE OK; of an alpha, how far what is seen of it is.
    package let deltaE: Double
    /// The pairs that pass with this change and did not before; another change may have a part in it.
    package let mended: [MendedPair]
}
