package import ColorScience

/// A way to see colours: normal vision, one of three deficiencies (Machado 2009 at full severity), or greyscale, where
/// lightness is all there is.
enum Sight: String, CaseIterable {
    case normal = "normal vision"
    case protanopia, deuteranopia, tritanopia, greyscale

    /// ΔE OK of two colours as they are seen so.
    func difference(_ first: SRGB8, _ second: SRGB8) -> Double {
        Difference.deltaEOK(seen(first), seen(second))
    }

    private func seen(_ color: SRGB8) -> SRGB8 {
        switch self {
        case .normal: color
        case .protanopia: Vision.protanopia.simulated(color)
        case .deuteranopia: Vision.deuteranopia.simulated(color)
        case .tritanopia: Vision.tritanopia.simulated(color)
        case .greyscale: color.greyscale
        }
    }
}

package enum Distinctness {
    /// 2.5 × the just noticeable ΔE OK of 0.02 (CSS Color 4, §13.2.1).
    ///
    /// 0.02 is for two patches side by side; readers see the colours of states one at a time, and compare from memory.
    package static let minimum = 0.05

    package struct Closest {
        package let vision: String
        package let difference: Double
    }

    /// The sight in which two colours are closest, and their ΔE OK in it.
    package static func closest(_ first: SRGB8, _ second: SRGB8) -> Closest {
        var worst = Closest(vision: Sight.normal.rawValue, difference: .infinity)
        for sight in Sight.allCases {
            let difference = sight.difference(first, second)
            if difference < worst.difference {
                worst = Closest(vision: sight.rawValue, difference: difference)
            }
        }
        return worst
    }
}
