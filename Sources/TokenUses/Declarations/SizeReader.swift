import SourceText

/// Reads the sizes and weights of text.
enum SizeReader {
    /// The words for the value around, and those that make a text larger, which leave it large.
    private static let inherited: Set<String> = ["inherit", "unset", "larger", "bolder"]
    private static let weights = ["normal": 400.0, "bold": 700]

    /// A size in pixels or a weight; zero for one that is not read, or that browsers drop.
    static func paint(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> SheetPaint {
        let text = value.text
        if inherited.contains(text) { return .inherited }
        switch property {
        case "font": return .number(0)
        case "font-weight": return .number(weights[text] ?? weight(text))
        default: return length(text)
        }
    }

    private static func weight(_ text: String) -> Double {
        guard let number = Double(text), (1...1_000).contains(number) else { return 0 }
        return number
    }

    private static func length(_ text: String) -> SheetPaint {
        if let pixels = count(of: "px", in: text) { return .number(pixels) }
        if let parts = count(of: "rem", in: text) { return .rootParts(parts) }
        if let parts = count(of: "em", in: text) { return .outerParts(parts) }
        if let parts = count(of: "%", in: text) { return .outerParts(parts / 100) }
        return .number(0)
    }

    private static func count(of unit: String, in text: String) -> Double? {
        guard text.hasSuffix(unit) else { return nil }
        return Double(text.dropLast(unit.count)) ?? 0
    }
}
