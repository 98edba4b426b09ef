/// The colours of one hue and one relative luminance, from grey up to the chroma of an origin.
struct HueRay {
    let origin: OKLCH
    let luminance: Double
    let hue: Double

    /// The colour of the ray that is nearest to the origin among those that sRGB can show: a coarse look over all chromas, then a
    /// fine one.
    var nearest: OKLCH {
        let coarse = nearest(among: (0...16).map { Double($0) / 16 }) ?? (color(share: 0), 0)
        let fine = (-8...8).map { coarse.share + Double($0) / 128 }.filter { (0...1).contains($0) }
        return nearest(among: fine)?.color ?? coarse.color
    }

    private func nearest(among shares: [Double]) -> (color: OKLCH, share: Double)? {
        let target = OKLab(origin)
        var best: (color: OKLCH, share: Double)?
        var distance = Double.infinity
        for share in shares {
            let color = color(share: share)
            let difference = Difference.deltaEOK(OKLab(color), target)
            guard difference < distance, isShown(color) else { continue }
            best = (color, share)
            distance = difference
        }
        return best
    }

    private func isShown(_ color: OKLCH) -> Bool {
        let range = -0.0005...1.0005
        let linear = LinearSRGB(color.xyz)
        return range.contains(linear.red) && range.contains(linear.green) && range.contains(linear.blue)
    }

    /// The colour with a share of the chroma of the origin; its lightness is the one that has the luminance.
    private func color(share: Double) -> OKLCH {
        var color = OKLCH(lightness: 0, chroma: origin.chroma * share, hue: hue)
        var range = (lower: 0.0, upper: 1.0)
        for _ in 0..<18 {
            color.lightness = (range.lower + range.upper) / 2
            let linear = LinearSRGB(color.xyz)
            let isBelow = 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue < luminance
            if isBelow { range.lower = color.lightness } else { range.upper = color.lightness }
        }
        return color
    }
}
