package import ColorScience
package import Findings
package import ThemeModel

/// Values to change, and what that does to findings.
package struct FixPlan: Sendable {
    /// The changes, in the order of their places.
    package var changes: [ValueChange] = []
    /// The pairs that stay below what is asked of them.
    package var left: [LeftPair] = []

    /// A plan that does nothing.
    package init() {}

    /// Takes over another plan's.
    package mutating func merge(_ other: FixPlan) {
        changes += other.changes
        left += other.left
    }
}

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

/// A pair in a mode of a theme.
package struct PairInMode: Hashable, Sendable {
    package let theme: String
    package let mode: String
    package let pair: PairName
    /// The least ratio that passes.
    package let required: Double

    /// Names a pair.
    package init(theme: String, mode: String, pair: PairName, required: Double) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.required = required
    }
}

/// Something that is asked of colours in a mode of a theme, in words.
package struct Demand: Hashable, Sendable {
    package let theme: String
    package let mode: String
    /// What is asked: `text on surface`, `success apart from danger`, `a light background`.
    package let phrase: String
    /// The least ratio or difference; nil where there is no number.
    package let required: Double?
}

/// A pair that passes with a plan, and did not before.
package struct MendedPair: Hashable, Sendable {
    package let pair: PairInMode
    package let before: Double
    package let after: Double
}

/// A pair that no change was found for.
package struct LeftPair: Hashable, Sendable {
    package let pair: PairInMode
    package let measured: Double
    /// What stands in the way, for each value that has a part in it.
    package let obstacles: [Obstacle]
}

/// Why a value cannot be changed so that a pair passes.
package struct Obstacle: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// There is no such colour: the best ratio, and what else is asked of the value that forbids a better one.
        case outOfReach(best: Double, beside: [Demand])
        /// The value's file is not to be changed, or not in this place.
        case notFree
    }

    package let place: TokenPlace
    package let reason: Reason
}
