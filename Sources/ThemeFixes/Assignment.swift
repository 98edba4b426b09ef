import ColorScience

/// Values for variables, by index; nil is the value in the file.
struct Assignment: Sendable {
    enum Value: Hashable, Sendable {
        case color(SRGB8)
        case alpha(Double)
    }

    private var values: [Value?]
    /// A trial overrides one variable without copying the array: searches try thousands of colours.
    private var trial: (variable: Int, color: SRGB8)?

    init(count: Int) { values = Array(repeating: nil, count: count) }

    subscript(variable: Int) -> Value? {
        get { values[variable] }
        set { values[variable] = newValue }
    }

    func trying(_ color: SRGB8, for variable: Int) -> Assignment {
        var copy = self
        copy.trial = (variable, color)
        return copy
    }

    func color(_ variable: Int) -> SRGB8? {
        if let trial, trial.variable == variable { return trial.color }
        return if case .color(let color)? = values[variable] { color } else { nil }
    }

    func alpha(_ variable: Int) -> Double? {
        if case .alpha(let alpha)? = values[variable] { alpha } else { nil }
    }
}

extension Assignment: Equatable {
    static func == (left: Assignment, right: Assignment) -> Bool { left.values == right.values }
}
