/// The unit of a quantity, as powers of base units: a length times a length divided by a time is px² s⁻¹.
///
/// Units that depend on the place, such as `em` and `vw`, are base units of their own: only their ratios have a value.
struct QuantityUnit: Hashable, Sendable {
    /// By base unit, without those of power 0.
    private var powers: [String: Int] = [:]

    static let number = QuantityUnit()
    static let percentage = QuantityUnit(base: "%")
    static let angle = QuantityUnit(base: "deg")

    init() {}

    private init(base: String) {
        powers[base] = 1
    }

    func multiplied(by other: QuantityUnit, power: Int) -> QuantityUnit {
        if other.powers.isEmpty { return self }
        var result = self
        for (base, exponent) in other.powers {
            let sum = (result.powers[base] ?? 0) + power * exponent
            result.powers[base] = sum == 0 ? nil : sum
        }
        return result
    }
}

extension QuantityUnit {
    /// A number with a unit, given in lower case, in its base unit; nil for a name that is no unit.
    static func quantity(_ number: Double, _ name: String) -> Quantity? {
        if let (base, factor) = absolute[name] {
            return Quantity(value: number * factor, unit: QuantityUnit(base: base))
        }
        guard relative.contains(name) else { return nil }
        return Quantity(value: number, unit: QuantityUnit(base: name))
    }

    /// Source: CSS Values 4, §6.2 and §7.
    private static let absolute: [String: (base: String, factor: Double)] = [
        "deg": ("deg", 1),
        "grad": ("deg", 0.9),
        "rad": ("deg", 180 / .pi),
        "turn": ("deg", 360),
        "px": ("px", 1),
        "in": ("px", 96),
        "cm": ("px", 96 / 2.54),
        "mm": ("px", 9.6 / 2.54),
        "q": ("px", 2.4 / 2.54),
        "pt": ("px", 96 / 72),
        "pc": ("px", 16),
        "s": ("s", 1),
        "ms": ("s", 0.001),
        "hz": ("hz", 1),
        "khz": ("hz", 1_000),
        "dppx": ("dppx", 1),
        "x": ("dppx", 1),
        "dpi": ("dppx", 1 / 96.0),
        "dpcm": ("dppx", 2.54 / 96),
    ]

    /// Source: CSS Values 4, §6.1; CSS Conditional 5, §8.
    private static let relative: Set = [
        "em", "rem", "ex", "rex", "cap", "rcap", "ch", "rch", "ic", "ric", "lh", "rlh",
        "vw", "vh", "vi", "vb", "vmin", "vmax", "svw", "svh", "svi", "svb", "svmin", "svmax",
        "lvw", "lvh", "lvi", "lvb", "lvmin", "lvmax", "dvw", "dvh", "dvi", "dvb", "dvmin",
        "dvmax", "cqw", "cqh", "cqi", "cqb", "cqmin", "cqmax",
    ]
}
