import ColorScience

/// Finds out, for each value that a finding depends on, why no change of it helps.
struct ObstacleSearch {
    private let solution: Solution
    private let finding: Int
    private var problem: FixProblem { solution.problem }

    init(_ solution: Solution, _ finding: Int) {
        self.solution = solution
        self.finding = finding
    }

    /// The owners of the finding come first.
    var obstacles: [Obstacle] {
        let constraint = problem.constraints[finding]
        let order = constraint.owners.sorted() + constraint.variables.filter { !constraint.owners.contains($0) }
        return order.filter { problem.variables[$0].kind == .color }.map { variable in
            let place = problem.variables[variable].place
            guard problem.variables[variable].isFree else { return Obstacle(place: place, reason: .notFree) }
            let conflict = conflict(of: variable)
            return Obstacle(
                place: place,
                reason: .outOfReach(
                    best: bestRatio(variable, beside: conflict),
                    conflicts: conflict.map { problem.constraints[$0].conflict(at: kept($0)) }))
        }
    }

    /// A minimal set of other constraints that leave no colour; empty where the finding alone leaves none.
    ///
    /// It tries to drop halves first, then smaller parts, because few of many constraints conflict.
    private func conflict(of variable: Int) -> [Int] {
        var needed = problem.dependents[variable].filter { $0 != finding }
        if isMissed(solution.goal(finding), variable, beside: []) { return [] }
        var size = needed.count
        while size > 0 {
            for end in stride(from: needed.count, to: 0, by: -size) {
                let part = max(0, end - size)..<end
                let rest = Array(needed[..<part.lowerBound] + needed[part.upperBound...])
                if isMissed(solution.goal(finding), variable, beside: rest) { needed = rest }
            }
            size /= 2
        }
        return needed
    }

    /// The highest ratio that the finding can reach while others are kept, to a ten-thousandth.
    private func bestRatio(_ variable: Int, beside others: [Int]) -> Double {
        var (reached, missed) = (solution.measure(finding), solution.goal(finding))
        while missed - reached > 0.0001 {
            let middle = (reached + missed) / 2
            if isMissed(middle, variable, beside: others) { missed = middle } else { reached = middle }
        }
        return reached
    }

    private func isMissed(_ ratio: Double, _ variable: Int, beside others: [Int]) -> Bool {
        let view = VariableView(variable, others + [finding], solution)
        return !view.goal { $0 == finding ? ratio : kept($0) }.isReachable
    }

    /// What another constraint must keep: its goal, or its measure where it fails as well.
    private func kept(_ constraint: Int) -> Double { min(solution.goal(constraint), solution.measure(constraint)) }
}
