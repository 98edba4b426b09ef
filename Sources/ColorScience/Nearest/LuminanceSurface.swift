/// The colours of one relative luminance, inside sRGB or not: in OKLab a surface that is almost flat.
struct LuminanceSurface {
    let luminance: Double

    /// The colour of the surface that is nearest to `target` by ΔE OK; nil where the iteration does not converge.
    func nearest(to target: OKLab) -> OKLab? {
        nearest(to: target) { $0 }
    }

    func nearest(to target: OKLab, in plane: HuePlane) -> OKLab? {
        nearest(to: OKLab(components: plane.projected(target.components)), plane.projected)
    }

    /// Iterates: the next point is where the line from the target meets the surface's tangent plane at the current one.
    private func nearest(to target: OKLab, _ projected: (Components) -> Components) -> OKLab? {
        var lab = target
        for _ in 0..<24 {
            let reached = lab.luminance
            let slope = projected(reached.slope)
            let square = dot(slope, slope)
            guard square > 1e-12 else { return nil }
            let share =
                (luminance - reached.value + dot(slope, lab.components)
                    - dot(slope, target.components)) / square
            let next = OKLab(
                lightness: target.lightness + share * slope.first,
                a: target.a + share * slope.second,
                b: target.b + share * slope.third
            )
            if Difference.deltaEOK(lab, next) < 1e-10 {
                return next
            }
            lab = next
        }
        return nil
    }

    /// The colour with a hue and a chroma, by Newton's method on the lightness from `start`; nil if there is none.
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

extension OKLab {
    /// The relative luminance by WCAG's weights, and its gradient.
    var luminance: (value: Double, slope: Components) {
        let cones = Self.conesFromLab * components
        let weights = Self.luminanceOfCones
        let long = cones.first
        let medium = cones.second
        let short = cones.third
        let rise = Components(
            3 * weights.first * long * long,
            3 * weights.second * medium * medium,
            3 * weights.third * short * short
        )
        let (first, second, third) = Self.conesFromLab.rows
        return (
            dot(rise, cones) / 3,
            Components(
                dot(rise, Components(first.first, second.first, third.first)),
                dot(rise, Components(first.second, second.second, third.second)),
                dot(rise, Components(first.third, second.third, third.third))
            )
        )
    }

    private static let luminanceOfCones: Components = {
        let weights = [Components(1, 0, 0), Components(0, 1, 0), Components(0, 0, 1)].map { cone in
            dot(luminanceWeights, LinearSRGB(XYZD65(components: xyzFromCones * cone)).components)
        }
        return Components(weights[0], weights[1], weights[2])
    }()
}
