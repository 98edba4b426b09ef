import SourceText

/// Reads properties that change colours without being one.
enum EffectReader {
    private static let reasons: [String: EffectReason] = [
        "filter": .filter,
        "backdrop-filter": .filter,
        "mix-blend-mode": .blend,
        "background-blend-mode": .blend,
        "background-clip": .clippedGround,
        "mask": .mask,
        "mask-image": .mask,
        "mask-border": .mask,
        "mask-box-image": .mask,
        "box-shadow": .shadow,
        "text-fill-color": .textPaint,
        "text-stroke": .textPaint,
        "text-stroke-color": .textPaint,
    ]
    private static let harmless: Set = [
        "none",
        "normal",
        "initial",
        "unset",
        "inherit",
        "revert",
        "border-box",
        "padding-box",
        "content-box",
        "currentcolor",
        "0",
        "0px",
    ]
    private static let noBlurs: Set = ["blur()", "blur(0)", "blur(0px)"]

    static func reads(_ property: String) -> Bool {
        reasons[name(of: property)] != nil || property.hasPrefix("border-image")
    }

    static func paintsText(_ property: String) -> Bool {
        reasons[name(of: property)] == .textPaint
    }

    /// The property without the name of a browser's engine.
    static func name(of property: String) -> String {
        let start = "-webkit-"
        return property.hasPrefix(start) ? String(property.dropFirst(start.count)) : property
    }

    /// The reason that nothing tells the colours; nil for a harmless value.
    static func reason(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> EffectReason? {
        let name = name(of: property)
        if name == "box-shadow", !ShadowReader.isDeep(value) { return nil }
        let parts = PaintReader.components(of: value)
        let changes = parts.contains { !isHarmless($0.text, in: name) }
        return changes ? reasons[name] : nil
    }

    private static func isHarmless(_ part: String, in property: String) -> Bool {
        if harmless.contains(part) || noBlurs.contains(part) { return true }
        let function = part.prefix { $0 != "(" }
        // A blur leaves a flat ground as it is, but no text.
        if function == "blur" { return property != "filter" }
        return function == "drop-shadow"
    }

    /// A text that an element has from one around it may be changed, not its ground alone.
    static func changesText(_ reason: UnjudgedReason) -> Bool {
        switch reason {
        case .effect(.filter), .effect(.blend), .effect(.mask), .effect(.textPaint): true
        default: false
        }
    }

    /// An image is laid over the borders, and with `fill` over the ground as well.
    static func borderImage(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SheetDeclaration.SlotPaint] {
        let parts = PaintReader.components(of: value)
        var paints: [SheetDeclaration.SlotPaint] = []
        if parts.contains(where: PaintReader.isImage) {
            let border = SheetPaint.other(.effect(.imageAsBorder))
            paints += SheetSlot.borders.map { ($0, border) }
        }
        let fills = value.contains { $0.text.lowercased() == "fill" }
        if fills { paints.append((.effect, .other(.effect(.image)))) }
        return paints
    }

    static func position(_ word: String) -> SheetPaint {
        let isOutside = ["absolute", "fixed", "sticky"].contains(word) || word.hasPrefix("var(")
        return isOutside ? .other(.ground(.positioned)) : .clear
    }

    /// One scheme alone decides what `light-dark()` is.
    static func scheme(_ value: String) -> SheetPaint {
        let words = value.split(separator: " ").filter { $0 != "only" }
        let isOne = words == ["light"] || words == ["dark"]
        return isOne ? .other(.ground(.schemeProperty)) : .clear
    }
}
