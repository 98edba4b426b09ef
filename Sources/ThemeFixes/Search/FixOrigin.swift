import ColorScience

/// Where a search begins: what changes are measured from, and what each check must keep and reach.
///
/// A class with caches: what it holds does not depend on the state of a search.
final class FixOrigin {
    let problem: FixProblem
    let values: [FixValue?]
    /// The colours of all tokens; an alpha's is meaningless.
    let labs: [OKLab]
    /// Each check's measure, negative where the foreground is the darker one.
    let measures: [Double]
    let floors: [Double]
    let goals: [Double]
    /// 1 for a check whose foreground is the lighter one, -1 where it is the darker one, 0 where it has no side.
    let sides: [Double]
    let maxDelta: Double
    /// What no pair is worth; nil where everything has its price.
    let hold: Hold?
    private let promised: [Double]
    private lazy var ramps = problem.ramps(labs)
    /// The tokens; one that other themes share costs an edit more for each in which nothing of it fails.
    private let tokens: [FixToken]
    private var relations: [[FixRelation]?]
    private var lines: [CandidateLines?]

    /// What stays whatever that costs: a distance between colours that have it, and the sides of all checks but some.
    struct Hold {
        /// ΔE OK.
        let apart: Double
        let free: Set<Int>
    }

    /// `promised` is what the checks should reach again where they fall short with these values.
    init(
        _ problem: FixProblem,
        values: [FixValue?],
        maxDelta: Double,
        restoring promised: [Double] = [],
        hold: Hold? = nil
    ) {
        self.problem = problem
        self.values = values
        self.maxDelta = maxDelta
        self.promised = promised
        self.hold = hold
        relations = Array(repeating: nil, count: problem.tokens.count)
        lines = Array(repeating: nil, count: problem.tokens.count)
        let state = FixShades(problem, values)
        labs = problem.tokens.indices.map { state.color(of: $0).oklab }
        measures = problem.checks.indices.map { state.measure($0) }
        floors = zip(problem.checks, measures).map { min($0.required, abs($1)) }
        let kept = promised.isEmpty ? floors : zip(promised, floors).map(max)
        let goals = zip(problem.checks, kept).map { $0.isTarget ? $0.required : $1 }
        self.goals = goals
        tokens = problem.tokens.indices.map { [measures] index in
            var token = problem.tokens[index]
            var shown = Set<String>()
            var failing = Set<String>()
            for check in problem.checksOfToken[index] {
                let themes = problem.rows[check].map(\.theme)
                shown.formUnion(themes)
                if abs(measures[check]) < goals[check] { failing.formUnion(themes) }
            }
            token.edit *= Double(1 + (failing.isEmpty ? 0 : shown.subtracting(failing).count))
            return token
        }
        sides = problem.checks.indices.map { [problem, measures] index in
            let check = problem.checks[index]
            let measure = measures[index]
            if !check.hasSide || abs(measure) <= 1 { return 0 }
            return hold?.free.contains(index) ?? false ? 0 : measure > 0 ? 1 : -1
        }
    }

    /// The same beginning, from which a search keeps what is held.
    func holding(_ hold: Hold) -> FixOrigin {
        FixOrigin(problem, values: values, maxDelta: maxDelta, restoring: promised, hold: hold)
    }

    /// What it costs that a check has a measure.
    func penalty(of check: Int, at measure: Double) -> Double {
        let size = abs(measure)
        var penalty = 0.0
        if size < floors[check] {
            penalty = FixObjective.failure.broken
        } else if size < goals[check] {
            penalty = FixObjective.failure.open * problem.checks[check].count
        }
        if sides[check] * measure < 0 {
            penalty += hold == nil ? FixObjective.flip : FixObjective.forbidden
        }
        return penalty
    }

    /// What a colour must keep beside others; nothing for other kinds of values.
    func relations(of token: Int) -> [FixRelation] {
        if let known = relations[token] { return known }
        let own = problem.tokens[token]
        guard own.kind == .color else { return [] }
        let ramp = ramps[token]
        let all = problem.tokens.indices.compactMap { other -> FixRelation? in
            let value = problem.tokens[other]
            guard other != token, value.kind == .color, value.modes & own.modes != 0 else {
                return nil
            }
            let relation = FixRelation(
                other,
                labs[token],
                labs[other],
                isRamp: ramp != nil && ramp == ramps[other],
                apart: hold?.apart ?? 0
            )
            return relation.isVoid ? nil : relation
        }
        relations[token] = all
        return all
    }

    func candidate(_ color: SRGB8, for token: Int) -> FixCandidate {
        FixCandidate(color, from: labs[token], for: tokens[token], maxDelta: maxDelta)
    }

    func lines(of token: Int) -> CandidateLines {
        if let known = lines[token] { return known }
        let new = CandidateLines(tokens[token], from: values[token], maxDelta: maxDelta)
        lines[token] = new
        return new
    }
}
