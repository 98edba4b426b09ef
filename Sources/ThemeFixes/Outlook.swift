import ColorScience

/// All that is asked of one variable of colour, as it looks while every other variable is as it is.
///
/// It is made once, and gives a goal for each choice of what is to be mended.
struct Outlook {
    private let origin: SRGB8
    private let demands: [(constraint: Int, kind: Kind)]

    private enum Kind {
        case stacks([StackView])
        case luminance(LuminanceConstraint)
        /// Anything else: whether another colour for the variable brings it to a threshold.
        case other(@Sendable (SRGB8, Double) -> Bool)
    }

    /// Looks at some of the constraints that depend on a variable.
    init(_ variable: Int, _ constraints: [Int], _ solution: Solution) {
        let assignment = solution.assignment
        origin = solution.origin(variable)
        demands = constraints.map { index in
            let constraint = solution.problem.constraints[index]
            switch constraint.kind {
            case .contrast(let stacks): return (index, .stacks(stacks.map { StackView($0, variable, assignment) }))
            case .scheme(let background, let isDark)
            where background.source == .variable(variable) && background.isOpaque:
                return (index, .luminance(isDark ? .dark : .light))
            case .scheme, .distinct:
                return (index, .other { constraint.isMet(assignment.trying($0, for: variable), atLeast: $1) })
            }
        }
    }

    /// The goal that every constraint comes to its threshold.
    ///
    /// Those that are `wanted` are missed most often, and are looked at first.
    func goal(wanted: [Int] = [], asking threshold: (Int) -> Double) -> TokenGoal {
        var goal = TokenGoal(from: origin)
        let demands =
            demands.filter { wanted.contains($0.constraint) } + demands.filter { !wanted.contains($0.constraint) }
        for (index, kind) in demands {
            let threshold = threshold(index)
            switch kind {
            case .stacks(let stacks): for stack in stacks { goal.add(stack, atLeast: threshold) }
            case .luminance(let constraint): goal.add(constraint)
            case .other(let isMet): goal.add { isMet($0, threshold) }
            }
        }
        return goal
    }
}
