import ColorScience
import Findings

extension FixPlan {
    /// What a solution changes of what is written, and what it leaves open.
    init(of end: Solution) {
        let problem = end.problem
        let start = Solution(problem)
        let mended = start.open.filter { !end.isOpen($0) }
        for (index, variable) in problem.variables.enumerated() where end.assignment[index] != nil {
            let own = mended.filter { problem.constraints[$0].variables.contains(index) }
            changes.append(
                ValueChange(
                    place: variable.place, old: variable.present,
                    new: DisplayColor(
                        rgb: end.assignment.color(index) ?? variable.present.rgb,
                        alpha: end.assignment.alpha(index) ?? variable.present.alpha),
                    isOfAlpha: variable.kind == .alpha, deltaE: start.deltaE(of: end.assignment[index], index),
                    mended: own.map { constraint in
                        MendedPair(
                            pair: problem.constraints[constraint].pairInMode, before: start.measure(constraint),
                            after: end.measure(constraint))
                    }))
        }
        left = end.open.map { index in
            LeftPair(
                pair: problem.constraints[index].pairInMode, measured: end.measure(index),
                obstacles: ObstacleSearch(end, index).obstacles)
        }
    }
}

extension Constraint {
    /// What a plan calls it.
    var pairInMode: PairInMode { PairInMode(theme: theme, mode: mode, pair: pair, required: required) }

    /// What it is in words; `threshold` is what it is held to.
    func demand(_ threshold: Double) -> Demand {
        let phrase =
            switch kind {
            case .contrast: pair.phrase
            case .distinct: "\(pair.foreground) apart from \(pair.background)"
            case .scheme(_, let isDark): "a \(isDark ? "dark" : "light") background"
            }
        var number: Double? = threshold
        if case .scheme = kind { number = nil }
        return Demand(theme: theme, mode: mode, phrase: phrase, required: number)
    }
}
