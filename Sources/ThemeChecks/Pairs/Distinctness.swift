package import ColorScience

/// How well two colours can be told apart by everybody.
package enum Distinctness {
    /// Two and a half times the just noticeable difference of ΔE OK, 0.02: enough for colours that are not adjacent.
    package static let minimum = 0.05

    /// The vision in which two colours are closest, and their ΔE OK in it: normal vision, or one of three deficiencies
    /// (Machado 2009 at full severity).
    package static func closest(_ first: SRGB8, _ second: SRGB8) -> (vision: String, difference: Double) {
        var worst = (vision: "normal vision", difference: Difference.deltaEOK(first, second))
        for vision in Vision.allCases {
            let difference = Difference.deltaEOK(vision.simulated(first), vision.simulated(second))
            if difference < worst.difference { worst = (vision.rawValue, difference) }
        }
        return worst
    }
}
