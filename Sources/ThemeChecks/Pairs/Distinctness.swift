package import ColorScience

package enum Distinctness {
    /// 2.5 × the just noticeable ΔE OK of 0.02 (CSS Color 4, §13.2.1).
    ///
    /// 0.02 is for two patches side by side; readers see the colours of states one at a time, and compare from memory.
    package static let minimum = 0.05

    /// The vision in which two colours are closest, and their ΔE OK in it: normal vision, one of three deficiencies
    /// (Machado 2009 at full severity), or greyscale, where lightness is all there is.
    package static func closest(_ first: SRGB8, _ second: SRGB8) -> (vision: String, difference: Double) {
        var worst = (vision: "normal vision", difference: Difference.deltaEOK(first, second))
        for vision in Vision.allCases {
            let difference = Difference.deltaEOK(vision.simulated(first), vision.simulated(second))
            if difference < worst.difference { worst = (vision.rawValue, difference) }
        }
        let grey = Difference.deltaEOK(first.greyscale, second.greyscale)
        return grey < worst.difference ? ("greyscale", grey) : worst
    }
}
