import SourceText

/// The slots of an element that the declaration of a property sets.
enum SheetDeclaration {
    typealias SlotPaint = (slot: SheetSlot, paint: SheetPaint)

    private static let slots: [String: SheetSlot] = [
        "color": .text, "background": .ground, "background-color": .ground,
        "background-image": .image, "outline": .outline,
        "outline-color": .outline, "fill": .fill, "stroke": .stroke, "opacity": .opacity,
        "font": .size, "font-size": .size, "font-weight": .weight,
        "position": .position, "display": .box, "color-scheme": .scheme,
        "width": .width, "inline-size": .width, "height": .height, "block-size": .height,
        "content": .content, "zoom": .scale, "scale": .scale, "transform": .scale,
    ]
    private static let textStarts = ["font", "text-", "letter-", "word-", "line-height"]

    /// The sign for the part of a property's name that Sass computes.
    static let hole = "*"

    /// Sass computes a part of the property's name.
    static func isComputed(_ property: String) -> Bool {
        property.includes(hole)
    }

    static func slots(of property: String) -> [SheetSlot] {
        if let slot = slots[property] { return [slot] }
        if property == "all" { return SheetSlot.allCases }
        if EffectReader.reads(property) || isComputed(property) { return [.effect] }
        return BorderSides.slots(of: property)
    }

    /// The property is about text, so that the element has some.
    static func stylesText(_ property: String) -> Bool {
        property == "white-space" || textStarts.contains(where: property.hasPrefix)
    }

    /// The value of `content` is a text.
    static func isText(_ content: ArraySlice<CSSScanner.Token>) -> Bool {
        PaintReader.components(of: content).contains { part in
            let text = part.text
            let isNone = ["none", "normal", "\"\"", "''"].contains(text)
            return !isNone && !text.hasPrefix("url")
        }
    }

    static func paints(
        of property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SlotPaint] {
        if property == "all" { return resets(value.withoutImportance.text) }
        guard let slot = slots[property] else { return otherPaints(of: property, value) }
        let plain = value.withoutImportance
        switch slot {
        case .ground:
            return ground(property, value)
        case .image:
            let isNone = plain.text == "none"
            return [(.image, isNone ? .clear : .other(.effect(.image)))]
        case .text where plain.text == "currentcolor":
            return [(.text, .inherited)]
        case .text where PaintReader.isDropped(value):
            return []
        case .text, .fill, .stroke:
            return [(slot, PaintReader.paint(ofColor: value))]
        case .opacity:
            let opacity = PaintReader.number(plain)
            return [(slot, opacity.map(SheetPaint.number) ?? .other(.effect(.unreadOpacity)))]
        case .size, .weight, .width, .height:
            return [(slot, SizeReader.paint(property, plain))]
        case .scale:
            let factor = ScaleReader.factor(property, plain)
            return factor.map { [(slot, .number($0))] } ?? []
        case .content:
            return [(slot, isText(value) ? .inherited : .clear)]
        case .position:
            return [(slot, EffectReader.position(plain.text))]
        case .box:
            let mayLackBox = plain.text == "contents" || plain.text.hasPrefix("var(")
            return mayLackBox ? [(slot, .other(.ground(.noBox)))] : []
        case .scheme:
            return [(slot, EffectReader.scheme(plain.text))]
        default:
            return [(slot, PaintReader.paint(ofShorthand: value))]
        }
    }

    /// The paints of properties of which one has several slots, or several have one.
    private static func otherPaints(
        of property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SlotPaint] {
        if isComputed(property) { return [(.effect, .other(.code(.property)))] }
        if property.hasPrefix("border-image") { return EffectReader.borderImage(property, value) }
        guard EffectReader.reads(property) else {
            return BorderSides.paints(of: property, value)
        }
        let plain = value.withoutImportance
        guard let reason = EffectReader.reason(property, plain) else { return [] }
        let effect = (SheetSlot.effect, SheetPaint.other(.effect(reason)))
        if !EffectReader.paintsText(property) { return [effect] }
        return [effect, (.textFill, PaintReader.paint(ofColor: plain))]
    }

    /// `all` gives every property the same value.
    private static func resets(_ word: String) -> [SlotPaint] {
        SheetSlot.allCases.map { ($0, reset(of: $0, by: word)) }
    }

    private static func reset(of slot: SheetSlot, by word: String) -> SheetPaint {
        switch (word, slot) {
        case (_, .box): .clear
        case ("revert", _): .other(.rules(.reverted))
        case ("revert-layer", _): .other(.rules(.lowerLayer))
        case ("inherit", .text): .inherited
        case ("inherit", _): .other(.ground(.outerGround))
        case ("initial", .text): .clear
        case (_, .opacity): .number(1)
        default: isHandedOn(slot) ? .inherited : .clear
        }
    }

    /// Elements have the value of the one around them.
    private static func isHandedOn(_ slot: SheetSlot) -> Bool {
        [.text, .textFill, .fill, .stroke, .size, .weight, .scheme].contains(slot)
    }

    private static func ground(
        _ property: String,
        _ value: ArraySlice<CSSScanner.Token>
    ) -> [SlotPaint] {
        if value.withoutImportance.text == "inherit" {
            return [(.ground, .other(.ground(.outerGround)))]
        }
        guard property == "background" else {
            return [(.ground, PaintReader.paint(ofColor: value))]
        }
        let paint = PaintReader.paint(ofBackground: value)
        // A later 'background-color' leaves the image where it is.
        let isImage = paint == .other(.effect(.imageAsGround))
        let paints: [SlotPaint] = [(.ground, paint), (.image, isImage ? paint : .clear)]
        let isClipped = value.contains { $0.text.lowercased() == "text" }
        return isClipped ? paints + [(.effect, .other(.effect(.clippedGround)))] : paints
    }
}

extension ArraySlice<CSSScanner.Token> {
    var withoutImportance: ArraySlice<CSSScanner.Token> {
        let end = firstIndex { token in
            if case .sign("!") = token.kind { return true }
            return false
        }
        return self[startIndex..<(end ?? endIndex)].trimmed
    }
}
