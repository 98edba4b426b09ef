/// A luminance from which on a goal is met, upward or downward.
package struct LuminanceBoundary: Hashable, Sendable {
    /// The relative luminance, 0...1.
    package let luminance: Double
    /// Whether the goal is met above it.
    package let isUpward: Bool

    /// Where the ratio to the luminance `other` begins to be `required`: above it and below it, as far as there is such a luminance.
    package static func of(_ required: Double, to other: Double) -> [LuminanceBoundary] {
        [
            LuminanceBoundary(luminance: (other + 0.05) * required - 0.05, isUpward: true),
            LuminanceBoundary(luminance: (other + 0.05) / required - 0.05, isUpward: false),
        ].filter { (-tolerance...(1 + tolerance)).contains($0.luminance) }
    }

    /// A boundary is where a ratio is reached, give or take the noise of computing it.
    package static let tolerance = 1e-9
}
