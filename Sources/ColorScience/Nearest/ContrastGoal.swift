/// A ratio that a colour must have to each of some others.
struct ContrastGoal: Sendable {
    private let luminances: [Double]
    private let required: Double

    init(against colors: [SRGB8], required: Double) {
        luminances = colors.map(\.relativeLuminance).sorted().reduce(into: []) { unique, next in
            if unique.last != next { unique.append(next) }
        }
        self.required = required
    }

    func isMet(by color: SRGB8) -> Bool {
        let luminance = color.relativeLuminance
        for other in luminances where Contrast.ratio(ofLuminance: luminance, on: other) < required {
            return false
        }
        return required <= Contrast.greatest
    }

    func smallestRatio(of color: SRGB8) -> Double {
        let luminance = color.relativeLuminance
        return luminances.map { Contrast.ratio(ofLuminance: luminance, on: $0) }.min()
            ?? Contrast.greatest
    }

    /// The luminances at which the goal starts to be met; a search starts from these.
    var boundaries: [LuminanceBoundary] {
        let boundaries = luminances.flatMap { LuminanceBoundary.of(required, to: $0) }
        return boundaries.filter { boundary in
            luminances.allSatisfy { luminance in
                let ratio = Contrast.ratio(ofLuminance: boundary.luminance, on: luminance)
                return ratio >= required - LuminanceBoundary.tolerance
            }
        }
    }
}

/// A luminance from which a goal is met, upward or downward.
struct LuminanceBoundary: Hashable, Sendable {
    let luminance: Double
    let isUpward: Bool

    /// The luminances above and below `other` whose ratio to it is `required`.
    static func of(_ required: Double, to other: Double) -> [LuminanceBoundary] {
        [
            LuminanceBoundary(luminance: (other + 0.05) * required - 0.05, isUpward: true),
            LuminanceBoundary(luminance: (other + 0.05) / required - 0.05, isUpward: false),
        ].filter { (-tolerance...(1 + tolerance)).contains($0.luminance) }
    }

    /// The noise of computing a ratio at a boundary.
    static let tolerance = 1e-9
}
