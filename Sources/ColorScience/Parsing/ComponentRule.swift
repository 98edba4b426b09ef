/// How one component of a function is read: what 100 % means, and where CSS clamps it at parse time.
///
/// Source: CSS Color 4, the percentage reference ranges of §5 to §10; the clamps are those of Chromium.
struct ComponentRule: Sendable {
    /// What a plain number is divided by.
    var divisor = 1.0
    /// The value of 100 %.
    var hundredPercent = 1.0
    /// Where values stop.
    var lower = -Double.infinity
    var upper = Double.infinity
    var isHue = false

    static let unbounded = ComponentRule()
    static let hue = ComponentRule(isHue: true)
    /// Alpha, or any share between nothing and all.
    static let unit = ComponentRule(lower: 0, upper: 1)

    /// The value in the unit of its space.
    func value(of component: ComponentValue) -> Double {
        switch component {
        case .number(let number): normalised(number / divisor)
        case .percentage(let percentage): normalised(percentage * hundredPercent / 100)
        case .angle(let degrees): normalised(degrees)
        case .none: 0
        }
    }

    /// A finite value with its clamp applied; a hue is turned into 0..<360.
    func normalised(_ value: Double) -> Double {
        let value = finite(value)
        guard isHue else { return value < lower ? lower : value > upper ? upper : value }
        guard value < 0 || value >= 360 else { return value }
        let turned = value.truncatingRemainder(dividingBy: 360)
        let positive = turned < 0 ? turned + 360 : turned
        return positive >= 360 ? 0 : positive
    }
}

/// A component as it stands in the text.
enum ComponentValue: Equatable {
    case number(Double)
    case percentage(Double)
    /// An angle with a unit, in degrees.
    case angle(Double)
    case none
}
