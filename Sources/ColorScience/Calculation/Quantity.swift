/// A number of a calculation with its unit.
///
/// Source: CSS Values 4, §10.2 "Type Checking". Products multiply units, so `100 / 2% * 1%` is the number 50.
struct Quantity: Sendable {
    /// The powers of the units that a number is multiplied by.
    struct Unit: Hashable, Sendable {
        var percents = 0
        var angles = 0

        static let number = Unit()
        static let percentage = Unit(percents: 1)
        static let angle = Unit(angles: 1)
    }

    /// Degrees for an angle; perhaps infinite or not a number.
    var value: Double
    var unit = Unit.number

    /// The sum, or nil for different units.
    func adding(_ other: Quantity) -> Quantity? {
        guard unit == other.unit else { return nil }
        return Quantity(value: value + other.value, unit: unit)
    }

    var negated: Quantity {
        Quantity(value: -value, unit: unit)
    }

    func multiplied(by factor: Quantity) -> Quantity {
        let unit = Unit(
            percents: unit.percents + factor.unit.percents,
            angles: unit.angles + factor.unit.angles
        )
        return Quantity(value: value * factor.value, unit: unit)
    }

    func divided(by divisor: Quantity) -> Quantity {
        let unit = Unit(
            percents: unit.percents - divisor.unit.percents,
            angles: unit.angles - divisor.unit.angles
        )
        return Quantity(value: value / divisor.value, unit: unit)
    }
}

extension Quantity {
    /// The constants of a calculation, by their names in lower case.
    ///
    /// Source: CSS Values 4, §10.7.
    static let constants: [String: Double] = [
        "pi": .pi,
        "e": exponential(1),
        "infinity": .infinity,
        "-infinity": -.infinity,
        "nan": .nan,
    ]
}
