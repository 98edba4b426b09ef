/// A ratio to reach against every one of some colours.
struct ContrastGoal {
    /// The relative luminances to stand out from, each once.
    private let luminances: [Double]
    let required: Double

    init(against colors: [SRGB8], required: Double) {
        luminances = Set(colors.map(\.relativeLuminance)).sorted()
        self.required = required
    }

    func isMet(by color: SRGB8) -> Bool {
        smallestRatio(of: color) >= required
    }

    /// The smallest ratio of `color`; 21 against nothing.
    func smallestRatio(of color: SRGB8) -> Double {
        let luminance = color.relativeLuminance
        var smallest = 21.0
        for other in luminances { smallest = min(smallest, Contrast.ratio(ofLuminance: luminance, on: other)) }
        return smallest
    }

    /// The edges of the luminances that reach the goal: enough above a colour, or enough below it, and clear of all others.
    var boundaries: [LuminanceBoundary] {
        let edges = luminances.flatMap { luminance in
            [
                LuminanceBoundary(luminance: (luminance + 0.05) * required - 0.05, isUpward: true),
                LuminanceBoundary(luminance: (luminance + 0.05) / required - 0.05, isUpward: false),
            ]
        }
        let range = -Self.tolerance...(1 + Self.tolerance)
        return edges.filter { range.contains($0.luminance) && isMet(at: $0.luminance) }
    }

    private func isMet(at luminance: Double) -> Bool {
        luminances.allSatisfy { Contrast.ratio(ofLuminance: luminance, on: $0) >= required - Self.tolerance }
    }

    /// An edge is where the ratio is reached, give or take the noise of computing it.
    private static let tolerance = 1e-9
}

/// A luminance from which on a goal is met, upward or downward.
struct LuminanceBoundary {
    let luminance: Double
    let isUpward: Bool
}
