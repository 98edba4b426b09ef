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
    private static let steps = 512

    func nearest() -> DisplayColor? {
        if passes(origin) { return origin }
        let polar = origin.rgb.oklch
        let found = [1.0, -1.0].compactMap { direction in firstPassing(from: polar, direction: direction) }
        return found.min { Difference.deltaEOK(origin.rgb, $0.rgb) < Difference.deltaEOK(origin.rgb, $1.rgb) }
    }

    func smallestRatio(of color: DisplayColor) -> Double {
        backdrops.map { backdrop in
            let composite = color.composited(over: [DisplayColor(rgb: backdrop)]) ?? backdrop
            return Contrast.ratio(of: composite, on: backdrop)
        }.min() ?? 21
    }

    private func passes(_ color: DisplayColor) -> Bool { smallestRatio(of: color) >= required }

    private func firstPassing(from polar: OKLCH, direction: Double) -> DisplayColor? {
        var color = polar
        for _ in 0..<Self.steps {
            color.lightness += direction / Double(Self.steps)
            guard (-0.01...1.01).contains(color.lightness) else { return nil }
            let candidate = DisplayColor(rgb: SRGB8(clipping: LocalMINDE.map(color)), alpha: origin.alpha)
            if passes(candidate) { return candidate }
        }
        return nil
    }
}
