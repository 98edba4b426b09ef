/// A number as it is written: its decimals and its unit.
struct Numeral: Sendable {
    let original: String
    var decimals: Int
    private let unit: String

    /// Takes a number, a percentage, an angle or `none` apart; `nil` for anything else.
    init?(_ text: some StringProtocol) {
        original = String(text)
        let lower = original.lowercased()
        unit = Self.units.first { lower.hasSuffix($0) } ?? ""
        let number = lower.dropLast(unit.count)
        guard Double(number) != nil || lower == "none" else { return nil }
        let mantissa = number.prefix { $0 != "e" }
        decimals = mantissa.firstIndex(of: ".").map { mantissa[$0...].count - 1 } ?? 0
    }

    /// `grad` before `rad`, which it ends in.
    private static let units = ["%", "deg", "grad", "rad", "turn", "none"]

    /// Another value in the same unit; one that is missing stays `none` where it was, and is 0 elsewhere.
    func text(for value: Double?, rule: ComponentRule, extra: Int) -> String {
        if unit == "none" && (value ?? 0) == 0 { return original }
        let value = value ?? 0
        let written =
            switch unit {
            case "%": value / rule.hundredPercent * 100
            case "grad": value / 0.9
            case "rad": value * .pi / 180
            case "turn": value / 360
            default: value * rule.divisor
            }
        let scale = power(10, Double(decimals + extra))
        let text = CSSNumber.text(of: (written * scale).rounded() / scale)
        return unit == "none" ? text : text + original.suffix(unit.count)
    }
}
