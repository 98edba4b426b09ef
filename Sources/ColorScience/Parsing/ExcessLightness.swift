extension Color {
    /// The lightness in the text of this colour, if it is a number above 1, which CSS clamps to 1; nil otherwise.
    ///
    /// oklab() and oklch() have a lightness from 0 to 1, or to 100 % (CSS Color 4, §9), so a forgotten per cent sign
    /// makes any colour white. Up to 1.01 counts as rounding.
    package func excessLightness(in text: String) -> ExcessLightness? {
        guard space == .oklab || space == .oklch, components.first >= 1 else {
            return nil
        }
        var parser = ColorParser(text)
        guard (try? parser.parse()) != nil, let number = parser.lightness, number > 1.01 else {
            return nil
        }
        return ExcessLightness(number: number)
    }
}

/// A lightness above 1, with the words of a finding about it.
package struct ExcessLightness: Sendable {
    private let number: String
    private let isPercentage: Bool

    fileprivate init(number: Double) {
        self.number = CSSNumber.text(of: number)
        isPercentage = number <= 100
    }

    package var message: String {
        "the lightness \(number) counts as 1, which is white"
    }
    package var help: String {
        isPercentage ? "did you mean \(number)%?" : "lightness is from 0 to 1, or from 0% to 100%"
    }
}
