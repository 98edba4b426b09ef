/// Gamut mapping that keeps lightness and hue and reduces chroma, by binary search with local minimum ΔE.
///
/// Source: CSS Color 4, §13.2.2.
enum LocalMINDE {
    private static let justNoticeable = 0.02
    private static let precision = 0.0001
    /// A round trip leaves lightness a little off 1.
    private static let lightnessTolerance = 1e-6

    static func map(_ origin: OKLCH) -> SRGB {
        if origin.lightness >= 1 - lightnessTolerance {
            return SRGB(red: 1, green: 1, blue: 1)
        }
        if origin.lightness <= lightnessTolerance {
            return SRGB(red: 0, green: 0, blue: 0)
        }
        let encoded = SRGB(origin.xyz)
        if encoded.isInGamut(tolerance: 0) { return encoded }
        let clipped = encoded.clipped
        if Difference.deltaEOK(OKLab(clipped.xyz), OKLab(origin)) < justNoticeable {
            return clipped
        }
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
            if isLowerInGamut, encoded.isInGamut(tolerance: 0) {
                lower = current.chroma
                continue
            }
            clipped = encoded.clipped
            let difference = Difference.deltaEOK(OKLab(clipped.xyz), OKLab(current))
            guard difference < justNoticeable else {
                upper = current.chroma
                continue
            }
            if justNoticeable - difference < precision {
                return clipped
            }
            isLowerInGamut = false
            lower = current.chroma
        }
        return clipped
    }
}

extension SRGB {
    /// Less than this outside 0...1 is noise of a conversion.
    static let gamutTolerance = 7.5e-5

    func isInGamut(tolerance: Double = gamutTolerance) -> Bool {
        let range = -tolerance...(1 + tolerance)
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }

    var clipped: SRGB {
        SRGB(components: components.map { clamped($0, to: 0...1) })
    }
}

extension OKLCH {
    /// The colour as it is written to CSS: mapped, then rounded to 8 bit.
    var rounded: SRGB8 {
        SRGB8(clipping: LocalMINDE.map(self))
    }
}
