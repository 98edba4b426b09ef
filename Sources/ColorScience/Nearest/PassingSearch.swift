/// Finds the passing colour nearest to an origin.
///
/// 1. For each boundary of the goal, find the nearest colour of that luminance with the origin's hue that sRGB can
///    show.
/// 2. Round it to 8 bit, and step away from the origin until the rounded value passes.
/// 3. Improve it among its 8-bit neighbours.
/// 4. Where the result is much farther than the nearest colour of any hue, turn the hue towards that one, and repeat.
struct PassingSearch {
    private let origin: SRGB8
    private let goal: ContrastGoal
    private let polar: OKLCH

    init(from origin: SRGB8, goal: ContrastGoal) {
        self.origin = origin
        self.goal = goal
        polar = origin.oklch
    }

    /// The nearest passing colour; `nil` when none can be found.
    ///
    /// The hue turns towards the nearest colour of any hue, a quarter of the way at a time, until the result is hardly
    /// farther than that one.
    func nearest() -> SRGB8? {
        let edges = goal.boundaries.map { Edge($0, from: origin.oklab) }.sorted {
            $0.distance < $1.distance
        }
        let bound = edges.first?.distance ?? 0
        var missed = Array(edges.indices)
        var best: ColorAtDistance?
        let freeTurn = HueTolerance.freeTurn(ofChroma: polar.chroma)
        for share in [0, 0.25, 0.5, 0.75, 1] {
            for (index, edge) in edges.enumerated()
            where edge.distance < best?.distance ?? .infinity {
                let turn = polar.turn(to: edge.nearest)
                let most = max(share * abs(turn), freeTurn)
                // The first round included the free turn.
                if share > 0 && most == freeTurn { continue }
                let hue = polar.hue + clamped(turn, to: -most...most)
                guard let found = nearest(to: edge.boundary, hue: hue) else {
                    continue
                }
                missed.removeAll { $0 == index }
                if found.distance < best?.distance ?? .infinity {
                    best = found
                }
            }
            if let best, best.distance <= bound * HueTolerance.detour {
                break
            }
        }
        // The steps may miss the few colours between two close boundaries.
        for index in missed where edges[index].distance < best?.distance ?? .infinity {
            guard edges[index].boundary.isUpward else { continue }
            guard
                let found = EdgeScan(origin: origin, goal: goal).nearest(
                    above: edges[index].boundary
                )
            else {
                continue
            }
            if found.distance < best?.distance ?? .infinity {
                best = found
            }
        }
        return best?.color
    }

    private func nearest(to boundary: LuminanceBoundary, hue: Double) -> ColorAtDistance? {
        let start = HueRay(origin: polar, luminance: boundary.luminance, hue: hue).nearest
        guard let passing = firstPassing(from: start, isUpward: boundary.isUpward) else {
            return nil
        }
        return NeighbourDescent(from: origin, goal: goal).improved(passing)
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

/// The distances that a search goes to keep a hue.
enum HueTolerance {
    /// The largest distance of a result that keeps the hue, as a multiple of the nearest colour's.
    static let detour = 1.06
    /// The ΔH (the hue part of ΔE OK) that is allowed: half of the just noticeable difference.
    static let deltaH = 0.01

    /// The angle in degrees by which ``deltaH`` turns a colour.
    static func freeTurn(ofChroma chroma: Double) -> Double {
        deltaH / max(chroma, deltaH) * 180 / .pi
    }
}

/// A boundary of a goal and the colour on it that is nearest to the origin, whatever its hue.
private struct Edge {
    let boundary: LuminanceBoundary
    let distance: Double
    let nearest: OKLCH

    init(_ boundary: LuminanceBoundary, from origin: OKLab) {
        self.boundary = boundary
        let lab = LuminancePlane(luminance: boundary.luminance).nearest(to: origin)
        nearest = OKLCH(lab)
        distance = Difference.deltaEOK(lab, origin)
    }
}
