package enum Decimals {
    /// A number of at least 0, truncated to `digits` decimals, so that no failing ratio reads like a passing one.
    package static func text(of value: Double, _ digits: Int = 2) -> String {
        guard value.isFinite, value >= 0, value < 1_000_000 else { return "0" }
        var scale = 1.0
        for _ in 0..<digits {
            scale *= 10
        }
        let scaled = Int(value * scale)
        let fraction = String(scaled % Int(scale))
        let zeros = String(repeating: "0", count: digits - fraction.count)
        return "\(scaled / Int(scale)).\(zeros)\(fraction)"
    }

    /// Two numbers with as many decimals as tell them apart, from two to six.
    package static func texts(of first: Double, and second: Double) -> (
        first: String, second: String
    ) {
        let digits = (2...6).first { text(of: first, $0) != text(of: second, $0) } ?? 2
        return (text(of: first, digits), text(of: second, digits))
    }
}
