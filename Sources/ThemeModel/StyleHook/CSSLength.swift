/// A number of CSS and its unit.
struct CSSLength {
    let number: Double
    let unit: String

    init?(_ word: String) {
        let digits = word.prefix { $0.isNumber || "+-.".contains($0) }
        guard let number = Double(digits), number.isFinite else { return nil }
        self.number = number
        unit = String(word.dropFirst(digits.count))
    }

    /// With letters of 16 px; nil for what depends on the page.
    var pixels: Double? {
        switch unit {
        case "px": number
        case "rem", "em": number * 16
        case "ch": number * 8
        case "pt": number * 4 / 3
        default: number == 0 ? 0 : nil
        }
    }

    /// It moves text by less than the space around it.
    var isSmall: Bool {
        guard let pixels else { return false }
        return abs(pixels) <= 4
    }

    /// A line as thick covers no letters.
    var isThin: Bool {
        guard let pixels else { return false }
        return pixels > 0 && pixels <= 4
    }

    /// It is a space around text, and not a way out of a box.
    var isGap: Bool {
        if unit == "%" { return (0...25).contains(number) }
        guard let pixels else { return false }
        return (-4...160).contains(pixels)
    }

    /// Lines of this height do not lie on each other.
    var isLine: Bool {
        if unit.isEmpty || unit == "em" { return number >= 1 }
        return unit == "%" && number >= 100
    }
}
