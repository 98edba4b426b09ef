import SourceText

/// The slots of an element that the declaration of a property sets.
enum SheetDeclaration {
    private static let slots: [String: SheetSlot] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .image, "border": .border, "border-color": .border,
        "border-top": .border, "border-bottom": .border, "border-left": .border,
        "border-right": .border, "border-top-color": .border, "border-bottom-color": .border,
        "border-left-color": .border, "border-right-color": .border,
        "border-inline-color": .border, "border-block-color": .border, "outline": .outline,
        "outline-color": .outline, "fill": .fill, "stroke": .stroke, "opacity": .opacity,
        "filter": .effect, "mix-blend-mode": .effect, "background-blend-mode": .effect,
        "backdrop-filter": .effect, "background-clip": .effect,
        "-webkit-background-clip": .effect, "-webkit-text-fill-color": .effect,
        "font": .size, "font-size": .size, "font-weight": .weight,
        "position": .position,
    ]
    private static let allSides: Set<String> = [
        "border", "border-color", "outline", "outline-color",
    ]
    private static let textStarts = ["font", "text-", "letter-", "word-", "line-height"]

    private static let positionReason = "it may lie on more than the element that it is in"

    static func slot(of property: String) -> SheetSlot? { slots[property] }

    /// The property is about text, so that the element has some.
    static func stylesText(_ property: String) -> Bool {
        property == "white-space" || textStarts.contains(where: property.hasPrefix)
    }

    private static let sizes: Set<Substring> = [
        "xs", "sm", "base", "lg", "left", "center", "right", "justify", "start", "end", "wrap",
        "nowrap", "balance", "pretty", "ellipsis", "clip",
    ]

    /// The slots that classes of Tailwind CSS may set without a condition.
    static func slots(ofClasses text: Substring) -> Set<SheetSlot> {
        var slots: Set<SheetSlot> = []
        for word in text.split(separator: " ") {
            if word.hasPrefix("bg-") { slots.insert(.ground) }
            guard word.hasPrefix("text-") else { continue }
            let value = word.dropFirst(5)
            if !sizes.contains(value), !value.hasSuffix("xl") { slots.insert(.text) }
        }
        return slots
    }

    static func paints(
        of property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [(slot: SheetSlot, paint: SheetPaint)] {
        guard let slot = slots[property] else { return [] }
        let plain = value.withoutImportance
        switch slot {
        case .ground:
            return ground(property, value)
        case .image:
            let isNone = plain.text == "none"
            return [(.image, isNone ? .clear : .other("an image lies on its ground"))]
        case .border, .outline:
            let paint = PaintReader.paint(ofShorthand: value)
            switch paint {
            case .reference, .schemes: return [(slot, paint)]
            default: return allSides.contains(property) ? [(slot, paint)] : []
            }
        case .text where plain.text == "currentcolor":
            return [(.text, .inherited)]
        case .text, .fill, .stroke:
            return [(slot, PaintReader.paint(ofColor: value))]
        case .opacity:
            let opacity = PaintReader.number(plain)
            return [(slot, opacity.map(SheetPaint.number) ?? .other("an opacity is not read"))]
        case .effect:
            let reason = EffectReader.reason(property, value)
            return reason.map { [(slot, .other($0))] } ?? []
        case .size, .weight:
            return [(slot, EffectReader.number(plain))]
        case .position:
            let isOutside = ["absolute", "fixed"].contains(plain.text)
            return [(slot, isOutside ? .other(Self.positionReason) : .clear)]
        }
    }

    private static func ground(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [(slot: SheetSlot, paint: SheetPaint)] {
        guard property == "background" else {
            return [(.ground, PaintReader.paint(ofColor: value))]
        }
        let paint = PaintReader.paint(ofShorthand: value)
        // A later 'background-color' leaves the image where it is.
        if case .other(PaintReader.image) = paint { return [(.ground, paint), (.image, paint)] }
        return [(.ground, paint), (.image, .clear)]
    }
}

extension ArraySlice<CSSScanner.Token> {
    fileprivate var withoutImportance: ArraySlice<CSSScanner.Token> {
        let end = firstIndex { token in
            if case .sign("!") = token.kind { return true }
            return false
        }
        return self[startIndex..<(end ?? endIndex)].trimmed
    }
}
