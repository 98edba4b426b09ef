import ColorScience

/// Values for variables, and the measure of every constraint under them.
struct Solution {
    let problem: FixProblem
    /// Distances are measured from here.
    let start: Assignment
    private(set) var assignment: Assignment
    private var measures: [Double]
    /// The value that each constraint must keep: its requirement, or its lower value at the start.
    private let floors: [Double]
    /// The value that each constraint should reach: its requirement if it is a target, else its floor.
    private let goals: [Double]

    init(_ problem: FixProblem, from start: Assignment? = nil) {
        let start = start ?? Assignment(count: problem.variables.count)
        self.problem = problem
        self.start = start
        assignment = start
        measures = problem.constraints.map { $0.measure(start) }
        floors = zip(problem.constraints, measures).map { min($0.required, $1) }
        goals = zip(problem.constraints, floors).map { $0.isTarget ? $0.required : $1 }
    }

    mutating func set(_ variable: Int, to value: Assignment.Value?) {
        assignment[variable] = value
        for index in problem.dependents[variable] {
            measures[index] = problem.constraints[index].measure(assignment)
        }
    }

    func measure(_ constraint: Int) -> Double { measures[constraint] }

    func goal(_ constraint: Int) -> Double { goals[constraint] }

    func isOpen(_ constraint: Int) -> Bool { measures[constraint] < goals[constraint] }

    var open: [Int] { problem.constraints.indices.filter(isOpen) }

    /// Whether a constraint fails that passed at the start, or fails by more.
    var hasBroken: Bool { problem.constraints.indices.contains { measures[$0] < floors[$0] } }
}

extension Solution {
    func origin(_ variable: Int) -> SRGB8 { start.color(variable) ?? problem.variables[variable].present.rgb }

    /// ΔE OK of a value from the start; for an alpha, the largest ΔE OK among the colours that are seen with it.
    func deltaE(of value: Assignment.Value?, _ variable: Int) -> Double {
        if value == start[variable] { return 0 }
        switch problem.variables[variable].kind {
        case .color:
            var after = start
            after[variable] = value
            let color = after.color(variable) ?? problem.variables[variable].present.rgb
            return Difference.deltaEOK(origin(variable), color)
        case .alpha:
            var before = assignment
            var after = assignment
            (before[variable], after[variable]) = (start[variable], value)
            return problem.dependents[variable].flatMap { index in
                problem.constraints[index].views(of: variable, before, after).map { Difference.deltaEOK($0, $1) }
            }.max() ?? 0
        }
    }

    func deltaE(of variable: Int) -> Double { deltaE(of: assignment[variable], variable) }

    var total: Double { problem.variables.indices.reduce(0) { $0 + deltaE(of: $1) } }

    /// Whether it breaks nothing and fixes more findings than `other`, or as many with less change.
    func isBetter(than other: Solution) -> Bool {
        if hasBroken { return false }
        let (count, otherCount) = (open.count, other.open.count)
        return count == otherCount ? total < other.total - 1e-9 : count < otherCount
    }
}

extension Solution {
    /// The move to the value nearest to the start that meets the `wanted` constraints and makes no other worse.
    func nearest(_ variable: Int, mending wanted: [Int], _ view: VariableView? = nil) -> Move? {
        func threshold(_ index: Int) -> Double {
            isOpen(index) && !wanted.contains(index) ? measure(index) : goal(index)
        }
        switch problem.variables[variable].kind {
        case .color:
            let view = view ?? self.view(of: variable)
            guard let color = view.goal(wanted: wanted, reaching: threshold).nearest else { return nil }
            return move(variable, color == origin(variable) ? start[variable] : .color(color), wanted)
        case .alpha:
            return alpha(variable, wanted, reaching: threshold).map { move(variable, $0, wanted) }
        }
    }

    func view(of variable: Int) -> VariableView { VariableView(variable, problem.dependents[variable], self) }

    private func move(_ variable: Int, _ value: Assignment.Value?, _ mended: [Int]) -> Move {
        Move(variable: variable, value: value, deltaE: deltaE(of: value, variable), mended: mended)
    }

    /// The nearest alpha in whole per cent; the outer nil where there is none, the inner for the value in the file.
    private func alpha(_ variable: Int, _ wanted: [Int], reaching threshold: (Int) -> Double) -> Assignment.Value?? {
        // The wanted constraints are missed most often, so they come first.
        let constraints = wanted + problem.dependents[variable].filter { !wanted.contains($0) }
        let present = start.alpha(variable) ?? problem.variables[variable].present.alpha
        let steps = (1...100).map { Double($0) / 100 }.sorted { abs($0 - present) < abs($1 - present) }
        let values = [start[variable]] + steps.map { Assignment.Value.alpha($0) }
        return values.first { value in
            var trial = assignment
            trial[variable] = value
            return constraints.allSatisfy { problem.constraints[$0].isMet(trial, atLeast: threshold($0)) }
        }
    }
}

struct Move {
    let variable: Int
    /// The new value; nil for the one in the file.
    let value: Assignment.Value?
    let deltaE: Double
    let mended: [Int]
}

extension Constraint {
    /// The colours that are seen of the layers with this alpha, under two assignments.
    fileprivate func views(of variable: Int, _ first: Assignment, _ second: Assignment) -> [(SRGB8, SRGB8)] {
        guard case .contrast(let stacks) = kind else { return [] }
        return stacks.flatMap { layers in
            layers.indices.filter { layers[$0].alpha?.variable == variable }.compactMap { index in
                func view(_ assignment: Assignment) -> SRGB8? {
                    let colors = layers[index...].map { $0.renditions(in: assignment)[0] }
                    return colors[0].composited(over: colors[1...])
                }
                guard let before = view(first), let after = view(second) else { return nil }
                return (before, after)
            }
        }
    }
}
