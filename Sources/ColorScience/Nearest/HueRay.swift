/// The colours of one hue and one relative luminance, from grey up to the chroma of an origin.
struct HueRay {
    private let origin: OKLCH
    private let target: OKLab
    /// The cube root of the luminance, and about the lightness that has it.
    private let root: Double
    private let hue: Double
    /// The direction of the hue in the plane of a and b.
    private let direction: (a: Double, b: Double)

    init(origin: OKLCH, luminance: Double, hue: Double) {
        self.origin = origin
        root = cubeRoot(luminance)
        self.hue = hue
        target = OKLab(origin)
        direction = (cosine(degrees: hue), sine(degrees: hue))
    }

    /// The colour of the ray that is nearest to the origin among those that sRGB can show: a coarse look over all chromas, then a
    /// fine one.
    var nearest: OKLCH {
        let coarse = nearest(among: (0...16).map { Double($0) / 16 })
        let limit = coarse.map { Difference.deltaEOK($0.lab, target) } ?? .infinity
        let fine = (-8...8).map { (coarse?.share ?? 0) + Double($0) / 128 }.filter { (0...1).contains($0) }
        let best = nearest(among: fine, within: limit) ?? coarse ?? point(share: 0)
        return OKLCH(lightness: best.lab.lightness, chroma: origin.chroma * best.share, hue: hue)
    }

    /// A colour of the ray.
    private struct Point {
        let share: Double
        let lab: OKLab
        let isShown: Bool
    }

    /// The nearest of some points, no farther than `limit`, given by rising shares of the chroma; of equally near ones the first.
    ///
    /// They are tried from the last on: what differs by more in chroma alone than the best does in all is not looked at.
    private func nearest(among shares: [Double], within limit: Double = .infinity) -> Point? {
        var best: Point?
        var distance = limit
        for share in shares.reversed() {
            guard distanceInChroma(share: share) <= distance else { continue }
            let point = point(share: share)
            let difference = Difference.deltaEOK(point.lab, target)
            guard difference <= distance, point.isShown else { continue }
            best = point
            distance = difference
        }
        return best
    }

    /// What ΔE OK is at least, whatever the lightness.
    private func distanceInChroma(share: Double) -> Double {
        let chroma = origin.chroma * share
        return length(chroma * direction.a - target.a, chroma * direction.b - target.b)
    }

    /// The colour with a share of the chroma of the origin; its lightness is the one that has the luminance.
    private func point(share: Double) -> Point {
        let chroma = origin.chroma * share
        var lab = OKLab(lightness: 0, a: chroma * direction.a, b: chroma * direction.b)
        var linear = LinearSRGB(red: 0, green: 0, blue: 0)
        // The cube root of luminance is almost a straight line over lightness, on which a secant is soon at the end.
        var (slope, previous) = (1.0, (lightness: 0.0, root: 0.0))
        lab.lightness = root
        for step in 0..<8 {
            linear = LinearSRGB(lab.xyz)
            let reached = cubeRoot(0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue)
            if abs(reached - root) < 1e-6 { break }
            if step > 0 { slope = (reached - previous.root) / (lab.lightness - previous.lightness) }
            previous = (lab.lightness, reached)
            lab.lightness += (root - reached) / (abs(slope) < 0.1 ? 1 : slope)
        }
        let shown = -0.0005...1.0005
        let isShown = shown.contains(linear.red) && shown.contains(linear.green) && shown.contains(linear.blue)
        return Point(share: share, lab: lab, isShown: isShown)
    }
}
