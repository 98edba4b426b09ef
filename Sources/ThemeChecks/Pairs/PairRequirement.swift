package import Findings
package import ThemeModel

/// A ratio that is asked of a pair in a mode, with the colours that decide it.
package struct PairRequirement: Sendable {
    /// The name of the mode.
    package let mode: String
    package let pair: PairName
    /// The least ratio that passes.
    package let required: Double
    /// Everything that the foreground lies on, each time from the foreground down to something opaque.
    package let stacks: [[ThemeColor]]
    /// Whether the theme or the project allows less.
    package let isWaived: Bool
}
