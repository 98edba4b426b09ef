/// Numbers as CSS and axe both read them: no exponent, no "-0", no "5.0".
///
/// Six significant digits of the single-precision value, as browsers write them (CSSOM, §6.7.2), and ten decimals at most, where
/// browsers would resort to an exponent.
package enum CSSNumber {
    /// The shortest such text.
    package static func text(of value: Double) -> String {
        let single = Double(Float(value))
        guard single.isFinite, single != 0 else { return "0" }
        let magnitude = abs(single)
        if magnitude < 1_000_000, magnitude == magnitude.rounded() { return String(Int(single)) }
        let decimals = min(5 - decimalExponent(magnitude), 10)
        let digits = scaled(magnitude, by: decimals)
        guard digits > 0 else { return "0" }
        let text = decimals > 0 ? fraction(digits, decimals: decimals) : whole(digits, zeros: -decimals)
        return single < 0 ? "-" + text : text
    }

    /// `value` × 10^`decimals`, rounded.
    private static func scaled(_ value: Double, by decimals: Int) -> Int {
        let factor = power(10, Double(abs(decimals)))
        return Int((decimals < 0 ? value / factor : value * factor).rounded())
    }

    private static func whole(_ digits: Int, zeros: Int) -> String {
        String(digits) + String(repeating: "0", count: zeros)
    }

    /// `digits` with the point put in, trailing zeros dropped.
    private static func fraction(_ digits: Int, decimals: Int) -> String {
        var digits = digits
        var decimals = decimals
        while decimals > 0, digits.isMultiple(of: 10) {
            digits /= 10
            decimals -= 1
        }
        return FixedPoint.text(of: digits, decimals: decimals)
    }
}
