extension NearestPassingColor {
    /// The colour nearest to a translucent one, with its hue and alpha, that passes on each of `backdrops`.
    ///
    /// The ratio is that of the composite, as ``DisplayColor/composited(over:)`` makes it. `nil` where the alpha lets
    /// too much shine through. For an opaque colour, see ``foreground(_:on:atLeast:)-(SRGB8,_,_)``.
    public static func foreground(
        _ foreground: DisplayColor,
        on backdrops: [SRGB8],
        atLeast required: Double
    ) -> NearestPassingColor? {
        if foreground.isOpaque {
            return self.foreground(foreground.rgb, on: backdrops, atLeast: required)
        }
        func translucent(_ color: SRGB8) -> DisplayColor {
            DisplayColor(rgb: color, alpha: foreground.alpha)
        }
        func smallestRatio(of color: SRGB8) -> Double {
            backdrops.map { Contrast.ratio(of: translucent(color), on: $0) }.min()
                ?? Contrast.greatest
        }
        func deltaE(of color: SRGB8) -> Double {
            Difference.deltaEOK(foreground.rgb, color)
        }
        func passes(_ color: SRGB8) -> Bool {
            smallestRatio(of: color) >= required
        }
        let nearest: SRGB8? =
            if passes(foreground.rgb) {
                foreground.rgb
            } else {
                [true, false].compactMap { isUpward in
                    foreground.rgb.oklch.first(isUpward: isUpward, steps: 512, where: passes)
                }.min { deltaE(of: $0) < deltaE(of: $1) }
            }
        return nearest.map {
            NearestPassingColor(
                color: translucent($0),
                ratio: smallestRatio(of: $0),
                deltaE: deltaE(of: $0)
            )
        }
    }

    /// The colour nearest to `background` with its hue, on which all `foregrounds`, translucent or not, reach
    /// `required`.
    ///
    /// See ``foreground(_:on:atLeast:)``. Where one of the foregrounds is translucent, the search may miss a colour
    /// that has few others like it.
    public static func background(
        _ background: SRGB8,
        under foregrounds: [DisplayColor],
        atLeast required: Double
    ) -> NearestPassingColor? {
        if foregrounds.allSatisfy(\.isOpaque) {
            return self.background(background, under: foregrounds.map(\.rgb), atLeast: required)
        }
        let goal = BackgroundGoal(origin: background, foregrounds: foregrounds, required: required)
        return color(nearest: background, meeting: goal).map { found in
            NearestPassingColor(
                color: DisplayColor(rgb: found),
                ratio: goal.smallestRatio(on: found),
                deltaE: Difference.deltaEOK(background, found)
            )
        }
    }
}

/// A ratio that foregrounds reach on a colour that shines through them.
private struct BackgroundGoal: ColorGoal {
    let origin: SRGB8
    let foregrounds: [DisplayColor]
    let required: Double

    var isDecidedByLuminance: Bool { false }
    var boundaries: [LuminanceBoundary] {
        boundariesAlongLightness(of: origin)
    }

    func isMet(by color: SRGB8) -> Bool {
        smallestRatio(on: color) >= required
    }

    func smallestRatio(on color: SRGB8) -> Double {
        foregrounds.map { Contrast.ratio(of: $0, on: color) }.min() ?? Contrast.greatest
    }
}
