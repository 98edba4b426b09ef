/// The colours that have one relative luminance, whether sRGB can show them or not: in OKLab a surface that is almost flat.
struct LuminanceSurface {
    private let luminance: Double

    init(luminance: Double) { self.luminance = luminance }

    /// The colour of the surface that is nearest to `target` by ΔE OK; nil where it is not found soon.
    ///
    /// Where the line from the target meets the plane that touches the surface at the last place, until that is the same place.
    func nearest(to target: OKLab) -> OKLab? {
        var lab = target
        for _ in 0..<24 {
            let (reached, slope) = lab.luminance
            let square = dot(slope, slope)
            guard square > 1e-12 else { return nil }
            let share = (luminance - reached + dot(slope, lab.components) - dot(slope, target.components)) / square
            let next = OKLab(
                lightness: target.lightness + share * slope.first, a: target.a + share * slope.second,
                b: target.b + share * slope.third)
            if Difference.deltaEOK(lab, next) < 1e-10 { return next }
            lab = next
        }
        return nil
    }
}
