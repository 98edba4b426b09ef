import SourceText
import StyleSheets

// Rules that may be for an element although its own selector does not say so.
extension SheetElement {
    /// A rule for elements of a name that counts more than what a class gives this one.
    func change(byNameAt index: Int, above bottom: Int) -> UnjudgedReason? {
        if index < bottom || ElementNames(selector.compounds[index], words).hasType { return nil }
        let entry = names.possibleRules.anywhere.strongRules(for: cascade.sheet).first { entry in
            let slots = [SheetSlot.ground, .image, .opacity].filter { slot in
                cascade.winner(of: slot, in: styles[index]) != nil
            }
            return isPossible(entry, at: index)
                && slots.contains { mayWin(entry, $0, at: index) }
        }
        return entry.map(doubt)
    }

    /// The doubt about a rule that may be for the element and changes how its text is seen; nil for none.
    func change(
        by entry: PossibleRules.Entry,
        at index: Int,
        above bottom: Int
    ) -> UnjudgedReason? {
        if entry.isGenerated {
            let isSeen = index >= bottom || index < last && entry.mayLieOnTop
            guard isSeen, isInScheme(of: entry) else { return nil }
            return entry.rule.stylesText
                ? .ground(.pseudoElement)
                : .effect(.pseudoElementOver)
        }
        if !isPossible(entry, at: index) { return nil }
        if index == last, !entry.isUniversal, setsWholePair(entry, at: index) { return nil }
        let isChanged =
            changesAll(entry, at: index) || changesText(entry, at: index)
            || index >= bottom && changesSeenGround(entry, at: index)
        return isChanged ? doubt(about: entry) : nil
    }

    /// The rule may change all that is in the element, whatever is seen of it.
    private func changesAll(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        if entry.liesInChange { return true }
        if names.animations.mayInclude(entry.rule.animations) { return true }
        return [SheetSlot.effect, .opacity].contains { mayWin(entry, $0, at: index) }
    }

    /// Rules for elements of any name give the text its colour, too.
    private func changesText(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        entry.isUniversal && index >= textIndex && mayWin(entry, .text, at: index)
    }

    /// The doubt about a rule that may be for the element.
    func doubt(about entry: PossibleRules.Entry) -> UnjudgedReason {
        if entry.file == cascade.sheet.file { return .rules(.sameSheet(rule: entry.title)) }
        return .rules(.otherSheet(rule: entry.title, file: entry.file))
    }

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
        if isKnown || words.has(.pseudoElement, [selector.compounds[index]]) { return false }
        guard selector.conditions.adding(entry.selector.conditions).canHold else { return false }
        var variant = selector
        return variant.putAncestors(of: entry.selector, around: index)
    }

    private var textIndex: Int { text?.index ?? last }

    /// The text is that of the other sheet wherever the ground is, so that these two are a pair of that sheet.
    private func setsWholePair(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        guard mayWin(entry, .text, at: index) else { return false }
        guard let text = cascade.winner(of: .text, in: styles[index]) else { return true }
        if entry.selector.specificity > text.precedence.specificity { return true }
        let slots = entry.rule.slots
        let otherText = slots[SheetSlot.text.rawValue]
        let otherGround = slots[SheetSlot.ground.rawValue]
        guard otherText?.isImportant == otherGround?.isImportant,
            let ground = cascade.winner(of: .ground, in: styles[index])
        else { return false }
        return text.precedence.specificity == ground.precedence.specificity
            && text.precedence.isImportant == ground.precedence.isImportant
    }

    private func changesSeenGround(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        if entry.rule.doubt != nil || takesGround(entry, at: index) { return true }
        return [SheetSlot.ground, .image, .position].contains { mayWin(entry, $0, at: index) }
    }

    /// The element has a ground, which it may lose with its box.
    private func takesGround(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        cascade.winner(of: .ground, in: styles[index]) != nil && mayWin(entry, .box, at: index)
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
