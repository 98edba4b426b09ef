import ColorScience
import ThemeModel

/// A value in a file that a fix may change: a colour, or the alpha of a colour or an alias.
struct Variable: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case color, alpha
    }

    let kind: Kind
    let place: TokenPlace
    /// What is written there; of one of alpha, the alpha counts.
    let present: DisplayColor
    /// Whether the file may be changed there.
    let isFree: Bool
}

/// What variables are set to; one that is not set keeps the value that is written.
struct Assignment: Hashable, Sendable {
    enum Value: Hashable, Sendable {
        case color(SRGB8)
        case alpha(Double)
    }

    private var values: [Value?]

    init(count: Int) { values = Array(repeating: nil, count: count) }

    subscript(variable: Int) -> Value? {
        get { values[variable] }
        set { values[variable] = newValue }
    }

    /// The colour that a variable is set to.
    func color(_ variable: Int) -> SRGB8? {
        if case .color(let color)? = values[variable] { color } else { nil }
    }

    /// The alpha that a variable is set to.
    func alpha(_ variable: Int) -> Double? {
        if case .alpha(let alpha)? = values[variable] { alpha } else { nil }
    }
}
