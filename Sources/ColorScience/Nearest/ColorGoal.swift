/// What a colour is looked for to do.
package protocol ColorGoal: Sendable {
    /// Where colours that meet the goal begin, by luminance: what the search sets out for.
    var boundaries: [LuminanceBoundary] { get }
    /// Whether luminance alone decides whether it is met.
    var isOfLuminance: Bool { get }
    /// Whether a colour does it.
    func isMet(by color: SRGB8) -> Bool
    /// Whether a colour does it whose relative luminance is at hand.
    func isMet(by color: SRGB8, ofLuminance luminance: Double) -> Bool
}

extension ColorGoal {
    /// It does, if nothing else is said.
    package var isOfLuminance: Bool { true }

    /// Whether a colour does it; the luminance is of no help, if nothing else is said.
    package func isMet(by color: SRGB8, ofLuminance luminance: Double) -> Bool { isMet(by: color) }

    /// Where the goal begins to be met along the lightness of a colour, its hue and chroma kept.
    package func turns(from origin: SRGB8) -> [LuminanceBoundary] {
        [true, false].compactMap { isUpward in
            origin.oklch.first(isUpward: isUpward, steps: 256, where: isMet).map {
                LuminanceBoundary(luminance: $0.relativeLuminance, isUpward: isUpward)
            }
        }
    }
}
