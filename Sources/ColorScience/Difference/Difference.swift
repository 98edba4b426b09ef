/// How different two colours look.
public enum Difference {
    /// ΔE OK: the distance in OKLab; 0.02 is just noticeable.
    ///
    /// Source: CSS Color 4, §13.2.1 and sample code `deltaEOK`.
    public static func deltaEOK(_ first: OKLab, _ second: OKLab) -> Double {
        squaredDeltaEOK(first, second).squareRoot()
    }

    /// The square of ΔE OK, for who compares many.
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
