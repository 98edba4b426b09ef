/// Gamut mapping that keeps lightness and hue and gives up chroma, by binary search with local minimum ΔE.
///
/// Source: CSS Color 4, §13.2.2.
enum LocalMINDE {
    private static let justNoticeable = 0.02
    private static let precision = 0.0001
    /// A lightness that comes out of a round trip is a little off 1.
    private static let lightnessTolerance = 1e-6

    /// The encoded sRGB colour that stands for `origin`, every channel in 0...1.
    static func map(_ origin: OKLCH) -> SRGB {
        if origin.lightness >= 1 - lightnessTolerance { return SRGB(red: 1, green: 1, blue: 1) }
        if origin.lightness <= lightnessTolerance { return SRGB(red: 0, green: 0, blue: 0) }
        let encoded = SRGB(origin.xyz)
        if SRGBGamut.contains(encoded, tolerance: 0) { return encoded }
        let clipped = SRGBGamut.clip(encoded)
        if Difference.deltaEOK(OKLab(clipped.xyz), OKLab(origin)) < justNoticeable { return clipped }
        return search(from: origin, startingWith: clipped)
    }

    private static func search(from origin: OKLCH, startingWith start: SRGB) -> SRGB {
        var current = origin
        var clipped = start
        var lower = 0.0
        var upper = origin.chroma
        var isLowerInGamut = true
        while upper - lower > precision {
            current.chroma = (lower + upper) / 2
            let encoded = SRGB(current.xyz)
            if isLowerInGamut, SRGBGamut.contains(encoded, tolerance: 0) {
                lower = current.chroma
                continue
            }
            clipped = SRGBGamut.clip(encoded)
            let difference = Difference.deltaEOK(OKLab(clipped.xyz), OKLab(current))
            guard difference < justNoticeable else {
                upper = current.chroma
                continue
            }
            if justNoticeable - difference < precision { return clipped }
            isLowerInGamut = false
            lower = current.chroma
        }
        return clipped
    }
}
