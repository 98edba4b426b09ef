import ColorScience

extension Solution {
    /// The value of a variable nearest to the beginning that mends what is wanted and makes nothing worse; nil where there is none.
    ///
    /// An outlook, if there is one, is that of the variable on all that depends on it.
    func nearest(_ variable: Int, mending wanted: [Int], _ outlook: Outlook? = nil) -> Move? {
        func threshold(_ index: Int) -> Double {
            isOpen(index) && !wanted.contains(index) ? measure(index) : goal(index)
        }
        switch problem.variables[variable].kind {
        case .color:
            let outlook = outlook ?? self.outlook(of: variable)
            guard let color = outlook.goal(wanted: wanted, asking: threshold).nearest else { return nil }
            return move(variable, color == origin(variable) ? start[variable] : .color(color), wanted)
        case .alpha:
            return alpha(variable, wanted, asking: threshold).map { move(variable, $0, wanted) }
        }
    }

    /// How all that is asked of a variable looks now.
    func outlook(of variable: Int) -> Outlook { Outlook(variable, problem.dependents[variable], self) }

    private func move(_ variable: Int, _ value: Assignment.Value?, _ mended: [Int]) -> Move {
        Move(variable: variable, value: value, deltaE: deltaE(of: value, variable), mended: mended)
    }

    /// The nearest alpha in whole per cent; the outer nil where there is none, the inner for what is written.
    private func alpha(_ variable: Int, _ wanted: [Int], asking threshold: (Int) -> Double) -> Assignment.Value?? {
        // What is wanted is missed most often, and is asked for first.
        let demands = wanted + problem.dependents[variable].filter { !wanted.contains($0) }
        let present = start.alpha(variable) ?? problem.variables[variable].present.alpha
        let steps = (1...100).map { Double($0) / 100 }.sorted { abs($0 - present) < abs($1 - present) }
        let values = [start[variable]] + steps.map { Assignment.Value.alpha($0) }
        return values.first { value in
            var trial = assignment
            trial[variable] = value
            return demands.allSatisfy { problem.constraints[$0].isMet(trial, atLeast: threshold($0)) }
        }
    }
}
