import Findings
import SourceText
import StyleSheets

extension SheetElement {
    /// The reason for which rules that are not read with the element's own may change its ground; nil for none.
    ///
    /// `bottom` is the index of the outermost element that is seen below its text.
    func doubt(above bottom: Int) -> String? {
        for index in styles.indices.reversed() {
            if let reason = ownDoubt(at: index, above: bottom) { return reason }
            let found = others.found(for: selector.compounds[index])
            for entry in found.list {
                if let reason = change(by: entry, at: index, above: bottom) { return reason }
            }
            if found.isCut { return "too many rules may be for it" }
        }
        return smallerWords
    }

    /// The rule that gives words in a large text, wherever they are, a smaller size.
    private var smallerWords: String? {
        guard textUse == .largeText,
            let entry = names.possibleRules.shrinkingRule(for: cascade.sheet)
        else { return nil }
        return "'\(entry.title.excerpt(40))' may be smaller in it"
    }

    /// The texts that other sheets may give an element around, which this one has on its own ground.
    var otherTexts: [PairUse] {
        guard let text, text.index < last else { return [] }
        let found = others.found(for: selector.compounds[text.index])
        return found.list.compactMap { entry in
            let paint = entry.rule.slots[SheetSlot.text.rawValue]?.paint
            guard !entry.isGenerated, mayWin(entry, .text, at: text.index),
                case .reference(let layer, _)? = paint
            else { return nil }
            return PairUse(
                layer,
                on: .unknown("'\(entry.title.excerpt(40))' has it in \(entry.file)"),
                as: textUse,
                in: scheme,
                at: text.declaration.location
            )
        }
    }

    /// A mixin that is not read may change whatever its rule does not set.
    private func ownDoubt(at index: Int, above bottom: Int) -> String? {
        guard index >= bottom else { return nil }
        return styles[index].rules.lazy.compactMap { cascade.sheet.rules[$0.rule].doubt }.first
    }

    private func change(
        by entry: PossibleRules.Entry,
        at index: Int,
        above bottom: Int
    ) -> String? {
        if let own = scheme, let other = entry.selector.scheme, own != other { return nil }
        if entry.isGenerated {
            return index >= bottom ? "a pseudo-element may lie on its ground" : nil
        }
        let isOwn = entry.file == cascade.sheet.file
        if isOwn, !mayBecome(entry, at: index) { return nil }
        if index == last, !entry.isUniversal, setsWholePair(entry, at: index) { return nil }
        let isSeen = index >= bottom
        let isChanged =
            mayWin(entry, .effect, at: index) || mayWin(entry, .opacity, at: index)
            || names.areAnimated(entry.rule.animations)
            || entry.isUniversal && index >= textIndex && mayWin(entry, .text, at: index)
            || mayShrinkText(entry, at: index)
            || isSeen && (entry.rule.doubt != nil || changesGround(entry, at: index))
        guard isChanged else { return nil }
        let name = entry.title.excerpt(40)
        return isOwn ? "'\(name)' may be for it" : "'\(name)' has rules in \(entry.file), too"
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

    /// A large text, which needs less contrast, may be a smaller one.
    private func mayShrinkText(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        guard textUse == .largeText else { return false }
        return SheetSlot.sizes.contains { slot in
            index >= sizeIndex(slot, around: last) && mayWin(entry, slot, at: index)
        }
    }

    /// The text is that of the other sheet wherever the ground is, so that these two are a pair of that sheet.
    private func setsWholePair(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        guard mayWin(entry, .text, at: index) else { return false }
        guard let text = cascade.winner(of: .text, in: styles[index]) else { return true }
        if entry.selector.specificity > text.precedence.specificity { return true }
        let others = [SheetSlot.text, .ground].map { entry.rule.slots[$0.rawValue]?.isImportant }
        guard let ground = cascade.winner(of: .ground, in: styles[index]), others[0] == others[1]
        else { return false }
        return text.precedence.specificity == ground.precedence.specificity
            && text.precedence.isImportant == ground.precedence.isImportant
    }

    private func changesGround(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        mayWin(entry, .ground, at: index) || mayWin(entry, .image, at: index)
            || mayWin(entry, .position, at: index)
    }

    /// Nothing tells that the declaration of another sheet loses, or changes nothing.
    private func mayWin(
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
            layer: entry.rule.layer,
            specificity: entry.selector.specificity,
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
