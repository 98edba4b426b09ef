/// A ratio to reach against every one of some colours.
struct ContrastGoal: ColorGoal {
    /// The relative luminances to stand out from, each once.
    private let luminances: [Double]
    let required: Double

    init(against colors: [SRGB8], required: Double) {
        var luminances: [Double] = []
        for luminance in colors.map(\.relativeLuminance) where !luminances.contains(luminance) {
            luminances.append(luminance)
        }
        self.luminances = luminances.sorted()
        self.required = required
    }

    package func isMet(by color: SRGB8) -> Bool { isMet(by: color, ofLuminance: color.relativeLuminance) }

    package func isMet(by color: SRGB8, ofLuminance luminance: Double) -> Bool {
        for other in luminances where Contrast.ratio(ofLuminance: luminance, on: other) < required { return false }
        return required <= Self.greatest
    }

    /// The smallest ratio of `color`; 21 against nothing.
    func smallestRatio(of color: SRGB8) -> Double {
        let luminance = color.relativeLuminance
        var smallest = Self.greatest
        for other in luminances { smallest = min(smallest, Contrast.ratio(ofLuminance: luminance, on: other)) }
        return smallest
    }

    /// The edges of the luminances that reach the goal: enough above a colour, or enough below it, and clear of all others.
    package var boundaries: [LuminanceBoundary] {
        luminances.flatMap { LuminanceBoundary.of(required, to: $0) }.filter { isMet(at: $0.luminance) }
    }

    private func isMet(at luminance: Double) -> Bool {
        luminances.allSatisfy {
            Contrast.ratio(ofLuminance: luminance, on: $0) >= required - LuminanceBoundary.tolerance
        }
    }

    /// The ratio of black and white, and what there is against nothing.
    private static let greatest = 21.0
}
