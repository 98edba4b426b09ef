import SourceText

/// Reads the sizes and weights of text.
enum SizeReader {
    /// The words for sizes and weights; those that make a text larger leave it large.
    private static let sizeWords: [String: SheetPaint] = [
        "bold": .number(700),
        "normal": .number(400),
        "inherit": .inherited,
        "unset": .inherited,
        "larger": .inherited,
        "bolder": .inherited,
    ]
    /// A size in pixels or a weight; zero for one that is not read.
    static func paint(_ value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        let text = value.text
        if let word = sizeWords[text] { return word }
        if let pixels = count(of: "px", in: text) { return .number(pixels) }
        if let parts = count(of: "rem", in: text) { return .rootParts(parts) }
        if let parts = count(of: "em", in: text) { return .outerParts(parts) }
        if let parts = count(of: "%", in: text) { return .outerParts(parts / 100) }
        return .number(Double(text) ?? 0)
    }

    private static func count(of unit: String, in text: String) -> Double? {
        guard text.hasSuffix(unit) else { return nil }
        return Double(text.dropLast(unit.count)) ?? 0
    }
}
