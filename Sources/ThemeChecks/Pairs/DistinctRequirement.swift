import ColorScience
package import Findings
package import ThemeModel

/// Two colours of a mode that must stay apart.
package struct DistinctRequirement: Sendable {
    /// The name of the mode.
    package let mode: String
    /// The names of the two.
    package let pair: PairName
    package let first: ThemeColor
    package let second: ThemeColor
    /// What both lie on.
    package let backdrop: ThemeColor

    /// Whether they are apart as they are.
    var isMet: Bool {
        let ground = [backdrop.display]
        guard let first = first.display.composited(over: ground), let second = second.display.composited(over: ground)
        else { return true }
        return Distinctness.areApart(first, second, by: Distinctness.minimum)
    }
}
