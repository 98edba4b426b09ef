import SourceText

/// The slots of an element that the declaration of a property sets.
enum SheetDeclaration {
    private static let slots: [String: SheetSlot] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .image, "outline": .outline,
        "outline-color": .outline, "fill": .fill, "stroke": .stroke, "opacity": .opacity,
        "filter": .effect, "mix-blend-mode": .effect, "background-blend-mode": .effect,
        "backdrop-filter": .effect, "background-clip": .effect,
        "-webkit-background-clip": .effect, "-webkit-text-fill-color": .effect,
        "font": .size, "font-size": .size, "font-weight": .weight,
        "position": .position,
    ]
    /// The sides that the name of a property of borders has, in the order of its colours.
    private static let sides: [String: [SheetSlot]] = [
        "": SheetSlot.borders, "top": [.borderTop], "right": [.borderRight],
        "bottom": [.borderBottom], "left": [.borderLeft],
        "block": [.borderTop, .borderBottom], "block-start": [.borderTop],
        "block-end": [.borderBottom], "inline": [.borderLeft, .borderRight],
        "inline-start": [.borderLeft], "inline-end": [.borderRight],
    ]
    private static let textStarts = ["font", "text-", "letter-", "word-", "line-height"]

    private static let positionReason = "it may lie on more than the element that it is in"

    static func slots(of property: String) -> [SheetSlot] {
        slots[property].map { [$0] } ?? borders(property)
    }

    /// The sides of `border`, `border-color`, `border-top-color` and so on; none for any other property.
    private static func borders(_ property: String) -> [SheetSlot] {
        guard property.hasPrefix("border") else { return [] }
        var name = property.dropFirst("border".count)
        if name.hasSuffix("-color") { name = name.dropLast("-color".count) }
        return sides[String(name.drop { $0 == "-" })] ?? []
    }

    private static func border(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [(slot: SheetSlot, paint: SheetPaint)] {
        let sides = borders(property)
        let colors = PaintReader.components(of: value)
        guard property.hasSuffix("-color"), colors.count > 1, colors.count <= sides.count else {
            let paint = PaintReader.paint(ofShorthand: value)
            return sides.map { ($0, paint) }
        }
        // The side across stands in for one that is left out.
        return sides.enumerated().map { index, side in
            let place = index < colors.count ? index : index == 3 ? 1 : 0
            return (side, PaintReader.paint(ofColor: colors[place]))
        }
    }

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
        guard let slot = slots[property] else { return border(property, value) }
        let plain = value.withoutImportance
        switch slot {
        case .ground:
            return ground(property, value)
        case .image:
            let isNone = plain.text == "none"
            return [(.image, isNone ? .clear : .other("an image lies on its ground"))]
        case .borderTop, .borderRight, .borderBottom, .borderLeft, .outline:
            return [(slot, PaintReader.paint(ofShorthand: value))]
        case .text where plain.text == "currentcolor":
            return [(.text, .inherited)]
        case .text where PaintReader.isDropped(value):
            return []
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
