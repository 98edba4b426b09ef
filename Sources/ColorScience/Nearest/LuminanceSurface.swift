/// The colours that have one relative luminance, whether sRGB can show them or not: in OKLab a surface that is almost flat.
struct LuminanceSurface {
    private let luminance: Double

    init(luminance: Double) { self.luminance = luminance }

    /// The colour of the surface that is nearest to `target` by ΔE OK; nil where it is not found soon.
    func nearest(to target: OKLab) -> OKLab? { nearest(to: target) { $0 } }

    /// The colour of the surface, of one hue or the opposite one, that is nearest to `target`; nil where it is not found soon.
    func nearest(to target: OKLab, in plane: HuePlane) -> OKLab? {
        nearest(to: OKLab(components: plane.projected(target.components)), plane.projected)
    }

    /// Where the line from the target meets the plane that touches the surface at the last place, until that is the same place.
    private func nearest(to target: OKLab, _ projected: (Components) -> Components) -> OKLab? {
        var lab = target
        for _ in 0..<24 {
            let reached = lab.luminance
            let slope = projected(reached.slope)
            let square = dot(slope, slope)
            guard square > 1e-12 else { return nil }
            let share =
                (luminance - reached.value + dot(slope, lab.components) - dot(slope, target.components)) / square
            let next = OKLab(
                lightness: target.lightness + share * slope.first, a: target.a + share * slope.second,
                b: target.b + share * slope.third)
            if Difference.deltaEOK(lab, next) < 1e-10 { return next }
            lab = next
        }
        return nil
    }

    /// The colour of the surface with a hue and a chroma, whose lightness is near `start`; nil where it is not found.
    func color(of plane: HuePlane, chroma: Double, near start: Double) -> OKLab? {
        var color = plane.color(lightness: start, chroma: chroma)
        for _ in 0..<16 {
            let (reached, slope) = color.luminance
            guard slope.first > 1e-9 else { return nil }
            let step = (luminance - reached) / slope.first
            color.lightness += step
            if abs(step) < 1e-6 { return color }
        }
        return nil
    }
}
