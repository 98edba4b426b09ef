import SourceText

/// Reads properties that change colours without being one, and the sizes of text.
enum EffectReader {
    /// The reasons that nothing tells the colours, as the rest of a sentence.
    private static let reasons: [String: String] = [
        "filter": "a filter changes it",
        "backdrop-filter": "a filter changes it",
        "mix-blend-mode": "a blend mode changes it",
        "background-blend-mode": "a blend mode changes it",
        "background-clip": "its ground is clipped",
        "mask": "a mask changes it",
        "mask-image": "a mask changes it",
        "mask-border": "a mask changes it",
        "mask-box-image": "a mask changes it",
        "box-shadow": "a shadow lies on its ground",
        "text-fill-color": "another property paints the text",
        "text-stroke": "another property paints the text",
        "text-stroke-color": "another property paints the text",
    ]
    private static let harmless: Set<String> = [
        "none", "normal", "initial", "unset", "inherit", "revert", "border-box", "padding-box",
        "content-box", "currentcolor", "0", "0px",
    ]
    /// Filters that leave a flat colour as it is.
    private static let flat: Set<String> = ["blur", "drop-shadow"]
    /// The most pixels of an inset shadow that is a line at the edge.
    private static let lineWidth = 8.0

    static func reads(_ property: String) -> Bool {
        reasons[name(of: property)] != nil || property.hasPrefix("border-image")
    }

    private static func name(of property: String) -> String {
        let start = "-webkit-"
        return property.hasPrefix(start) ? String(property.dropFirst(start.count)) : property
    }

    /// The reason that nothing tells the colours; nil for a harmless value.
    static func reason(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> String? {
        let name = name(of: property)
        if name == "box-shadow", !isDeep(value) { return nil }
        let isHarmless = PaintReader.components(of: value).allSatisfy { part in
            let text = part.text
            return harmless.contains(text) || flat.contains(String(text.prefix { $0 != "(" }))
        }
        return isHarmless ? nil : reasons[name]
    }

    /// A shadow inside of the element that is more than a line at its edge.
    private static func isDeep(_ value: ArraySlice<CSSScanner.Token>) -> Bool {
        value.partsBetweenCommas.contains { shadow in
            let parts = PaintReader.components(of: shadow)
            guard parts.contains(where: { $0.text == "inset" }) else { return false }
            let lengths = parts.filter { PaintReader.isNumber($0) || $0.text.hasPrefix("calc") }
            let pixels = lengths.map { length -> Double in
                let text = length.text
                let number = text.hasSuffix("px") ? text.dropLast(2) : text[...]
                return Double(number).map(abs) ?? .infinity
            }
            return lengths.count < 2 || pixels.reduce(0, +) > lineWidth
        }
    }

    /// An image is laid over the borders, and with `fill` over the ground as well.
    static func borderImage(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SheetDeclaration.SlotPaint] {
        let hasImage = PaintReader.components(of: value).contains(where: PaintReader.isImage)
        let fills = value.contains { $0.text.lowercased() == "fill" }
        let image = SheetPaint.other("an image is its border")
        let borders = hasImage ? SheetSlot.borders.map { ($0, image) } : []
        return fills ? borders + [(.effect, .other("an image lies on its ground"))] : borders
    }

    static func position(_ word: String) -> SheetPaint {
        let isOutside = ["absolute", "fixed", "sticky"].contains(word)
        return isOutside ? .other("it may lie on more than the element that it is in") : .clear
    }

    /// One scheme alone decides what `light-dark()` is.
    static func scheme(_ value: String) -> SheetPaint {
        let words = value.split(separator: " ").filter { $0 != "only" }
        let isOne = words == ["light"] || words == ["dark"]
        return isOne ? .other("'color-scheme' chooses one of its colours") : .clear
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
