import ColorScience

/// What variables are set to, and what every constraint comes to with it.
struct Solution {
    let problem: FixProblem
    /// What distances are measured from.
    let start: Assignment
    private(set) var assignment: Assignment
    private var measures: [Double]
    /// What each constraint must not fall below: what it asks, or what it came to where it failed and still may.
    private let floors: [Double]
    /// What each constraint is to come to.
    private let goals: [Double]

    /// Begins at an assignment; at what is written when it is nil.
    init(_ problem: FixProblem, from start: Assignment? = nil) {
        let start = start ?? Assignment(count: problem.variables.count)
        self.problem = problem
        self.start = start
        assignment = start
        measures = problem.constraints.map { $0.measure(start) }
        floors = zip(problem.constraints, measures).map { min($0.required, $1) }
        goals = zip(problem.constraints, floors).map { $0.isTarget ? $0.required : $1 }
    }

    /// Sets a variable; nil stands for what is written.
    mutating func set(_ variable: Int, to value: Assignment.Value?) {
        assignment[variable] = value
        for index in problem.dependents[variable] {
            measures[index] = problem.constraints[index].measure(assignment)
        }
    }

    /// What a constraint comes to.
    func measure(_ constraint: Int) -> Double { measures[constraint] }

    /// What a constraint is to come to.
    func goal(_ constraint: Int) -> Double { goals[constraint] }

    /// Whether something is left to be done for a constraint.
    func isOpen(_ constraint: Int) -> Bool { measures[constraint] < goals[constraint] }

    /// The constraints for which something is left to be done.
    var open: [Int] { problem.constraints.indices.filter(isOpen) }

    /// Whether a constraint is worse than in the beginning, and does not pass.
    var hasBroken: Bool { problem.constraints.indices.contains { measures[$0] < floors[$0] } }
}

extension Solution {
    /// The colour that a variable had in the beginning.
    func origin(_ variable: Int) -> SRGB8 { start.color(variable) ?? problem.variables[variable].present.rgb }

    /// How far a value is from the beginning.
    ///
    /// For a colour it is ΔE OK. For an alpha it is the largest ΔE OK between what is seen of a colour that has it, before and
    /// after.
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

    /// How far a variable has been moved.
    func deltaE(of variable: Int) -> Double { deltaE(of: assignment[variable], variable) }

    /// How far all variables have been moved together.
    var total: Double { problem.variables.indices.reduce(0) { $0 + deltaE(of: $1) } }

    /// Whether more findings are mended than by another solution, or as many by less; never one that breaks something.
    func isBetter(than other: Solution) -> Bool {
        if hasBroken { return false }
        let (count, otherCount) = (open.count, other.open.count)
        return count == otherCount ? total < other.total - 1e-9 : count < otherCount
    }
}

extension Constraint {
    /// What is seen of the layers whose alpha a variable states, in two assignments.
    fileprivate func views(
        of variable: Int, _ first: Assignment, _ second: Assignment
    ) -> [(SRGB8, SRGB8)] {
        guard case .contrast(let stacks) = kind else { return [] }
        return stacks.flatMap { layers in
            layers.indices.filter { layers[$0].alpha?.variable == variable }.compactMap { index in
                func view(_ assignment: Assignment) -> SRGB8? {
                    let colors = layers[index...].map { $0.renditions(in: assignment)[0] }
                    return colors[0].composited(over: Array(colors.dropFirst()))
                }
                guard let before = view(first), let after = view(second) else { return nil }
                return (before, after)
            }
        }
    }
}
