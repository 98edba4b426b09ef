/// Looks for the passing colour nearest to an origin.
///
/// Along the hue of the origin, every chroma has one lightness that lies on the boundary; of these the nearest that sRGB can show
/// is the start. It is rounded to 8 bit, moved until the rounded value passes, and then improved among its 8-bit neighbours.
struct PassingSearch {
    let origin: SRGB8
    let goal: ContrastGoal
    private let polar: OKLCH

    init(from origin: SRGB8, goal: ContrastGoal) {
        self.origin = origin
        self.goal = goal
        polar = origin.oklch
    }

    /// The nearest passing colour; `nil` when none can be found.
    ///
    /// The hue is kept as long as that costs little. Where it does not, beside a corner of the gamut, it is turned towards the hue
    /// of the colour that is nearest of all, and no farther than it takes.
    func nearest() -> SRGB8? {
        let edges = goal.boundaries.map { Edge($0, from: origin.oklab) }
        let bound = edges.map(\.distance).min() ?? 0
        var best: LatticeDescent.Step?
        for share in [0, 0.25, 0.5, 0.75, 1] {
            for edge in edges {
                let hue = polar.hue + share * edge.turn(from: polar)
                guard let found = nearest(to: edge.boundary, hue: hue) else { continue }
                if found.distance < best?.distance ?? .infinity { best = found }
            }
            if let best, best.distance <= bound * Self.priceOfHue { return best.color }
        }
        return best?.color
    }

    /// How many times farther away a colour may be for keeping the hue.
    private static let priceOfHue = 1.06

    /// A boundary with the colour on it that is nearest whatever its hue.
    private struct Edge {
        let boundary: LuminanceBoundary
        let nearest: OKLCH
        let distance: Double

        init(_ boundary: LuminanceBoundary, from origin: OKLab) {
            self.boundary = boundary
            let lab = LuminancePlane(luminance: boundary.luminance).nearest(to: origin)
            nearest = OKLCH(lab)
            distance = Difference.deltaEOK(lab, origin)
        }

        func turn(from origin: OKLCH) -> Double {
            let turn = nearest.hue - origin.hue
            return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
        }
    }

    private func nearest(to boundary: LuminanceBoundary, hue: Double) -> LatticeDescent.Step? {
        let start = bestOnBoundary(boundary.luminance, hue: hue)
        guard let passing = firstPassing(from: start, isUpward: boundary.isUpward) else { return nil }
        return LatticeDescent(from: origin, goal: goal).improved(passing)
    }

    /// The nearest in-gamut colour of this hue with the given luminance: a coarse look over all chromas, then a fine one.
    private func bestOnBoundary(_ luminance: Double, hue: Double) -> OKLCH {
        let grey = candidate(luminance, share: 0, hue: hue)
        let coarse = nearest(among: (0...16).map { Double($0) / 16 }, luminance: luminance, hue: hue) ?? (grey, 0)
        let fine = (-8...8).map { coarse.share + Double($0) / 128 }.filter { (0...1).contains($0) }
        return nearest(among: fine, luminance: luminance, hue: hue)?.color ?? coarse.color
    }

    private func nearest(among shares: [Double], luminance: Double, hue: Double) -> (color: OKLCH, share: Double)? {
        var best: (color: OKLCH, share: Double)?
        var distance = Double.infinity
        for share in shares {
            let color = candidate(luminance, share: share, hue: hue)
            let difference = Difference.deltaEOK(OKLab(color), OKLab(polar))
            guard difference < distance, isShown(color) else { continue }
            best = (color, share)
            distance = difference
        }
        return best
    }

    private func isShown(_ color: OKLCH) -> Bool {
        let range = -0.0005...1.0005
        let linear = LinearSRGB(color.xyz)
        return range.contains(linear.red) && range.contains(linear.green) && range.contains(linear.blue)
    }

    /// The colour with a share of the chroma of the origin and the given luminance.
    private func candidate(_ luminance: Double, share: Double, hue: Double) -> OKLCH {
        var color = OKLCH(lightness: 0, chroma: polar.chroma * share, hue: hue)
        var range = (lower: 0.0, upper: 1.0)
        for _ in 0..<18 {
            color.lightness = (range.lower + range.upper) / 2
            let linear = LinearSRGB(color.xyz)
            let isBelow = 0.2126 * linear.red + 0.7152 * linear.green + 0.0722 * linear.blue < luminance
            if isBelow { range.lower = color.lightness } else { range.upper = color.lightness }
        }
        return color
    }

    /// The rounded colour, stepped away from the origin until it passes.
    ///
    /// Between two backdrops there may be room for a few colours only, which the steps miss: then one beside the start will do.
    private func firstPassing(from start: OKLCH, isUpward: Bool) -> SRGB8? {
        var color = start
        for _ in 0..<48 {
            let rounded = color.rounded
            if goal.isMet(by: rounded) { return rounded }
            color.lightness += isUpward ? 1.0 / 1024 : -1.0 / 1024
        }
        let end = isUpward ? SRGB8.white : .black
        return goal.isMet(by: end) ? end : start.rounded.neighbours(within: 5).first(where: goal.isMet)
    }
}

extension OKLCH {
    /// The colour as it is written to CSS.
    fileprivate var rounded: SRGB8 { SRGB8(clipping: LocalMINDE.map(self)) }
}
