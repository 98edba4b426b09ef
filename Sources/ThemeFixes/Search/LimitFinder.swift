import ColorScience

/// Finds the luminances that requirements forbid one token, with all others as they are.
///
/// Luminance decides only where all colours are opaque.
struct LimitFinder {
    /// The way in which a colour depends on the token.
    private enum Dependence {
        case own, fixed, mixed
    }

    private let token: TokenIndex
    private let shades: FixShades
    private let problem: FixProblem
    private(set) var limits = LuminanceLimits()

    init(_ token: TokenIndex, _ shades: FixShades) {
        self.token = token
        self.shades = shades
        problem = shades.problem
    }

    mutating func merge() {
        limits.merge()
    }

    /// Has the luminances alone that a check forbids, as far as luminance decides that.
    mutating func collect(_ check: CheckIndex, below ratio: Double, side: Double = 0) {
        limits.clear()
        if ratio > 0 { _ = forbid(check, below: ratio, side: side) }
        limits.merge()
    }

    /// Forbids luminances with which a check falls below a ratio, or leaves its side; false where luminance does not
    /// decide that.
    mutating func forbid(_ check: CheckIndex, below ratio: Double, side: Double = 0) -> Bool {
        let kind = problem.checks[check].kind
        switch kind {
        case .distinct, .quiet, .weaker, .step:
            return false
        case .rank:
            return ratio > 0 && forbidRank(of: check)
        case .dark, .light:
            guard dependence(of: problem.ends(of: check).front) == .own else { return false }
            limits.forbid(kind == .dark ? .light : .dark)
        case .raised, .sunken:
            return forbidTier(of: check, isRaised: kind == .raised)
        case .contrast:
            for stack in problem.checks[check].stacks {
                let layers = problem.stacks[stack]
                guard forbid(layers, below: ratio, side: side) else { return false }
            }
        }
        return true
    }

    /// Forbids a surface the other side of the page, or the page that of the surface.
    private mutating func forbidTier(of check: CheckIndex, isRaised: Bool) -> Bool {
        let ends = problem.ends(of: check)
        func forbid(_ luminance: Double, isLighter: Bool) {
            limits.forbid(.near(luminance, FixCheck.leastTier, side: isLighter ? 1 : -1))
        }
        switch (dependence(of: ends.front), dependence(of: ends.ground)) {
        case (.own, .fixed):
            forbid(shades.shade(of: ends.ground, 0).luminance, isLighter: isRaised)
        case (.fixed, .own):
            forbid(shades.shade(of: ends.front, 0).luminance, isLighter: !isRaised)
        default:
            return false
        }
        return true
    }

    /// Forbids a colour to be stronger than the text on the same ground, or the text to be weaker.
    private mutating func forbidRank(of check: CheckIndex) -> Bool {
        let first = problem.checks[check].stacks.lowerBound
        let stack = problem.stacks[first]
        let text = problem.layers[stack.lowerBound]
        let weaker = problem.layers[problem.stacks[first + 1].lowerBound]
        let ground = problem.layers[stack.lowerBound + 1]
        let isOpaque = [text, weaker, ground].allSatisfy { problem.nodes[$0].isOpaque }
        guard isOpaque, problem.renditions == 1, dependence(of: ground) == .fixed else {
            return false
        }
        let beneath = shades.shade(of: ground, 0).luminance
        func ratio(of node: NodeIndex) -> Double {
            Contrast.ratio(ofLuminance: shades.shade(of: node, 0).luminance, on: beneath)
        }
        switch (dependence(of: text), dependence(of: weaker)) {
        case (.own, .fixed):
            limits.forbid(.near(beneath, ratio(of: weaker)))
        case (.fixed, .own):
            let allowed = LuminanceInterval.near(beneath, ratio(of: text))
            limits.forbid(LuminanceInterval(start: LuminanceInterval.all.start, end: allowed.start))
            limits.forbid(LuminanceInterval(start: allowed.end, end: LuminanceInterval.all.end))
        default:
            return false
        }
        return true
    }

    private mutating func forbid(_ layers: Range<Int>, below ratio: Double, side: Double) -> Bool {
        let front = problem.layers[layers.lowerBound]
        let ground = problem.layers[layers.lowerBound + 1]
        let node = problem.nodes[front]
        guard node.isOpaque, problem.nodes[ground].isOpaque else { return false }
        if case .better(let one, let other, on: ground, over: _) = node.source,
            shades.override(of: front) == nil,
            problem.override(of: front, where: { $0 == token }) == nil
        {
            guard problem.renditions == 1 else { return false }
            return forbid(betterOf: one, other, on: ground, below: ratio)
        }
        for rendition in 0..<problem.renditions {
            guard forbid(front, on: ground, rendition, below: ratio, side: side) else {
                return false
            }
        }
        return true
    }

    private mutating func forbid(
        _ front: NodeIndex,
        on ground: NodeIndex,
        _ rendition: Int,
        below ratio: Double,
        side: Double
    ) -> Bool {
        let first = shades.shade(of: front, rendition).luminance
        let second = shades.shade(of: ground, rendition).luminance
        switch (dependence(of: front), dependence(of: ground)) {
        case (.own, .fixed):
            limits.forbid(.near(second, ratio, side: side))
        case (.fixed, .own):
            limits.forbid(.near(first, ratio, side: -side))
        case (.fixed, .fixed):
            forbidAll(where: Contrast.ratio(ofLuminance: first, on: second) < ratio)
        case (.own, .own):
            forbidAll(where: ratio > 1)
        default:
            return false
        }
        return true
    }

    /// The foreground is the better of two colours on the ground.
    private mutating func forbid(
        betterOf one: Int,
        _ other: Int,
        on ground: NodeIndex,
        below ratio: Double
    ) -> Bool {
        switch (dependence(of: one), dependence(of: other), dependence(of: ground)) {
        case (.fixed, .fixed, .own):
            // One of the two is enough, so that only luminances near both are forbidden.
            let first = luminances(near: one, ratio)
            if let common = first.intersection(luminances(near: other, ratio)) {
                limits.forbid(common)
            }
            return true
        case (.own, .fixed, .fixed):
            forbid(near: ground, unlessReachedBy: other, ratio)
            return true
        case (.fixed, .own, .fixed):
            forbid(near: ground, unlessReachedBy: one, ratio)
            return true
        default:
            return false
        }
    }

    private mutating func forbid(near ground: NodeIndex, unlessReachedBy rest: Int, _ ratio: Double)
    {
        let reached = Contrast.ratio(
            ofLuminance: shades.shade(of: rest, 0).luminance,
            on: shades.shade(of: ground, 0).luminance
        )
        if reached < ratio {
            limits.forbid(luminances(near: ground, ratio))
        }
    }

    private mutating func forbidAll(where fails: Bool) {
        if fails { limits.forbid(.all) }
    }

    private func luminances(near node: NodeIndex, _ ratio: Double) -> LuminanceInterval {
        .near(shades.shade(of: node, 0).luminance, ratio)
    }

    private func dependence(of node: NodeIndex) -> Dependence {
        let deciding = problem.override(of: node) { $0 == token || shades.values[$0] != nil }
        if let deciding { return deciding == token ? .own : .fixed }
        if problem.isOwn(node, token) { return .own }
        return problem.isFixed(node, token) ? .fixed : .mixed
    }
}
