import ColorScience

/// The search for the plan that costs least: see ``FixPrice``.
///
/// One step, `settle`, gives a value its best candidate with all others as they are; its old value is one, so the same
/// step takes back what is not needed any more. Another, `pivot`, moves one value and settles its neighbours: a
/// background and all that lies on it, compared by the whole cost. Both repeat until nothing gets better.
///
/// The words of the search:
///
/// - *price*: of a candidate, for the distance from its token's first value, and for the edit.
/// - *penalty*: of a check, for failing or for changing sides.
/// - *nearness*: of a colour, for being closer to others than they were, or out of its order on a ramp.
/// - *harm* to a token: its nearness, and the penalties of the checks that it is part of. A token with any is *hurt*.
/// - *cost* of a candidate: its price and the harm with it. Cost of the plan: all prices, nearnesses and penalties, each
///   once.
/// - *worth* of a move: the most that it could save.
/// - *hub*: a token that others lie on, or that makes a theme recognisable. Only hubs pivot, unless a token is hurt.
/// - *near* tokens, or *neighbours*: those that settle again after a pivot.
struct FixSearch {
    let objective: FixObjective
    let problem: FixProblem
    let candidates: CandidateCache
    var shades: FixShades
    var measures: [Double]
    var labs: [OKLab]
    var prices: [Double]
    let hints: SearchHints
    /// The values that aliases name instead of the one that they lead to, by the aliases.
    private var aims: [TokenIndex: TokenIndex] = [:]
    /// The values that such aliases named at the beginning.
    private let firstAims: Set<TokenIndex>

    /// Moves of a hub together with its neighbours that may still be tried: fewer where each takes longer, since a theme
    /// may have any number of pairs.
    var trials: Int
    /// Contrast ratios that may still be measured: without a limit, seven translucent colours on each other took 19 s.
    var effort = 1_000_000
    /// The number of changes for good.
    var version = 0
    /// For each token, the version at which a move of it was of no use; -1 for none.
    var idle: [Int]
    /// All values that a token must keep a distance from make way for it.
    var spreads = false
    var keepsBackgrounds = false
    /// Gaps between the candidates of a line are looked into.
    var entersGaps = false

    /// A bound: a search ends by itself with the first round that gains nothing.
    private static let rounds = 6
    /// Moves that a search may try at least, however many checks there are.
    private static let leastTrials = 60
    /// A theme of fewer checks gets as many trials as one of these.
    private static let fewestChecks = 100

    /// `allTrials` is shared out: a theme of twice as many checks gets half as many trials.
    init(from objective: FixObjective, candidates: CandidateCache? = nil, allTrials: Int = 200_000)
    {
        self.objective = objective
        self.candidates = candidates ?? CandidateCache(objective)
        problem = objective.problem
        shades = FixShades(problem, objective.values)
        measures = objective.measures
        labs = objective.labs
        prices = Array(repeating: 0, count: problem.tokens.count)
        trials = max(Self.leastTrials, allTrials / max(Self.fewestChecks, problem.checks.count))
        idle = Array(repeating: -1, count: problem.tokens.count)
        hints = SearchHints(problem)
        firstAims = Set(objective.values.compactMap(problem.target))
    }

    mutating func run() {
        // Twice, since what is settled first cannot know where the others will be.
        for _ in 0..<2 {
            for token in problem.order where isHurt(token) {
                settle(token)
            }
        }
        improve()
        if problem.order.contains(where: isCrowded) {
            spreads = true
            trials = Self.leastTrials
            idle = idle.map { _ in -1 }
            improve()
        }
        enterGaps()
        for token in problem.order.reversed() where isChanged(token) {
            let kind = problem.tokens[token].kind
            if kind == .color || kind == .role { polish(token) }
        }
        takeBackMerges()
    }

    /// Moves hubs with their neighbours until that costs no less.
    private mutating func improve() {
        var last = Double.infinity
        for _ in 0..<Self.rounds {
            let now = cost
            if now > last - FixPrice.gain || effort < 0 { return }
            last = now
            for token in problem.pivots where effort >= 0 && canPivot(token) {
                let before = version
                pivot(token)
                if version == before { idle[token] = version }
            }
            for token in problem.order where isChanged(token) {
                resettle(token)
            }
        }
    }

    /// An alias names the value instead of another, so that it stays.
    func isAimedAt(_ token: TokenIndex) -> Bool {
        firstAims.contains(token) || aims.values.contains(token)
    }

    /// An alias takes another name, or none of its own.
    mutating func aim(_ alias: TokenIndex, at value: FixValue?) {
        if problem.tokens[alias].kind == .alias { aims[alias] = problem.target(of: value) }
    }

    func isKept(_ token: TokenIndex) -> Bool {
        keepsBackgrounds && problem.tokens[token].isBackground
    }

    /// A move that was of no use is not tried again before something changed.
    private func canPivot(_ token: TokenIndex) -> Bool {
        if idle[token] == version || isKept(token) { return false }
        if spreads { return isCrowded(token) }
        return problem.isHub[token] || isHurt(token) || isBesideChange(token)
    }

    /// Another change may be of less use with this one.
    ///
    /// Less of a colour may do where more of it shows, and a value may cost less to change than its aliases, or more.
    private func isBesideChange(_ token: TokenIndex) -> Bool {
        switch problem.tokens[token].kind {
        case .alpha:
            return problem.partners(of: token).contains(where: isChanged)
        case .color:
            return problem.aliases.leading(to: token).contains(where: isChanged)
        case .alias:
            return problem.tokens[token].source.map(isChanged) ?? false
        case .role:
            return false
        }
    }

    private mutating func resettle(_ token: TokenIndex) {
        let old = shades.values[token]
        settle(token)
        if shades.values[token] != old { version += 1 }
        let partners = problem.partners(of: token)
        if !partners.isEmpty { giveBack(token, SettlingOrder(partners, in: problem)) }
    }
}

extension FixSearch {
    /// The checks that fall short of their goals.
    var open: [CheckIndex] {
        measures.indices.filter { abs(measures[$0]) < objective.goals[$0] }
    }

    func isChanged(_ token: TokenIndex) -> Bool {
        shades.values[token] != objective.values[token]
    }

    /// A changed value is too near to another, or out of its order.
    private func isCrowded(_ token: TokenIndex) -> Bool {
        // Another value that makes way is edited, which costs as much at least.
        guard isChanged(token) else { return false }
        let relations = objective.relations(of: token)
        let nearness = nearness(of: token, at: labs[token], relations)
        // All others need not make way for a step between two.
        return nearness - lostSteps(of: token, relations) > FixPrice.edit
    }
}
