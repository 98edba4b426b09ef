/// The condition that a colour must meet to be the result of a search.
package protocol ColorGoal: Sendable {
    /// The luminances at which the goal starts to be met; a search starts from these.
    var boundaries: [LuminanceBoundary] { get }
    /// Luminance alone decides, so a search is exact.
    var isDecidedByLuminance: Bool { get }
    func isMet(by color: SRGB8) -> Bool
}

extension ColorGoal {
    package var isDecidedByLuminance: Bool {
        true
    }

    /// The boundaries along a colour's lightness, for goals that luminance alone does not decide.
    package func boundariesAlongLightness(of origin: SRGB8) -> [LuminanceBoundary] {
        [true, false].compactMap { isUpward in
            origin.oklch.first(isUpward: isUpward, steps: 256, where: isMet).map {
                LuminanceBoundary(luminance: $0.relativeLuminance, isUpward: isUpward)
            }
        }
    }
}

/// A luminance from which a goal is met, upward or downward.
package struct LuminanceBoundary: Hashable, Sendable {
    package let luminance: Double
    package let isUpward: Bool

    /// The luminances above and below `other` whose ratio to it is `required`.
    package static func of(_ required: Double, to other: Double) -> [LuminanceBoundary] {
        [
            LuminanceBoundary(luminance: (other + 0.05) * required - 0.05, isUpward: true),
            LuminanceBoundary(luminance: (other + 0.05) / required - 0.05, isUpward: false),
        ].filter { (-tolerance...(1 + tolerance)).contains($0.luminance) }
    }

    /// The noise of computing a ratio at a boundary.
    package static let tolerance = 1e-9
}

struct ContrastGoal: ColorGoal {
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

    /// The boundaries against each colour that also reach the ratio against all others.
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

extension OKLCH {
    /// The first colour that meets a condition when only the lightness changes; nil if none does up to white or black.
    ///
    /// Complexity: `steps` colours from black to white.
    func first(isUpward: Bool, steps: Int, where isMet: (SRGB8) -> Bool) -> SRGB8? {
        var color = self
        for _ in 0..<steps {
            color.lightness += (isUpward ? 1 : -1) / Double(steps)
            guard (-0.01...1.01).contains(color.lightness) else {
                return nil
            }
            let rounded = color.rounded
            if isMet(rounded) { return rounded }
        }
        return nil
    }
}
