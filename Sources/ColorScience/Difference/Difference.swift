/// The visible difference of two colours.
public enum Difference {
    /// ΔE OK: the distance in OKLab; 0.02 is just noticeable.
    ///
    /// Source: CSS Color 4, §13.2.1 and sample code `deltaEOK`.
    public static func deltaEOK(_ first: OKLab, _ second: OKLab) -> Double {
        squaredDeltaEOK(first, second).squareRoot()
    }

    static func squaredDeltaEOK(_ first: OKLab, _ second: OKLab) -> Double {
        let lightness = first.lightness - second.lightness
        let a = first.a - second.a
        let b = first.b - second.b
        return lightness * lightness + a * a + b * b
    }

    /// ΔE OK of two 8-bit colours.
    public static func deltaEOK(_ first: SRGB8, _ second: SRGB8) -> Double {
        deltaEOK(first.oklab, second.oklab)
    }
}

extension Difference {
    /// CIEDE2000, with all three parametric factors 1.
    ///
    /// Source: Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula" (2005); CSS Color 4, sample code
    /// `deltaE2000`. Both colours are relative to D50, as Lab is in CSS.
    public static func ciede2000(_ first: Lab, _ second: Lab) -> Double {
        let meanChroma = (length(first.a, first.b) + length(second.a, second.b)) / 2
        let stretch = 1.5 - 0.5 * ratioOf25(meanChroma)
        let left = StretchedLab(first, stretch: stretch)
        let right = StretchedLab(second, stretch: stretch)
        let mean = StretchedLab.mean(of: left, right)
        let lightness = (right.lightness - left.lightness) / mean.lightnessWeight
        let chroma = (right.chroma - left.chroma) / mean.chromaWeight
        let hue = left.hueDifference(to: right) / mean.hueWeight
        let rotation =
            -2 * ratioOf25(mean.chroma)
            * sine(degrees: 60 * exponential(-square((mean.hue - 275) / 25)))
        return (square(lightness) + square(chroma) + square(hue) + rotation * chroma * hue)
            .squareRoot()
    }

    /// √(C⁷ / (C⁷ + 25⁷)).
    private static func ratioOf25(_ chroma: Double) -> Double {
        let seventh = power(chroma, 7)
        return (seventh / (seventh + 6_103_515_625)).squareRoot()
    }

    fileprivate static func square(_ value: Double) -> Double {
        value * value
    }
}

/// CIE LCH in which CIEDE2000 measures: the a axis is stretched near grey.
private struct StretchedLab {
    var lightness: Double
    var chroma: Double
    var hue: Double

    init(_ lab: Lab, stretch: Double) {
        lightness = lab.lightness
        chroma = length(lab.a * stretch, lab.b)
        hue = chroma == 0 ? 0 : degrees(y: lab.b, x: lab.a * stretch)
    }

    private init(lightness: Double, chroma: Double, hue: Double) {
        self.lightness = lightness
        self.chroma = chroma
        self.hue = hue
    }

    static func mean(of left: StretchedLab, _ right: StretchedLab) -> StretchedLab {
        let sum = left.hue + right.hue
        let hue =
            if left.chroma * right.chroma == 0 {
                sum
            } else if abs(left.hue - right.hue) <= 180 {
                sum / 2
            } else {
                (sum < 360 ? sum + 360 : sum - 360) / 2
            }
        return StretchedLab(
            lightness: (left.lightness + right.lightness) / 2,
            chroma: (left.chroma + right.chroma) / 2,
            hue: hue
        )
    }

    /// The chord between two hues: a grey has none.
    func hueDifference(to other: StretchedLab) -> Double {
        guard chroma * other.chroma != 0 else { return 0 }
        var turn = other.hue - hue
        if turn > 180 { turn -= 360 }
        if turn < -180 { turn += 360 }
        return 2 * (chroma * other.chroma).squareRoot() * sine(degrees: turn / 2)
    }

    var lightnessWeight: Double {
        let offset = Difference.square(lightness - 50)
        return 1 + 0.015 * offset / (20 + offset).squareRoot()
    }

    var chromaWeight: Double { 1 + 0.045 * chroma }

    var hueWeight: Double {
        let shape =
            1
            - 0.17 * cosine(degrees: hue - 30)
            + 0.24 * cosine(degrees: 2 * hue)
            + 0.32 * cosine(degrees: 3 * hue + 6)
            - 0.20 * cosine(degrees: 4 * hue - 63)
        return 1 + 0.015 * chroma * shape
    }
}
