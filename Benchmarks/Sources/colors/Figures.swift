extension Double {
    /// The number with a few decimals: "1.0597".
    func decimals(_ count: Int) -> String {
        let factor = (0..<count).reduce(1) { power, _ in power * 10 }
        let scaled = Int((self * Double(factor)).rounded())
        let fraction = String(scaled % factor)
        return
            "\(scaled / factor).\(String(repeating: "0", count: count - fraction.count))\(fraction)"
    }

    /// A count for people: "2.41 million", "9.7 thousand".
    var spoken: String {
        if self >= 1e6 { return (self / 1e6).decimals(2) + " million" }
        return self >= 1e3 ? (self / 1e3).decimals(1) + " thousand" : decimals(0)
    }
}

extension Int {
    /// The number in groups of three: "16 777 216".
    var grouped: String {
        let digits = String(self)
        return digits.enumerated()
            .map {
                (digits.count - $0.offset).isMultiple(of: 3) && $0.offset > 0
                    ? " \($0.element)" : "\($0.element)"
            }
            .joined()
    }
}

extension Duration {
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
