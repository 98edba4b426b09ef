import ColorScience

/// What variables are set to; one that is not set keeps the value that is written.
struct Assignment: Sendable {
    enum Value: Hashable, Sendable {
        case color(SRGB8)
        case alpha(Double)
    }

    private var values: [Value?]
    /// One variable of colour that is set to something else, so that trying a colour costs nothing.
    private var trial: (variable: Int, color: SRGB8)?

    init(count: Int) { values = Array(repeating: nil, count: count) }

    subscript(variable: Int) -> Value? {
        get { values[variable] }
        set { values[variable] = newValue }
    }

    /// The same with another colour for one variable.
    func trying(_ color: SRGB8, for variable: Int) -> Assignment {
        var copy = self
        copy.trial = (variable, color)
        return copy
    }

    /// The colour that a variable is set to.
    func color(_ variable: Int) -> SRGB8? {
        if let trial, trial.variable == variable { return trial.color }
        return if case .color(let color)? = values[variable] { color } else { nil }
    }

    /// The alpha that a variable is set to.
    func alpha(_ variable: Int) -> Double? {
        if case .alpha(let alpha)? = values[variable] { alpha } else { nil }
    }
}

extension Assignment: Equatable {
    static func == (left: Assignment, right: Assignment) -> Bool { left.values == right.values }
}
