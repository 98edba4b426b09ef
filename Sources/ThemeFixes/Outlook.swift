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
        /// Anything else, measured with another colour for the variable.
        case measured(@Sendable (SRGB8) -> Double)
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
                return (index, .measured { constraint.measure(assignment.trying($0, for: variable)) })
            }
        }
    }

    /// The goal that every constraint comes to its threshold.
    func goal(asking threshold: (Int) -> Double) -> TokenGoal {
        var goal = TokenGoal(from: origin)
        for (index, kind) in demands {
            switch kind {
            case .stacks(let stacks): for stack in stacks { goal.add(stack, atLeast: threshold(index)) }
            case .luminance(let constraint): goal.add(constraint)
            case .measured(let measure): goal.add(atLeast: threshold(index), measure)
            }
        }
        return goal
    }
}
