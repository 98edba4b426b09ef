/// The meaning of one component of a function: its value at 100 %, and the clamp of CSS at parse time.
///
/// Source: CSS Color 4, the percentage reference ranges of §5 to §10; the clamps are those of Chromium.
struct ComponentRule: Sendable {
    var divisor = 1.0
    var hundredPercent = 1.0
    var lower = -Double.infinity
    var upper = Double.infinity
    var isHue = false

    static let unbounded = ComponentRule()
    static let hue = ComponentRule(isHue: true)
    /// Alpha, or any share between nothing and all.
    static let unit = ComponentRule(lower: 0, upper: 1)

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
        let value = value.isFinite ? value : 0
        guard isHue else {
            if value < lower {
                return lower
            }
            return value > upper ? upper : value
        }
        guard value < 0 || value >= 360 else { return value }
        let turned = value.truncatingRemainder(dividingBy: 360)
        let positive = turned < 0 ? turned + 360 : turned
        return positive >= 360 ? 0 : positive
    }
}

struct ComponentRules: Sendable {
    let first: ComponentRule
    let second: ComponentRule
    let third: ComponentRule

    subscript(index: Int) -> ComponentRule {
        switch index {
        case 0: first
        case 1: second
        default: third
        }
    }

    func normalised(_ components: Components) -> Components {
        Components(
            first.normalised(components.first),
            second.normalised(components.second),
            third.normalised(components.third)
        )
    }

    static let predefined = ComponentRules(first: .unbounded, second: .unbounded, third: .unbounded)
    static let rgb = ComponentRules(first: channel, second: channel, third: channel)
    static let hsl = ComponentRules(first: .hue, second: share, third: share)
    static let hwb = ComponentRules(first: .hue, second: share, third: share)
    static let lab = ComponentRules(first: lightness, second: axis, third: axis)
    static let lch = ComponentRules(
        first: lightness,
        second: ComponentRule(hundredPercent: 150, lower: 0),
        third: .hue
    )
    static let oklab = ComponentRules(first: .unit, second: okAxis, third: okAxis)
    static let oklch = ComponentRules(
        first: .unit,
        second: ComponentRule(hundredPercent: 0.4, lower: 0),
        third: .hue
    )

    /// The forms of sRGB in relative colours and mixtures, which may leave its gamut.
    static let extendedRGB = ComponentRules(
        first: wideChannel,
        second: wideChannel,
        third: wideChannel
    )
    static let extendedHue = ComponentRules(first: .hue, second: wideShare, third: wideShare)

    private static let wideChannel = ComponentRule(divisor: 255)
    private static let wideShare = ComponentRule(divisor: 100)
    private static let channel = ComponentRule(divisor: 255, lower: 0, upper: 1)
    private static let share = ComponentRule(divisor: 100, lower: 0)
    private static let lightness = ComponentRule(hundredPercent: 100, lower: 0, upper: 100)
    private static let axis = ComponentRule(hundredPercent: 125)
    private static let okAxis = ComponentRule(hundredPercent: 0.4)
}

extension ColorSpace {
    var rules: ComponentRules {
        switch self {
        case .hsl: .hsl
        case .hwb: .hwb
        case .lab: .lab
        case .lch: .lch
        case .oklab: .oklab
        case .oklch: .oklch
        default: .predefined
        }
    }
}

extension ColorSpace {
    /// The rules of relative colours and mixtures.
    var extendedRules: ComponentRules {
        switch self {
        case .srgb: .extendedRGB
        case .hsl, .hwb: .extendedHue
        default: rules
        }
    }
}
