import ColorScience

/// The cost of plans, from the values that changes are measured from: what each check must keep and reach, and what
/// values must keep beside each other.
///
/// A class with caches: what it holds does not depend on the state of a search.
final class FixObjective {
    /// The properties that stay whatever that costs.
    struct Hold {
        /// The ΔE OK between colours that have it.
        let apart: Double
        /// The checks whose colours may change sides all the same.
        let free: Set<Int>
    }

    let problem: FixProblem
    let values: [FixValue?]
    let maxDelta: Double
    /// The changes that no pair is worth; nil where everything has its price.
    let hold: Hold?
    /// Colours that are weaker than the text stay so.
    let keepsRanks: Bool
    /// Aliases go on naming what they name.
    let keepsAliases: Bool
    /// The colours of all tokens; an alpha's is meaningless.
    let labs: [OKLab]
    /// Each check's measure, negative where the foreground is the darker one.
    let measures: [Double]
    let floors: [Double]
    let goals: [Double]
    /// 1 for a check whose foreground is the lighter one, -1 where it is the darker one, 0 where it has no side.
    let sides: [Double]
    private let isOpen: [Bool]
    private let promised: [Double]
    private(set) lazy var ramps = problem.ramps(labs)
    private lazy var twins = problem.twins
    private lazy var greyTexts = problem.tiers.members.filter(isGrey)
    private lazy var nextTiers = problem.tiers.neighbours(labs, where: greyTexts.contains)
    private lazy var edits = problem.tokens.indices.map { token in
        problem.edit(of: token, isOpen) + sharing(of: token)
    }
    private var relations: [[FixRelation]?]
    private var choices: [TokenIndex: [AliasChoice]] = [:]

    /// The checks should reach the measures in `promised` again where they fall short with these values.
    init(
        _ problem: FixProblem,
        values: [FixValue?],
        maxDelta: Double,
        restoring promised: [Double] = [],
        hold: Hold? = nil,
        keepsRanks: Bool = true,
        keepsAliases: Bool = false
    ) {
        self.problem = problem
        self.values = values
        self.maxDelta = maxDelta
        self.promised = promised
        self.hold = hold
        self.keepsRanks = keepsRanks
        self.keepsAliases = keepsAliases
        relations = Array(repeating: nil, count: problem.tokens.count)
        let shades = FixShades(problem, values)
        labs = problem.tokens.indices.map { shades.color(of: $0).oklab }
        let measures = problem.checks.indices.map { shades.measure($0) }
        self.measures = measures
        floors = zip(problem.checks, measures).map { check, measure -> Double in
            // A rank that gave way is none, as for the next `fix`.
            if check.kind == .rank, !keepsRanks || measure < check.required { return 0 }
            return min(check.required, abs(measure))
        }
        let kept = promised.isEmpty ? floors : zip(promised, floors).map(max)
        let goals = zip(problem.checks, kept).map { check, kept -> Double in
            if check.kind == .rank, !keepsRanks { return 0 }
            return check.isTarget ? check.required : kept
        }
        self.goals = goals
        let open = zip(measures, goals).map { measure, goal in abs(measure) < goal }
        isOpen = open
        sides = problem.checks.indices.map { check in
            let isFree = hold?.free.contains(check) ?? false
            return isFree ? 0 : problem.side(of: check, at: measures[check])
        }
    }

    /// The same beginning, from which a search keeps what is held.
    func holding(_ hold: Hold) -> FixObjective { copy(hold: hold) }

    /// The same beginning, from which what was weaker than the text may end stronger.
    var withoutRanks: FixObjective { copy(keepsRanks: false) }

    /// The same beginning, from which values alone change.
    var withoutAliases: FixObjective { copy(keepsAliases: true) }

    private func copy(
        hold: Hold? = nil,
        keepsRanks: Bool? = nil,
        keepsAliases: Bool? = nil
    ) -> FixObjective {
        FixObjective(
            problem,
            values: values,
            maxDelta: maxDelta,
            restoring: promised,
            hold: hold ?? self.hold,
            keepsRanks: keepsRanks ?? self.keepsRanks,
            keepsAliases: keepsAliases ?? self.keepsAliases
        )
    }

    /// The checks that fall short of their goals.
    var open: [CheckIndex] {
        measures.indices.filter { abs(measures[$0]) < goals[$0] }
    }

    func penalty(of check: CheckIndex, at measure: Double) -> Double {
        let size = abs(measure)
        var penalty = 0.0
        if size < floors[check] {
            penalty = FixPrice.brokenPair
        } else if size < goals[check] {
            penalty = FixPrice.openFailure * problem.checks[check].count
        }
        if sides[check] * measure < 0 {
            penalty += flip
        }
        return penalty
    }

    /// The penalty of a check that changes sides.
    var flip: Double { hold == nil ? FixPrice.flip : FixPrice.forbidden }

    /// The least penalty of a check below its goal.
    func failure(of check: CheckIndex) -> Double {
        let isOpen = floors[check] < goals[check]
        return isOpen ? FixPrice.openFailure * problem.checks[check].count : FixPrice.brokenPair
    }

    /// The measure below which a check costs at least `penalty`; 0 where no measure does.
    func measure(of check: CheckIndex, costing penalty: Double) -> Double {
        if penalty > FixPrice.brokenPair { return 0 }
        let failure = FixPrice.openFailure * problem.checks[check].count
        return failure < penalty ? floors[check] : goals[check]
    }

    /// The distances and orders that a colour must keep; none for other kinds of values.
    func relations(of token: TokenIndex) -> [FixRelation] {
        if let known = relations[token] { return known }
        guard problem.tokens[token].isColor else { return [] }
        let near = problem.seen(with: token).union(partners(of: token))
        let all = near.sorted().compactMap { relation(of: token, to: $0) }
        relations[token] = all
        return all
    }

    /// The colours that an alias could name instead.
    func choices(of alias: TokenIndex) -> [AliasChoice] {
        if keepsAliases { return [] }
        if let known = choices[alias] { return known }
        let found = findChoices(of: alias)
        choices[alias] = found
        return found
    }

    /// The price of an edit of a token.
    func edit(of token: TokenIndex) -> Double { edits[token] }

    /// The largest change of a token; a step moves with its ramp, unless it is the page.
    func reach(of token: TokenIndex) -> FixReach {
        let reach = problem.reach(of: token, isOpen)
        let isStep = reach.isShort && ramps[problem.tokens[token].source ?? token] != nil
        return isStep && !problem.tokens[token].isBackground ? .free : reach
    }

    /// The values with which a token has an order, or which the alias of a text may not meet anywhere in a mode.
    private func partners(of token: TokenIndex) -> Set<TokenIndex> {
        let isFront = problem.fronts.contains(token)
        if problem.tokens[token].kind == .alias { return isFront ? problem.fronts : [] }
        let steps = problem.steps(beside: token, in: ramps)
        let aliases = isFront ? problem.frontAliases : []
        return steps.union(aliases).union(twins(of: token))
    }

    private func twins(of token: TokenIndex) -> [TokenIndex] {
        guard let twin = twins[token] else { return [] }
        return twins.indices.filter { twins[$0] == twin }
    }

    private func relation(of token: TokenIndex, to other: Int) -> FixRelation? {
        let modes = problem.tokens[token].modes & problem.tokens[other].modes
        guard other != token, modes != 0, problem.tokens[other].isColor,
            let kind = kind(of: token, other)
        else { return nil }
        let relation = FixRelation(
            other,
            labs[token],
            labs[other],
            kind,
            apart: hold?.apart ?? 0,
            step: step(from: token, to: other)
        )
        return relation.isVoid ? nil : relation
    }

    /// Nil for values that are no neighbours in a hierarchy of text, and for one that a step is not worth moving.
    private func step(from token: TokenIndex, to other: TokenIndex) -> TierStep? {
        let canPay = problem.tokens[token].weight < FixPrice.nearness
        guard canPay, isNextTier(token, other) else { return nil }
        return TierStep(from: labs[token], to: labs[other])
    }

    /// The two are texts on one ground with no other text between them.
    func isNextTier(_ token: TokenIndex, _ other: TokenIndex) -> Bool {
        nextTiers[token]?.contains(other) ?? false
    }

    /// Nil where a value that no role shows holds nothing off.
    private func kind(of token: TokenIndex, _ other: TokenIndex) -> FixRelation.Kind? {
        let isRamp = ramps[token] != nil && ramps[token] == ramps[other]
        guard problem.tokens[token].isUsed, problem.tokens[other].isUsed else {
            return isRamp ? .idleStep : nil
        }
        if isRamp { return .ramp }
        if twins[token] != nil, twins[token] == twins[other] { return .twins }
        return greyTexts.contains(token) && greyTexts.contains(other) ? .greys : .scene
    }

    private func isGrey(_ text: TokenIndex) -> Bool {
        // A cursor or a border is no text, which it would push in front of itself.
        let isMark = problem.tokens[text].isSurface
        return !isMark && OKLCH(labs[text]).chroma < ColorKeeping.greyChroma
    }
}

extension FixProblem {
    /// The price of an edit: one more for each other theme that shares the token and in which nothing of it fails.
    fileprivate func edit(of token: TokenIndex, _ open: [Bool]) -> Double {
        var shown = Set<String>()
        var failing = Set<String>()
        for check in checksOfToken[token] {
            let themes = pairs[check].map(\.theme)
            shown.formUnion(themes)
            if open[check] { failing.formUnion(themes) }
        }
        let others = failing.isEmpty ? 0 : shown.subtracting(failing).count
        let edits = tokens[token].isSurface ? FixPrice.surfaceEdits : 1
        return FixPrice.edit * edits * Double(1 + others)
    }

    /// The side of a foreground; 0 where it is too faint to have one.
    ///
    /// A colour that nobody can read has no polarity to keep: below the square root of the required ratio it is nearer to
    /// its ground than to where it has to go.
    fileprivate func side(of check: CheckIndex, at measure: Double) -> Double {
        let least = checks[check].isTarget ? checks[check].required.squareRoot() : 1
        if !checks[check].hasSide || abs(measure) <= least { return 0 }
        return measure > 0 ? 1 : -1
    }
}
