import SourceText

/// Reads properties that change colours without being one, and the sizes of text.
enum EffectReader {
    private static let harmless: Set<String> = [
        "none", "normal", "initial", "unset", "inherit", "revert", "border-box", "padding-box",
        "content-box", "currentcolor",
    ]
    /// Filters that leave a flat colour as it is.
    private static let flat: Set<String> = ["blur", "drop-shadow"]

    /// The reason that nothing tells the colours, as the rest of a sentence; nil for a harmless value.
    static func reason(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> String? {
        let parts = PaintReader.components(of: value)
        let isHarmless = parts.allSatisfy { part in
            let text = part.text
            return harmless.contains(text) || flat.contains(String(text.prefix { $0 != "(" }))
        }
        if isHarmless { return nil }
        switch property {
        case "filter", "backdrop-filter":
            return "a filter changes it"
        case "mix-blend-mode", "background-blend-mode":
            return "a blend mode changes it"
        case "background-clip", "-webkit-background-clip":
            return "its ground is clipped"
        default:
            return "another property paints the text"
        }
    }

    /// A size in pixels or a weight; zero for one that is not read.
    static func number(_ value: ArraySlice<CSSScanner.Token>) -> SheetPaint {
        let text = value.text
        if text == "bold" { return .number(700) }
        if text.hasSuffix("px") { return .number(Double(text.dropLast(2)) ?? 0) }
        if text.hasSuffix("rem") { return .rootParts(Double(text.dropLast(3)) ?? 0) }
        if text.hasSuffix("%") { return .outerParts((Double(text.dropLast()) ?? 0) / 100) }
        return .number(Double(text) ?? 0)
    }
}
