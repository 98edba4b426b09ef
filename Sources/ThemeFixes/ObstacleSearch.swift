import ColorScience

/// Says for each value that has a part in a finding why no change of it helps.
struct ObstacleSearch {
    private let solution: Solution
    private let finding: Int
    private var problem: FixProblem { solution.problem }

    init(_ solution: Solution, _ finding: Int) {
        self.solution = solution
        self.finding = finding
    }

    /// Those that would be changed first come first.
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
                    beside: conflict.map { problem.constraints[$0].demand(solution.goal($0)) }))
        }
    }

    /// The fewest other constraints that leave no colour; none where there is none even for the finding alone.
    private func conflict(of variable: Int) -> [Int] {
        var needed = problem.dependents[variable].filter { $0 != finding && !solution.isOpen($0) }
        for index in needed.reversed() {
            let rest = needed.filter { $0 != index }
            if nearest(variable, keeping: rest, mending: true) == nil { needed = rest }
        }
        return needed
    }

    /// The nearest colour with which the finding is mended, or else only others are kept.
    private func nearest(_ variable: Int, keeping others: [Int], mending: Bool) -> SRGB8? {
        goal(variable, keeping: others, finding: mending ? solution.goal(finding) : 0).nearest
    }

    private func goal(_ variable: Int, keeping others: [Int], finding threshold: Double) -> TokenGoal {
        var goal = TokenGoal(from: solution.origin(variable))
        for index in others {
            goal.add(problem.constraints[index], variable, atLeast: solution.goal(index), solution.assignment)
        }
        goal.add(problem.constraints[finding], variable, atLeast: threshold, solution.assignment)
        return goal
    }

    /// The highest ratio that the finding can come to while others are kept, to a ten-thousandth.
    private func bestRatio(_ variable: Int, beside others: [Int]) -> Double {
        var (reached, missed) = (solution.measure(finding), solution.goal(finding))
        while missed - reached > 0.0001 {
            let middle = (reached + missed) / 2
            if goal(variable, keeping: others, finding: middle).nearest == nil {
                missed = middle
            } else {
                reached = middle
            }
        }
        return reached
    }
}
