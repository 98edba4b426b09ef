/// The colour nearest to a given one that reaches a contrast ratio.
public struct NearestPassingColor: Hashable, Sendable {
    /// The colour that passes; opaque where an opaque one was asked about.
    public let color: DisplayColor
    /// The smallest contrast ratio of the colour, unrounded.
    public let ratio: Double
    /// The ΔE OK from the given colour.
    public let deltaE: Double

    /// The colour nearest to `foreground` with its hue and at least the ratio `required` on all of `backdrops`.
    ///
    /// A grey stays a grey. The hue turns by a ΔH of 0.01 at most, which nobody notices, and farther only near a corner
    /// of the gamut, where keeping it would lead more than 6 % farther away. The 8-bit value itself is judged. A colour
    /// that passes already is its own answer; `nil` when none can be found. Without a backdrop everything passes, with
    /// a ratio of 21.
    public static func foreground(
        _ foreground: SRGB8,
        on backdrops: [SRGB8],
        atLeast required: Double
    ) -> NearestPassingColor? {
        let goal = ContrastGoal(against: backdrops, required: required)
        return goal.color(nearest: foreground).map { found in
            NearestPassingColor(
                color: DisplayColor(rgb: found),
                ratio: goal.smallestRatio(of: found),
                deltaE: Difference.deltaEOK(foreground, found)
            )
        }
    }

    /// The colour nearest to `background` with its hue, on which all `foregrounds` have at least the ratio `required`.
    ///
    /// See ``foreground(_:on:atLeast:)``.
    public static func background(
        _ background: SRGB8,
        under foregrounds: [SRGB8],
        atLeast required: Double
    ) -> NearestPassingColor? {
        // The ratio is the same both ways round.
        foreground(background, on: foregrounds, atLeast: required)
    }
}

extension ContrastGoal {
    /// The colour nearest to `origin` that meets the goal; `nil` where there is none.
    ///
    /// No 8-bit colour that meets it is missed.
    fileprivate func color(nearest origin: SRGB8) -> SRGB8? {
        if isMet(by: origin) { return origin }
        let grey = GreySearch(origin: origin, goal: self).nearest()
        return grey ?? PassingSearch(from: origin, goal: self).nearest()
    }
}
