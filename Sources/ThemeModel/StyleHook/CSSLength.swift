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

    /// Whether it moves text by less than the space around it.
    var isSmall: Bool { pixels.map { abs($0) <= 4 } ?? false }

    /// Whether a line as thick covers no letters.
    var isThin: Bool { pixels.map { $0 > 0 && $0 <= 4 } ?? false }

    /// Whether it is a space around text, and not a way out of a box.
    var isGap: Bool {
        unit == "%" ? (0...25).contains(number) : pixels.map { (-4...160).contains($0) } ?? false
    }

    /// Whether lines of this height do not lie on each other.
    var isLine: Bool { unit.isEmpty || unit == "em" ? number >= 1 : unit == "%" && number >= 100 }
}
