/// The colours of one hue and one relative luminance, from grey up to the chroma of an origin.
struct HueRay {
    private let origin: OKLCH
    private let luminance: Double
    private let surface: LuminanceSurface
    private let hue: Double
    private let plane: HuePlane

    init(origin: OKLCH, luminance: Double, hue: Double) {
        self.origin = origin
        self.luminance = luminance
        surface = LuminanceSurface(luminance: luminance)
        self.hue = hue
        plane = HuePlane(hue: hue)
    }

    /// The colour of the ray within sRGB that is nearest to the origin.
    ///
    /// If the ideal one is outside sRGB, that is the one with the most chroma below it; greys are always inside.
    var nearest: OKLCH {
        let grey = Point(lightness: cubeRoot(luminance), chroma: 0)
        let ideal = surface.nearest(to: OKLab(origin), in: plane)
        let chroma = clamped(ideal.map(plane.chroma) ?? origin.chroma, to: 0...origin.chroma)
        let best =
            shown(chroma: chroma, near: ideal?.lightness ?? grey.lightness)
            ?? strongest(from: grey, below: chroma)
        return OKLCH(lightness: best.lightness, chroma: best.chroma, hue: hue)
    }

    private struct Point {
        let lightness, chroma: Double
    }

    /// The colour with the most chroma within sRGB below `limit`, which is outside; exact to a thousandth of `limit`.
    private func strongest(from grey: Point, below limit: Double) -> Point {
        var best = grey
        var limit = limit
        for _ in 0..<10 {
            let middle = (best.chroma + limit) / 2
            if let point = shown(chroma: middle, near: best.lightness) {
                best = point
            } else {
                limit = middle
            }
        }
        return best
    }

    /// Nil outside sRGB.
    private func shown(chroma: Double, near start: Double) -> Point? {
        guard let color = surface.color(of: plane, chroma: chroma, near: start) else {
            return nil
        }
        let linear = LinearSRGB(color.xyz)
        let range = -0.0005...1.0005
        guard range.contains(linear.red), range.contains(linear.green), range.contains(linear.blue)
        else { return nil }
        return Point(lightness: color.lightness, chroma: chroma)
    }
}

/// The colours of one hue and its opposite: in OKLab a plane through the greys.
struct HuePlane {
    /// The direction of the hue in the plane of a and b.
    private let a, b: Double

    init(hue: Double) {
        a = cosine(degrees: hue)
        b = sine(degrees: hue)
    }

    func color(lightness: Double, chroma: Double) -> OKLab {
        OKLab(lightness: lightness, a: chroma * a, b: chroma * b)
    }

    /// The chroma of a colour projected on the hue; negative for the opposite hue.
    func chroma(of color: OKLab) -> Double {
        color.a * a + color.b * b
    }

    /// The point of the plane that is nearest to a point in OKLab.
    func projected(_ lab: Components) -> Components {
        let chroma = lab.second * a + lab.third * b
        return Components(lab.first, chroma * a, chroma * b)
    }
}
