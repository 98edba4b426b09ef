/// A number of a calculation with its unit.
///
/// Source: CSS Values 4, §10.2 "Type Checking". Products multiply units, so `100 / 2% * 1%` is the number 50.
struct Quantity: Sendable {
    /// In the base unit, as degrees for an angle; perhaps infinite or not a number.
    var value: Double
    var unit = QuantityUnit.number

    /// The sum, or nil for different units.
    func adding(_ other: Quantity) -> Quantity? {
        guard unit == other.unit else { return nil }
        return Quantity(value: value + other.value, unit: unit)
    }

    var negated: Quantity {
        Quantity(value: -value, unit: unit)
    }

    func multiplied(by factor: Quantity) -> Quantity {
        Quantity(value: value * factor.value, unit: unit.multiplied(by: factor.unit, power: 1))
    }

    func divided(by divisor: Quantity) -> Quantity {
        Quantity(value: value / divisor.value, unit: unit.multiplied(by: divisor.unit, power: -1))
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
