import ColorScience

/// What is asked of one variable of colour, every other one being as it is.
struct TokenGoal: ColorGoal {
    private let origin: SRGB8
    private var luminances: Set<LuminanceConstraint> = []
    private var others: [@Sendable (SRGB8) -> Bool] = []
    /// Whether something is asked that the variable has no part in, and is not so.
    private var isImpossible = false

    init(from origin: SRGB8) { self.origin = origin }

    /// Asks that a constraint comes to `threshold`.
    mutating func add(_ constraint: Constraint, _ variable: Int, atLeast threshold: Double, _ assignment: Assignment) {
        switch constraint.kind {
        case .contrast(let stacks):
            for stack in stacks { add(stack, variable, atLeast: threshold, assignment) }
        case .scheme(let background, let isDark) where background.source == .variable(variable) && background.isOpaque:
            luminances.insert(isDark ? .dark : .light)
        case .scheme, .distinct:
            others.append(trying(variable, assignment) { constraint.measure($0) >= threshold })
        }
    }

    private mutating func add(_ stack: [Paint], _ variable: Int, atLeast threshold: Double, _ assignment: Assignment) {
        let view = StackView(stack, variable, assignment)
        if let ratio = view.fixedRatio {
            if ratio < threshold { isImpossible = true }
        } else if let constraints = view.luminanceConstraints(threshold) {
            luminances.formUnion(constraints)
        } else {
            let isMet: @Sendable (Assignment) -> Bool = { trial in
                Constraint.ratio(of: stack.map { $0.renditions(in: trial) }) >= threshold
            }
            others.append(trying(variable, assignment, isMet))
        }
    }

    private func trying(
        _ variable: Int, _ assignment: Assignment, _ isMet: @escaping @Sendable (Assignment) -> Bool
    ) -> @Sendable (SRGB8) -> Bool {
        { color in
            var trial = assignment
            trial[variable] = .color(color)
            return isMet(trial)
        }
    }

    /// The nearest colour of which all this is true; nil where there is none.
    var nearest: SRGB8? {
        if isImpossible { return nil }
        return NearestPassingColor.color(nearest: origin, meeting: self, isOfLuminance: others.isEmpty)
    }
}

extension TokenGoal {
    func isMet(by color: SRGB8) -> Bool {
        let luminance = color.relativeLuminance
        return luminances.allSatisfy { $0.isMet(at: luminance) } && others.allSatisfy { $0(color) }
    }

    /// Where luminance alone would let it be met, the nearest to the origin first, and where it is met along its lightness.
    var boundaries: [LuminanceBoundary] {
        let range = -1e-9...(1 + 1e-9)
        let start = origin.relativeLuminance
        let edges = Set(luminances.flatMap(\.boundaries)).filter { edge in
            range.contains(edge.luminance) && luminances.allSatisfy { $0.isMet(at: edge.luminance, tolerance: 1e-9) }
        }
        return edges.sorted { abs($0.luminance - start) < abs($1.luminance - start) } + (others.isEmpty ? [] : turns)
    }

    /// Where the goal begins to be met along the lightness of the origin, its hue and chroma kept.
    private var turns: [LuminanceBoundary] {
        [1.0, -1].compactMap { direction in
            var color = origin.oklch
            for _ in 0..<256 {
                color.lightness += direction / 256
                guard (-0.01...1.01).contains(color.lightness) else { return nil }
                let rounded = Color(color).mapped.rgb
                if isMet(by: rounded) {
                    return LuminanceBoundary(luminance: rounded.relativeLuminance, isUpward: direction > 0)
                }
            }
            return nil
        }
    }
}
