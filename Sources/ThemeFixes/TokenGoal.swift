import ColorScience

struct TokenGoal: ColorGoal {
    private let origin: SRGB8
    private var luminances: Set<LuminanceConstraint> = []
    private var others: [@Sendable (SRGB8) -> Bool] = []
    /// Whether a requirement fails that does not depend on the variable.
    private var isImpossible = false

    init(from origin: SRGB8) { self.origin = origin }

    mutating func add(_ constraint: LuminanceConstraint) { luminances.insert(constraint) }

    mutating func add(_ isMet: @escaping @Sendable (SRGB8) -> Bool) { others.append(isMet) }

    mutating func add(_ stack: StackView, atLeast threshold: Double) {
        if let ratio = stack.fixedRatio {
            if ratio < threshold { isImpossible = true }
        } else if let constraints = stack.luminanceConstraints(threshold) {
            luminances.formUnion(constraints)
        } else {
            add { stack.ratio(with: $0) >= threshold }
        }
    }

    var isReachable: Bool {
        !isImpossible && hasLuminance && NearestPassingColor.exists(near: origin, meeting: self)
    }

    var nearest: SRGB8? {
        if isImpossible || !hasLuminance { return nil }
        return NearestPassingColor.color(nearest: origin, meeting: self)
    }
}

extension TokenGoal {
    var isDecidedByLuminance: Bool { others.isEmpty }

    func isMet(by color: SRGB8) -> Bool {
        let luminance = color.relativeLuminance
        return luminances.allSatisfy { $0.isMet(at: luminance) } && others.allSatisfy { $0(color) }
    }

    /// The boundaries of the luminance constraints, the nearest first, then those along the origin's lightness.
    var boundaries: [LuminanceBoundary] {
        let start = origin.relativeLuminance
        return edges.sorted { abs($0.luminance - start) < abs($1.luminance - start) }
            + (others.isEmpty ? [] : boundariesAlongLightness(of: origin))
    }

    private var edges: [LuminanceBoundary] {
        Set(luminances.flatMap(\.boundaries)).filter { isMet(at: $0.luminance) }
    }

    /// Whether any luminance meets all constraints: if one does, an end or an edge does.
    private var hasLuminance: Bool { isMet(at: 0) || isMet(at: 1) || !edges.isEmpty }

    private func isMet(at luminance: Double) -> Bool {
        luminances.allSatisfy { $0.isMet(at: luminance, tolerance: LuminanceBoundary.tolerance) }
    }
}

/// The constraints on one colour variable, with all other variables fixed.
///
/// Made once, it gives a ``TokenGoal`` for each choice of constraints to meet.
struct VariableView {
    private let origin: SRGB8
    private let constraints: [(constraint: Int, kind: Kind)]

    private enum Kind {
        case stacks([StackView])
        case luminance(LuminanceConstraint)
        /// Whether a colour brings the constraint to a threshold.
        case other(@Sendable (SRGB8, Double) -> Bool)
    }

    init(_ variable: Int, _ constraints: [Int], _ solution: Solution) {
        let assignment = solution.assignment
        origin = solution.origin(variable)
        self.constraints = constraints.map { index in
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

    /// The goal that every constraint reaches its threshold.
    ///
    /// The `wanted` ones are missed most often, so they come first.
    func goal(wanted: [Int] = [], reaching threshold: (Int) -> Double) -> TokenGoal {
        var goal = TokenGoal(from: origin)
        let (first, rest) = (
            constraints.filter { wanted.contains($0.constraint) },
            constraints.filter { !wanted.contains($0.constraint) }
        )
        for (index, kind) in first + rest {
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
