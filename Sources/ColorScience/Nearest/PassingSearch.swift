/// Looks for the passing colour nearest to an origin.
///
/// Along a hue, every chroma has one lightness that lies on a boundary of the goal; of these the nearest that sRGB can show is the
/// start. It is rounded to 8 bit, moved until the rounded value passes, and then improved among its 8-bit neighbours.
struct PassingSearch<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal
    private let polar: OKLCH

    init(from origin: SRGB8, goal: Goal) {
        self.origin = origin
        self.goal = goal
        polar = origin.oklch
    }

    /// The nearest passing colour; `nil` when none can be found.
    ///
    /// The hue is kept as long as that costs little, but for a turn that nobody notices. Where it costs more, beside a corner of the
    /// gamut, it is turned farther towards the hue of the colour that is nearest of all, no farther than it takes.
    /// A colour that is no farther than `known` need not be looked for nearer by turning the hue.
    func nearest(beside known: Double = 0) -> SRGB8? {
        let edges = goal.boundaries.map { Edge($0, from: origin.oklab) }.sorted { $0.distance < $1.distance }
        let bound = max(edges.first?.distance ?? 0, known)
        var missed = Set(edges.indices)
        var best: LatticeDescent<Goal>.Step?
        let free = HuePrice.freeTurn(ofChroma: polar.chroma)
        for share in [0, 0.25, 0.5, 0.75, 1] {
            for (index, edge) in edges.enumerated() where edge.distance < best?.distance ?? .infinity {
                let turn = edge.turn(from: polar)
                let most = max(share * abs(turn), free)
                // What is free was turned at first.
                if share > 0 && most == free { continue }
                let hue = polar.hue + clamped(turn, to: -most...most)
                guard let found = nearest(to: edge.boundary, hue: hue) else { continue }
                missed.remove(index)
                if found.distance < best?.distance ?? .infinity { best = found }
            }
            if let best, best.distance <= bound * HuePrice.limit { break }
        }
        for index in missed.sorted() where edges[index].distance < best?.distance ?? .infinity {
            guard let found = amongFew(above: edges[index].boundary) else { continue }
            if found.distance < best?.distance ?? .infinity { best = found }
        }
        return best?.color
    }

    /// The nearest colour between two boundaries that leave room for a few colours only, which the steps miss.
    private func amongFew(above edge: LuminanceBoundary) -> LatticeDescent<Goal>.Step? {
        guard goal.isOfLuminance, edge.isUpward else { return nil }
        return EdgeScan(origin: origin, goal: goal).nearest(above: edge)
    }

    /// The nearest passing colour found at `boundary`; `nil` when there is none around it.
    private func nearest(to boundary: LuminanceBoundary, hue: Double) -> LatticeDescent<Goal>.Step? {
        let start = HueRay(origin: polar, luminance: boundary.luminance, hue: hue).nearest
        guard let passing = firstPassing(from: start, isUpward: boundary.isUpward) else { return nil }
        return LatticeDescent(from: origin, goal: goal).improved(passing)
    }

    /// The rounded colour, stepped away from the origin until it passes.
    private func firstPassing(from start: OKLCH, isUpward: Bool) -> SRGB8? {
        var color = start
        for _ in 0..<48 {
            let rounded = color.rounded
            if goal.isMet(by: rounded) { return rounded }
            color.lightness += isUpward ? 1.0 / 1024 : -1.0 / 1024
        }
        let end = isUpward ? SRGB8.white : .black
        return goal.isMet(by: end) ? end : nil
    }
}

/// A boundary of a goal and the colour on it that is nearest to the origin, whatever its hue.
private struct Edge {
    let boundary: LuminanceBoundary
    let distance: Double
    private let nearest: OKLCH

    init(_ boundary: LuminanceBoundary, from origin: OKLab) {
        self.boundary = boundary
        let lab = LuminancePlane(luminance: boundary.luminance).nearest(to: origin)
        nearest = OKLCH(lab)
        distance = Difference.deltaEOK(lab, origin)
    }

    /// The angle from the hue of `origin` to the nearest colour's, -180...180.
    func turn(from origin: OKLCH) -> Double {
        let turn = nearest.hue - origin.hue
        return turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
    }
}
