import ColorScience
import ThemeModel

/// Finds what holds a changed colour above its requirement: the first harm on its way back to the old colour.
struct ChangeHolds {
    private var trial: FixSearch
    private let problem: FixProblem
    private let objective: FixObjective

    /// A ratio this many times the required one counts as reached: a step of 8 bits on black is as large.
    static let reached = 1.02
    /// The steps of the way back: a hundredth of the whole is no more than a step of 8 bits.
    private static let steps = 100
    /// Differences of prices that are mere rounding.
    private static let rounding = 1e-6

    /// Compares the end of a search with the values in the files.
    init(_ end: FixSearch, from start: FixObjective) {
        problem = start.problem
        objective = start
        trial = FixSearch(from: start)
        for token in problem.tokens.indices where end.shades.values[token] != start.values[token] {
            let candidate = FixCandidate(
                value: end.shades.values[token],
                lab: end.labs[token],
                luminance: -1,
                price: 0
            )
            trial.set(token, to: candidate)
        }
    }

    /// The reasons, none where the change ends at a requirement, and all where it fixes nothing; `fixed` are the checks that newly pass by it.
    func holds(of token: TokenIndex, fixed: [CheckIndex]) -> [ChangeHold] {
        guard problem.tokens[token].isColor else { return [] }
        let contrasts = fixed.filter { problem.checks[$0].kind == .contrast }
        if contrasts.isEmpty { return harmsWithout(token) }
        if problem.tokens[token].kind == .alias {
            return excess(of: contrasts, in: trial) > Self.reached ? [.ownColor] : []
        }
        var search = trial
        let before = Harms(to: token, in: search, objective)
        let end = search.labs[token]
        let origin = objective.labs[token]
        var step = 0
        while step < Self.steps, excess(of: contrasts, in: search) > Self.reached {
            step += 1
            let share = Double(step) / Double(Self.steps)
            let color = end.mixed(with: origin, share)
            search.set(token, to: search.candidates.candidate(color, for: token))
            let harms = Harms(to: token, in: search, objective)
            let holds = harms.added(to: before, problem, above: Self.rounding)
            if !holds.isEmpty { return holds }
        }
        return []
    }

    /// The reasons for a change with which no pair newly passes.
    private func harmsWithout(_ token: TokenIndex) -> [ChangeHold] {
        let before = Harms(to: token, in: trial, objective)
        var search = trial
        search.reset(token)
        let harms = Harms(to: token, in: search, objective)
        return harms.added(to: before, problem, above: Self.rounding)
    }

    private func excess(of checks: [CheckIndex], in search: FixSearch) -> Double {
        checks.reduce(.infinity) { least, check in
            min(least, abs(search.measures[check]) / problem.checks[check].required)
        }
    }
}

/// The penalties of a value's checks, and the prices of its relations.
private struct Harms {
    private let token: TokenIndex
    private let penalties: [(check: CheckIndex, price: Double)]
    private let prices: [(price: Double, hold: ChangeHold)]
    private let goals: [Double]

    init(to token: TokenIndex, in search: FixSearch, _ objective: FixObjective) {
        self.token = token
        goals = objective.goals
        penalties = search.problem.checksOfToken[token].map { check in
            (check, objective.penalty(of: check, at: search.measures[check]))
        }
        prices = objective.relations(of: token).map { relation in
            let color = search.labs[token]
            let other = search.labs[relation.other]
            let place = search.problem.tokens[relation.other].place
            let price = relation.price(of: color, beside: other)
            return (price, relation.hold(of: color, beside: other, at: place))
        }
    }

    func added(to before: Harms, _ problem: FixProblem, above rounding: Double) -> [ChangeHold] {
        var holds: [ChangeHold] = []
        for (new, old) in zip(penalties, before.penalties) where new.price > old.price {
            let conflict = problem.conflict(new.check, keeps: goals[new.check])
            holds.append(.requirement(conflict))
        }
        for (new, old) in zip(prices, before.prices) where new.price > old.price + rounding {
            holds.append(new.hold)
        }
        return holds
    }
}

extension FixRelation {
    /// The good that a colour at this distance costs.
    fileprivate func hold(
        of color: OKLab,
        beside other: OKLab,
        at place: TokenPlace
    ) -> ChangeHold {
        if isDisordered(color, beside: other) { return .order(with: place) }
        let isStep = lostStep(of: color, beside: other) > 0
        return isStep ? .step(to: place) : .apart(from: place)
    }
}

extension OKLab {
    /// The colour at a share of the way to another one.
    fileprivate func mixed(with other: OKLab, _ share: Double) -> SRGB8 {
        let mixed = OKLab(
            lightness: lightness + (other.lightness - lightness) * share,
            a: a + (other.a - a) * share,
            b: b + (other.b - b) * share
        )
        return SRGB8(clipping: SRGB(LinearSRGB(mixed.xyz)))
    }
}
