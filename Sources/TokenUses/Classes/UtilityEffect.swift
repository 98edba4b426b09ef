import SourceText

/// The classes that change an element with all that is in it: opacities, filters, masks and animations.
enum UtilityEffect {
    private static let filter = PaintValue.unknown(.effect(.filter))
    /// A text with a ground of its own stays as it is.
    static let backdrop = PaintValue.unknown(.effect(.backdropFilter))
    private static let animation = PaintValue.unknown(.effect(.possibleAnimation))

    /// The factor as a colour without a name, unknown for any other effect; nil for a class without one.
    static func value(of item: UtilityClass) -> PaintValue? {
        if let (property, text) = item.declaration { return value(of: property, text) }
        // The start of a substring is compared character by character.
        let utility = String(item.utility)
        if utility.hasPrefix("opacity-") {
            let rest = item.utility.dropFirst(8)
            return UtilityClass.bracketed(rest).map(opacity) ?? opacity(rest, per: 100)
        }
        if utility.hasPrefix("bg-opacity-") || utility.hasPrefix("text-opacity-") {
            return .unknown(.effect(.utility(utility)))
        }
        if EffectClasses.harmless.contains(utility) { return nil }
        if utility.hasPrefix("animate-") { return animation }
        if EffectClasses.changeBackdrop(utility) { return backdrop }
        return EffectClasses.changeAll(utility) ? filter : nil
    }

    private static let properties = [
        "all": filter,
        "animation": animation,
        "animation-name": animation,
        "backdrop-filter": backdrop,
        "background-blend-mode": backdrop,
        "filter": filter,
        "mask": filter,
        "mask-border": filter,
        "mask-box-image": filter,
        "mask-image": filter,
        "mix-blend-mode": filter,
    ]

    private static func value(of property: Substring, _ text: Substring) -> PaintValue? {
        if property == "opacity" { return opacity(text) }
        let name = EffectReader.name(of: String(property))
        guard text != "none", let effect = properties[name] else { return nil }
        let tokens = CSSScanner.tokens(of: text)
        let isHarmless = EffectReader.reads(name) && EffectReader.reason(name, tokens) == nil
        return isHarmless ? nil : effect
    }

    private static func opacity(_ text: Substring) -> PaintValue {
        text.last == "%" ? opacity(text.dropLast(), per: 100) : opacity(text, per: 1)
    }

    private static func opacity(_ text: Substring, per whole: Double) -> PaintValue {
        guard let number = Double(text), (0...whole).contains(number) else {
            return .unknown(.effect(.unknownOpacity))
        }
        // An element that nobody sees is seen in another state, or never.
        return .color("", alpha: number == 0 ? 1 : number / whole, isToken: false)
    }
}
