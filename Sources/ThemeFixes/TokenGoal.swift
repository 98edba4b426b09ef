import ColorScience

/// What is asked of one variable of colour, every other one being as it is.
struct TokenGoal: ColorGoal {
    private let origin: SRGB8
    private var luminances: Set<LuminanceConstraint> = []
    private var others: [@Sendable (SRGB8) -> Bool] = []
    /// Whether something is asked that the variable has no part in, and is not so.
    private var isImpossible = false

    init(from origin: SRGB8) { self.origin = origin }

    /// Asks for a luminance.
    mutating func add(_ constraint: LuminanceConstraint) { luminances.insert(constraint) }

    /// Asks for something that luminance does not decide.
    mutating func add(_ isMet: @escaping @Sendable (SRGB8) -> Bool) { others.append(isMet) }

    /// Asks that the ratio of a stack comes to `threshold`.
    mutating func add(_ stack: StackView, atLeast threshold: Double) {
        if let ratio = stack.fixedRatio {
            if ratio < threshold { isImpossible = true }
        } else if let constraints = stack.luminanceConstraints(threshold) {
            luminances.formUnion(constraints)
        } else {
            add { stack.ratio(with: $0) >= threshold }
        }
    }

    /// Whether there is a colour of which all this is true.
    var isReachable: Bool {
        !isImpossible && hasLuminance && NearestPassingColor.exists(near: origin, meeting: self)
    }

    /// The nearest colour of which all this is true; nil where there is none.
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

    /// Where luminance alone would let it be met, the nearest to the origin first, and where it is met along its lightness.
    var boundaries: [LuminanceBoundary] {
        let start = origin.relativeLuminance
        return edges.sorted { abs($0.luminance - start) < abs($1.luminance - start) }
            + (others.isEmpty ? [] : boundariesAlongLightness(of: origin))
    }

    /// The boundaries of each luminance that is asked for, where all of them are met.
    private var edges: [LuminanceBoundary] {
        Set(luminances.flatMap(\.boundaries)).filter { isMet(at: $0.luminance) }
    }

    /// Whether there is a luminance that is all that luminance is asked to be: if there is one, it is an end or an edge.
    private var hasLuminance: Bool { isMet(at: 0) || isMet(at: 1) || !edges.isEmpty }

    private func isMet(at luminance: Double) -> Bool {
        luminances.allSatisfy { $0.isMet(at: luminance, tolerance: LuminanceBoundary.tolerance) }
    }
}
