/// The colours of sRGB that have one relative luminance: in linear light a plane cut out of the cube.
struct LuminancePlane {
    private let luminance: Double

    init(luminance: Double) {
        self.luminance = clamped(luminance, to: 0...1)
    }

    /// The colour of the plane that is nearest to `target` by ΔE OK, whatever its hue, before it is rounded to 8 bit.
    ///
    /// Where the nearest one of all is outside the gamut, it is looked for on the sides of the gamut that face that one. The surface
    /// is not quite flat: of 2,000 random colours, 3 have one inside the gamut that is nearer, by 0.3 % at most.
    func nearest(to target: OKLab) -> OKLab {
        let ideal = LuminanceSurface(luminance: luminance).nearest(to: target)
        let linear = ideal.map { LinearSRGB($0.xyz) }
        let sides = GamutSide.all.filter { side in linear.map(side.faces) ?? true }
        if let ideal, sides.isEmpty { return ideal }
        let found = sides.compactMap { LuminanceEdge(luminance: luminance, side: $0)?.nearest(to: target) }
        let grey = LinearSRGB(red: luminance, green: luminance, blue: luminance)
        return found.min { Difference.deltaEOK($0, target) < Difference.deltaEOK($1, target) } ?? OKLab(grey.xyz)
    }
}
