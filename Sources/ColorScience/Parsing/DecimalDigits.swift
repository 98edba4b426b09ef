/// A decimal number on its way in: an integer and a power of ten.
struct DecimalDigits {
    private var significand: UInt64 = 0
    private var isOverfull = false
    var exponent = 0

    mutating func append(_ digit: UInt8, isFraction: Bool) {
        if significand >= 900_000_000_000_000 { isOverfull = true }
        if !isOverfull { significand = significand * 10 + UInt64(digit) }
        if isFraction { exponent -= 1 }
    }

    /// The value where one division or product of exact doubles gives it correctly rounded, else `nil`.
    var exactValue: Double? {
        guard !isOverfull, (-22...22).contains(exponent) else { return nil }
        let value = Double(significand)
        return exponent < 0 ? value / Self.powers[-exponent] : value * Self.powers[exponent]
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
        1e20,
        1e21, 1e22,
    ]
}
