/// A mathematical function of CSS, apart from `calc()`.
///
/// Source: CSS Values 4, §10.3 to §10.6. A value that is not a number makes any result one.
enum MathFunction: String, CaseIterable, Sendable {
    case min
    case max
    case clamp
    case round
    case mod
    case rem
    case abs
    case sign
    case sin
    case cos
    case tan
    case asin
    case acos
    case atan
    case atan2
    case pow
    case sqrt
    case hypot
    case log
    case exp

    /// The result, or nil where the number or the units of the arguments do not fit.
    ///
    /// An argument that is nil was `none`, which only `clamp()` allows.
    func value(of arguments: [Quantity?], rounding: RoundingStrategy = .nearest) -> Quantity? {
        if self == .clamp {
            return Self.clamped(arguments)
        }
        let known = arguments.compactMap { $0 }
        guard let first = known.first, known.count == arguments.count else {
            return nil
        }
        switch self {
        case .min, .max, .hypot:
            return common(of: known)
        case .round, .mod, .rem, .atan2:
            return pair(known, rounding)
        case .pow, .log:
            return power(known)
        default:
            return known.count == 1 ? single(first) : nil
        }
    }

    /// The middle of lower bound, value and upper bound; the lower bound wins.
    private static func clamped(_ arguments: [Quantity?]) -> Quantity? {
        guard arguments.count == 3, var result = arguments[1] else {
            return nil
        }
        if let upper = arguments[2] {
            guard upper.unit == result.unit else { return nil }
            result.value = upper.value < result.value ? upper.value : result.value
        }
        if let lower = arguments[0] {
            guard lower.unit == result.unit else { return nil }
            result.value = lower.value > result.value ? lower.value : result.value
        }
        return result
    }
}

extension MathFunction {
    /// A function of any number of arguments with one unit.
    private func common(of arguments: [Quantity]) -> Quantity? {
        let unit = arguments[0].unit
        guard arguments.allSatisfy({ $0.unit == unit }) else {
            return nil
        }
        let values = arguments.map(\.value)
        if values.contains(where: \.isNaN) {
            return Quantity(value: .nan, unit: unit)
        }
        let result =
            switch self {
            case .min: values.min() ?? 0
            case .max: values.max() ?? 0
            default: values.reduce(0) { $0 + $1 * $1 }.squareRoot()
            }
        return Quantity(value: result, unit: unit)
    }

    /// A function of a value and a step, or of two sides, with one unit.
    private func pair(_ arguments: [Quantity], _ rounding: RoundingStrategy) -> Quantity? {
        let unit = arguments[0].unit
        var arguments = arguments
        if self == .round, arguments.count == 1, unit == .number {
            arguments.append(Quantity(value: 1))
        }
        guard arguments.count == 2, arguments[1].unit == unit else {
            return nil
        }
        let value = arguments[0].value
        let step = arguments[1].value
        switch self {
        case .round:
            return Quantity(value: rounding.round(value, to: step), unit: unit)
        case .mod:
            let rest = value - step * (value / step).rounded(.down)
            return Quantity(value: rest, unit: unit)
        case .rem:
            let rest = value.truncatingRemainder(dividingBy: step)
            return Quantity(value: rest, unit: unit)
        default:
            let angle = signedDegrees(y: value, x: step)
            return Quantity(value: angle, unit: .angle)
        }
    }

    /// A power or a logarithm of numbers; the base of a logarithm is e where none is given.
    private func power(_ arguments: [Quantity]) -> Quantity? {
        guard arguments.allSatisfy({ $0.unit == .number }), arguments.count <= 2 else {
            return nil
        }
        let value = arguments[0].value
        guard arguments.count == 2 else {
            return self == .log ? Quantity(value: logarithm(value)) : nil
        }
        let other = arguments[1].value
        if self == .pow {
            return Quantity(value: ColorScience.power(value, other))
        }
        return Quantity(value: logarithm(value) / logarithm(other))
    }

    /// A function of one argument.
    private func single(_ argument: Quantity) -> Quantity? {
        let value = argument.value
        switch self {
        case .abs:
            return Quantity(value: value.magnitude, unit: argument.unit)
        case .sign:
            return Quantity(value: signum(value))
        case .sin, .cos, .tan:
            return trigonometric(of: argument)
        default:
            break
        }
        guard argument.unit == .number else { return nil }
        switch self {
        case .sqrt: return Quantity(value: value.squareRoot())
        case .exp: return Quantity(value: exponential(value))
        case .asin: return Quantity(value: arcsine(value), unit: .angle)
        case .acos: return Quantity(value: 90 - arcsine(value), unit: .angle)
        default: return Quantity(value: signedDegrees(y: value, x: 1), unit: .angle)
        }
    }

    /// A sine, cosine or tangent of an angle; a number is one in radians.
    private func trigonometric(of argument: Quantity) -> Quantity? {
        var degrees = argument.value
        if argument.unit == .number {
            degrees = degrees * 180 / .pi
        } else if argument.unit != .angle {
            return nil
        }
        switch self {
        case .sin: return Quantity(value: sine(degrees: degrees))
        case .cos: return Quantity(value: cosine(degrees: degrees))
        default: return Quantity(value: sine(degrees: degrees) / cosine(degrees: degrees))
        }
    }
}

/// -1, 0 or 1; not a number for what is none.
private func signum(_ value: Double) -> Double {
    if value > 0 {
        return 1
    }
    return value < 0 ? -1 : value
}
