import ColorScience

/// The search for the plan that costs least: see ``FixObjective``.
///
/// One step, `settle`, gives a value its best candidate with all others as they are; its old value is one, so the same
/// step takes back what is not needed any more. Another, `pivot`, moves one value and settles its neighbours: a
/// background and all that lies on it, compared by the whole cost. Both repeat until nothing gets better.
struct FixSearch {
    let origin: FixOrigin
    let problem: FixProblem
    var shades: FixShades
    var measures: [Double]
    var labs: [OKLab]
    var prices: [Double]
    /// The check that failed last for a token: it fails most of its candidates.
    var lastFailed: [Int]

    /// Moves of a hub together with its neighbours that may still be tried: fewer where each takes longer, since a theme
    /// may have any number of pairs.
    var trials: Int
    /// Contrast ratios that may still be measured: stacks of translucent colours would take seconds otherwise.
    var effort = 1_000_000
    /// How often values changed for good, and at what number a move of each token was of no use.
    var version = 0
    var idle: [Int]
    /// Whether all values that a token must keep a distance from make way for it.
    var spreads = false

    private static let rounds = 6

    private static func trials(_ all: Int, _ problem: FixProblem) -> Int {
        max(60, all / max(100, problem.checks.count))
    }

    init(from origin: FixOrigin) {
        self.origin = origin
        problem = origin.problem
        shades = FixShades(problem, origin.values)
        measures = origin.measures
        labs = origin.labs
        prices = Array(repeating: 0, count: problem.tokens.count)
        trials = Self.trials(200_000, problem)
        idle = Array(repeating: -1, count: problem.tokens.count)
        lastFailed = problem.checksOfToken.map { $0.first ?? 0 }
    }

    /// The cheaper end of two searches: where the first one made pairs change sides, another one begins where none does
    /// that need not.
    static func best(from origin: FixOrigin) -> FixSearch {
        var search = FixSearch(from: origin)
        search.run()
        guard let sides = SideProof(of: search, from: origin).keepable else { return search }
        for margin in [1.1, 1.03, 1.015, 1.005, 1] {
            var other = FixSearch(from: origin)
            other.trials = trials(50_000, origin.problem)
            guard other.build(SideBounds(search, from: origin, sides: sides, margin: margin)) else {
                continue
            }
            other.run()
            return other.cost < search.cost ? other : search
        }
        return search
    }

    private mutating func run() {
        let order = problem.order
        for _ in 0..<2 { for token in order where isHurt(token) { settle(token) } }
        improve()
        if order.contains(where: isCrowded) {
            spreads = true
            trials = 60
            idle = idle.map { _ in -1 }
            improve()
        }
        for token in order.reversed() where isChanged(token) && problem.tokens[token].kind != .alpha
        { polish(token) }
    }

    /// Moves hubs with their neighbours until that costs no less; a move that was of no use is not tried again before
    /// something changed.
    private mutating func improve() {
        var last = Double.infinity
        for _ in 0..<Self.rounds {
            let now = cost
            if now > last - FixObjective.gain { return }
            last = now
            for token in problem.pivots
            where (spreads ? isCrowded(token) : problem.isHub[token] || isHurt(token))
                && idle[token] != version
            {
                if effort < 0 { return }
                let before = version
                pivot(token)
                if version == before { idle[token] = version }
            }
            for token in problem.order where isChanged(token) {
                let old = shades.values[token]
                settle(token)
                if shades.values[token] != old { version += 1 }
                let partners = problem.partners(of: token)
                if !partners.isEmpty { giveBack(token, partners) }
            }
        }
    }

    /// Whether a changed value is too near to another, or out of its order.
    private func isCrowded(_ token: Int) -> Bool {
        isChanged(token) && relation(origin.relations(of: token), labs[token]) > 0
    }

    var isUnchanged: Bool { shades.values == origin.values }

    var open: [Int] { measures.indices.filter { abs(measures[$0]) < origin.goals[$0] } }

    func isChanged(_ token: Int) -> Bool { shades.values[token] != origin.values[token] }
}
