import ColorScience

extension Solution {
    /// The value of a variable nearest to the beginning with which all `wanted` constraints come to their goals, and nothing
    /// else gets worse; nil where there is none.
    func nearest(_ variable: Int, mending wanted: [Int]) -> Move? {
        func threshold(_ index: Int) -> Double {
            isOpen(index) && !wanted.contains(index) ? measure(index) : goal(index)
        }
        let asked = problem.dependents[variable].map { (index: $0, threshold: threshold($0)) }
        switch problem.variables[variable].kind {
        case .color:
            guard let color = color(variable, asked) else { return nil }
            return move(variable, color == origin(variable) ? start[variable] : .color(color), wanted)
        case .alpha:
            return alpha(variable, asked).map { move(variable, $0, wanted) }
        }
    }

    private func move(_ variable: Int, _ value: Assignment.Value?, _ mended: [Int]) -> Move {
        Move(variable: variable, value: value, deltaE: deltaE(of: value, variable), mended: mended)
    }

    private func color(_ variable: Int, _ asked: [(index: Int, threshold: Double)]) -> SRGB8? {
        var goal = TokenGoal(from: origin(variable))
        for (index, threshold) in asked {
            goal.add(problem.constraints[index], variable, atLeast: threshold, assignment)
        }
        return goal.nearest
    }

    /// The nearest alpha in whole per cent; the outer nil where there is none, the inner for what is written.
    private func alpha(_ variable: Int, _ asked: [(index: Int, threshold: Double)]) -> Assignment.Value?? {
        let present = start.alpha(variable) ?? problem.variables[variable].present.alpha
        let steps = (1...100).map { Double($0) / 100 }.sorted { abs($0 - present) < abs($1 - present) }
        let values = [start[variable]] + steps.map { Assignment.Value.alpha($0) }
        return values.first { value in
            var trial = assignment
            trial[variable] = value
            return asked.allSatisfy { problem.constraints[$0.index].measure(trial) >= $0.threshold }
        }
    }
}

/// A change of one variable, and what it is for.
struct Move {
    let variable: Int
    /// The new value; nil for what is written.
    let value: Assignment.Value?
    /// How far it is from the beginning.
    let deltaE: Double
    /// The constraints that it mends.
    let mended: [Int]
}
