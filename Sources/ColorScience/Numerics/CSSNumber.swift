/// Numbers as CSS and axe both read them: no exponent, no "-0", no "5.0".
///
/// Six significant digits of the single-precision value, as browsers write them (CSSOM, §6.7.2), and ten decimals at
/// most, where browsers would resort to an exponent.
package enum CSSNumber {
    package static func text(of value: Double) -> String {
        let single = Double(Float(value))
        guard single.isFinite, single != 0 else {
            return "0"
        }
        let magnitude = abs(single)
        if magnitude < 1_000_000, magnitude == magnitude.rounded() {
            return String(Int(single))
        }
        var decimals = min(5 - decimalExponent(magnitude), 10)
        var digits = scaled(magnitude, by: decimals)
        guard digits > 0 else { return "0" }
        while decimals > 0, digits.isMultiple(of: 10) {
            digits /= 10
            decimals -= 1
        }
        return (single < 0 ? "-" : "") + decimal(digits, decimals: decimals)
    }

    /// `value` × 10^`decimals`, rounded.
    private static func scaled(_ value: Double, by decimals: Int) -> Int {
        let factor = power(10, Double(abs(decimals)))
        return Int((decimals < 0 ? value / factor : value * factor).rounded())
    }

    /// A number that is given without its point: 450 with 2 decimals is "4.50", with -2 "45000".
    static func decimal(_ digits: Int, decimals: Int) -> String {
        guard decimals > 0 else {
            return String(digits) + String(repeating: "0", count: -decimals)
        }
        let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
        let (whole, rest) = digits.quotientAndRemainder(dividingBy: unit)
        let fraction = String(rest)
        var text = String(whole) + "."
        for _ in fraction.utf8.count..<decimals {
            text += "0"
        }
        return text + fraction
    }
}
