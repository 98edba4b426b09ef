extension NearestPassingColor {
    /// The colour nearest to `background`, its hue kept, on which every one of `foregrounds` has at least the ratio `required`, also
    /// where it shines through them.
    ///
    /// As ``foreground(_:on:atLeast:)``, which see. Where one of the foregrounds is translucent, one that only few others are like may
    /// be missed.
    public static func background(
        _ background: SRGB8, under foregrounds: [DisplayColor], atLeast required: Double
    ) -> NearestPassingColor? {
        if foregrounds.allSatisfy(\.isOpaque) {
            return self.background(background, under: foregrounds.map(\.rgb), atLeast: required)
        }
        let goal = ShiningGoal(origin: background, foregrounds: foregrounds, required: required)
        return color(nearest: background, meeting: goal).map { found in
            NearestPassingColor(
                color: DisplayColor(rgb: found), ratio: goal.smallestRatio(on: found),
                deltaE: Difference.deltaEOK(background, found))
        }
    }
}

/// A ratio that foregrounds reach on a colour that shines through them.
private struct ShiningGoal: ColorGoal {
    let origin: SRGB8
    let foregrounds: [DisplayColor]
    let required: Double

    var isOfLuminance: Bool { false }

    func isMet(by color: SRGB8) -> Bool { smallestRatio(on: color) >= required }

    var boundaries: [LuminanceBoundary] { turns(from: origin) }

    func smallestRatio(on color: SRGB8) -> Double {
        foregrounds.map { Contrast.ratio(of: $0, on: color) }.min() ?? 21
    }
}
