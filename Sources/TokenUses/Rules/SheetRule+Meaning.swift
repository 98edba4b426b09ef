import SourceText

// The meaning of a rule for the texts of its element.
extension SheetRule {
    func paint(of slot: SheetSlot) -> SheetPaint? { slots[slot.rawValue]?.paint }

    /// The text has a colour of its own, with pairs of its own.
    var setsText: Bool {
        let text = paint(of: .text)
        return text != nil && text != .inherited
    }

    /// All in the element is larger or smaller.
    var isScaled: Bool { paint(of: .scale) != nil }

    var decidesSize: Bool {
        !animations.isEmpty || SheetSlot.sizes.contains { paint(of: $0) != nil }
    }

    /// A text in the element looks otherwise than by its colour and its ground.
    func changesContent(_ changing: AnimationNames) -> Bool {
        if changing.mayInclude(animations) { return true }
        if case .other(let reason)? = paint(of: .effect), EffectReader.changesText(reason) {
            return true
        }
        switch paint(of: .opacity) {
        // An element that is not seen at all is shown by a script.
        case .number(let opacity)?: return opacity > 0 && opacity < 1
        case .other?: return true
        default: return false
        }
    }

    /// The place of one of its declarations.
    var location: SourceLocation? {
        slots.lazy.compactMap { $0?.location }.first ?? properties.values.map(\.location).min()
    }
}
