extension Color {
    /// The lightness that a text gives, from which this colour was read, where it is a number that CSS takes as 1; else nil.
    ///
    /// oklab() and oklch() have lightness from 0 to 1, or to 100 % (CSS Color 4, §9): a per cent sign that was forgotten makes
    /// white of every colour. What rounding leaves above 1 is no such number.
    package func excessLightness(in text: String) -> ExcessLightness? {
        guard space == .oklab || space == .oklch, components.first >= 1 else { return nil }
        var parser = ColorParser(text)
        guard (try? parser.parse()) != nil, let number = parser.lightness, number > 1.01 else { return nil }
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

    package var message: String { "the lightness \(number) counts as 1, which is white" }
    package var help: String {
        isPercentage ? "did you mean \(number)%?" : "lightness is from 0 to 1, or from 0% to 100%"
    }
}
