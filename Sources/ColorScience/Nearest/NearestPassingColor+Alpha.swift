extension NearestPassingColor {
    /// The colour nearest to a translucent one, its hue and alpha kept, that passes once it is laid on each of `backdrops`.
    ///
    /// The ratio is that of the composite, which is judged as ``DisplayColor/composited(over:)`` makes it. `nil` where the alpha lets
    /// too much shine through. An opaque colour is looked for as ``foreground(_:on:atLeast:)-(SRGB8,_,_)`` does.
    public static func foreground(
        _ foreground: DisplayColor, on backdrops: [SRGB8], atLeast required: Double
    ) -> NearestPassingColor? {
        if foreground.isOpaque { return self.foreground(foreground.rgb, on: backdrops, atLeast: required) }
        let search = TranslucentSearch(origin: foreground, backdrops: backdrops, required: required)
        return search.nearest().map { color in
            NearestPassingColor(
                color: color, ratio: search.smallestRatio(of: color),
                deltaE: Difference.deltaEOK(foreground.rgb, color.rgb))
        }
    }
}

/// Looks along the lightness of a translucent colour for the nearest that passes on every backdrop.
private struct TranslucentSearch {
    let origin: DisplayColor
    let backdrops: [SRGB8]
    let required: Double

    func nearest() -> DisplayColor? {
        if passes(origin) { return origin }
        let polar = origin.rgb.oklch
        let found = [true, false].compactMap { isUpward in
            polar.first(isUpward: isUpward, steps: 512) { passes(translucent($0)) }
        }
        return found.min { Difference.deltaEOK(origin.rgb, $0) < Difference.deltaEOK(origin.rgb, $1) }.map(translucent)
    }

    func smallestRatio(of color: DisplayColor) -> Double {
        backdrops.map { Contrast.ratio(of: color, on: $0) }.min() ?? 21
    }

    private func passes(_ color: DisplayColor) -> Bool { smallestRatio(of: color) >= required }

    private func translucent(_ color: SRGB8) -> DisplayColor { DisplayColor(rgb: color, alpha: origin.alpha) }
}
