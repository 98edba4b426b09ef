package import Findings

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
