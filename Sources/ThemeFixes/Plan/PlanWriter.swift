import ColorScience
import Findings
import SourceText

/// Translates the end of a search from numbers to places and pairs.
struct PlanWriter {
    private let end: FixSearch
    private let start: FixObjective
    private let problem: FixProblem
    private let before: FixShades
    /// The checks that failed with the values in the files and pass now.
    private let fixed: [CheckIndex]
    /// The checks that fail by the opacity that a use gives.
    private let faintUses: [CheckIndex]
    private let holds: ChangeHolds
    private let enoughOpacity: EnoughOpacity

    /// Compares the end of a search with the values in the files.
    init(_ end: FixSearch, from start: FixObjective) {
        self.end = end
        self.start = start
        problem = start.problem
        before = FixShades(start.problem, start.values)
        holds = ChangeHolds(end, from: start)
        enoughOpacity = EnoughOpacity(end.shades)
        faintUses = start.problem.checks.indices.filter { start.problem.checks[$0].isLeftToUse }
        let strong = faintUses.filter { check in
            abs(end.measures[check]) >= start.problem.checks[check].required
        }
        fixed = start.open.filter { abs(end.measures[$0]) >= start.goals[$0] } + strong
    }

    var plan: FixPlan {
        var plan = FixPlan()
        plan.changes = changes
        let faint = faintUses.filter { !fixed.contains($0) }
        plan.unfixed = (end.open + faint).flatMap(unfixedPairs)
        plan.flips = flippedPairs
        plan.nearPairs = end.nearPairs(since: start)
        plan.disorders = end.disorders(since: start)
        plan.narrowed = end.narrowedSteps(before, since: start)
        return plan
    }

    var changes: [ValueChange] { problem.tokens.indices.compactMap(change) }

    private func change(of index: Int) -> ValueChange? {
        guard end.shades.values[index] != start.values[index] else { return nil }
        let token = problem.tokens[index]
        let old = DisplayColor(rgb: before.color(of: index), alpha: before.alpha(of: index))
        let new = DisplayColor(
            rgb: end.shades.color(of: index),
            alpha: end.shades.alpha(of: index)
        )
        // A later round may lead back to where the first one began.
        if token.kind != .role, new == old, !problem.isWide(index) { return nil }
        let checks = fixed.filter { check in
            problem.tokensOfCheck[check].contains(index) && end.shades.depends(check, on: index)
        }
        let isOfAlpha = token.kind == .alpha
        return ValueChange(
            place: token.place,
            old: old,
            new: new,
            isOfAlpha: isOfAlpha,
            isNew: token.kind == .role,
            alias: aliasChange(of: index),
            deltaE: isOfAlpha
                ? token.distance(from: old.alpha, to: new.alpha)
                : Difference.deltaEOK(old.rgb, new.rgb),
            fixed: checks.flatMap(fixedPairs),
            heldBy: holds.holds(of: index, fixed: checks),
            needs: end.needs(of: index, before, start.floors).map { problem.tokens[$0].place }
        )
    }

    private func aliasChange(of index: Int) -> AliasChange? {
        guard case .alias(let target, _)? = end.shades.values[index] else { return nil }
        return problem.change(of: index, to: target)
    }

    private func fixedPairs(of check: CheckIndex) -> [FixedPair] {
        problem.pairs[check].map { pair in
            FixedPair(
                pair: pair,
                before: abs(start.measures[check]),
                after: abs(end.measures[check]),
                oldColors: before.compared(check),
                newColors: end.shades.compared(check)
            )
        }
    }

    private func unfixedPairs(of check: CheckIndex) -> [UnfixedPair] {
        let obstacles = obstacles(of: check)
        let places = problem.tokensOfCheck[check].map { problem.tokens[$0].place }
        return problem.pairs[check].map { pair in
            UnfixedPair(
                pair: pair,
                before: abs(start.measures[check]),
                measured: abs(end.measures[check]),
                oldColors: before.compared(check),
                newColors: end.shades.compared(check),
                places: places,
                obstacles: obstacles
            )
        }
    }

    private func reasonWithoutProof(_ token: TokenIndex) -> Obstacle.Reason {
        let reach = end.objective.reach(of: token)
        guard reach.isShort else { return .noneFound }
        return .mostlyPasses(passing: reach.passing, of: reach.pairs)
    }

    private func obstacles(of check: CheckIndex) -> [Obstacle] {
        let impossibility = Impossibility(of: check, in: end)
        if problem.checks[check].isLeftToUse {
            let enough = enoughOpacity.foreground(of: check)
            return impossibility.colors.prefix(1).map { token in
                let place = problem.tokens[token].place
                return Obstacle(place: place, reason: .tooLittleOpacity(enough: enough))
            }
        }
        return impossibility.colors.map { index in
            let token = problem.tokens[index]
            guard token.isFree else { return Obstacle(place: token.place, reason: .notFree) }
            guard let proof = impossibility.proof(for: index) else {
                return Obstacle(place: token.place, reason: reasonWithoutProof(index))
            }
            let conflicts = proof.conflicts.map { other in
                problem.conflict(other, keeps: impossibility.kept(other))
            }
            return Obstacle(
                place: token.place,
                reason: .outOfReach(best: proof.best, conflicts: conflicts)
            )
        }
    }

    private var flippedPairs: [FlippedPair] {
        let sides = FlipProof(of: end, from: start)
        let proofs = sides.proofs
        return sides.flips.flatMap { check in
            let others = (proofs[check] ?? []).filter { $0 != check }
            let conflicts = others.map { problem.conflict($0, keeps: start.goals[$0]) }
            return problem.pairs[check].map { pair in
                FlippedPair(
                    pair: pair,
                    before: abs(start.measures[check]),
                    after: abs(end.measures[check]),
                    isProved: proofs[check] != nil,
                    conflicts: conflicts
                )
            }
        }
    }
}

extension FixProblem {
    /// A check as a requirement that rules out others, with what it must keep.
    func conflict(_ check: CheckIndex, keeps kept: Double) -> Obstacle.Conflict {
        let row = pairs[check][0]
        func conflict(_ phrase: String, _ required: Double?) -> Obstacle.Conflict {
            Obstacle.Conflict(
                theme: row.theme,
                mode: row.mode,
                phrase: phrase,
                required: required
            )
        }
        switch checks[check].kind {
        case .contrast:
            return conflict(row.phrase, kept)
        case .distinct:
            return conflict("\(row.pair.foreground) apart from \(row.pair.background)", kept)
        case .quiet:
            let highest = FixShades.unreachable - checks[check].required
            return conflict("\(row.phrase) no louder than \(highest.compact):1", nil)
        case .weaker:
            return conflict("\(row.pair.foreground) weaker than \(row.pair.background)", nil)
        case .rank:
            return conflict("\(row.pair.foreground) no stronger than \(row.pair.background)", nil)
        case .step:
            return conflict("a step from \(row.pair.background) to \(row.pair.foreground)", kept)
        case .dark:
            return conflict("a dark background", nil)
        case .light:
            return conflict("a light background", nil)
        case .raised:
            return conflict("\(row.pair.foreground) lighter than the page", nil)
        case .sunken:
            return conflict("\(row.pair.foreground) darker than the page", nil)
        }
    }
}
