import SourceText
import StyleSheets

// The weight of rules that may be for an element, against its own.
extension SheetElement {
    func isInScheme(of entry: PossibleRules.Entry) -> Bool {
        guard let scheme, let other = entry.selector.scheme else { return true }
        return scheme == other
    }

    /// Nothing tells that a rule is for another element.
    func isPossible(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        guard isInScheme(of: entry) else { return false }
        return entry.file != cascade.sheet.file || mayBecome(entry, at: index)
    }

    /// A rule of the element's own sheet is not for it yet, and nothing excludes it.
    private func mayBecome(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        let isKnown = styles[index].rules.contains { $0.rule == entry.order }
        if isKnown || has(.pseudoElement, at: index) { return false }
        guard selector.conditions.adding(entry.selector.conditions).canHold else { return false }
        var variant = selector
        return variant.putAncestors(of: entry.selector, around: index)
    }

    /// Nothing tells that the declaration of another sheet loses, or changes nothing.
    func mayWin(
        _ entry: PossibleRules.Entry,
        _ slot: SheetSlot,
        at index: Int
    ) -> Bool {
        guard let declaration = entry.rule.slots[slot.rawValue] else { return false }
        guard let own = cascade.winner(of: slot, in: styles[index]) else {
            return !declaration.paint.isUsual(for: slot)
        }
        if own.declaration.paint == declaration.paint { return false }
        let other = Precedence(
            isImportant: declaration.isImportant,
            layer: entry.rule.cascadeLayer,
            specificity: entry.selector.specificity,
            isScoped: entry.rule.isScoped,
            order: entry.order
        )
        if entry.file == cascade.sheet.file { return own.precedence < other }
        return !own.precedence.beats(inOtherSheet: other)
    }

    func mayWin(
        _ entry: PossibleRules.Entry,
        anyOf slots: [SheetSlot],
        at index: Int
    ) -> Bool {
        slots.contains { mayWin(entry, $0, at: index) }
    }
}

extension SheetPaint {
    /// The value is the one of an element without a declaration.
    fileprivate func isUsual(for slot: SheetSlot) -> Bool {
        switch self {
        case .clear, .inherited: true
        case .number(let number): slot == .opacity && number >= 1
        default: false
        }
    }
}
