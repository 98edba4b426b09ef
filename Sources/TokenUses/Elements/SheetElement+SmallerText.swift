import Findings
import SourceText
import ThemeModel

// Large texts that may be smaller than they are judged.
extension SheetElement {
    /// The pair of a large text as a smaller one has it, where nothing excludes that.
    func smaller(_ pair: PairUse) -> PairUse? {
        guard pair.use == .largeText, let reason = shrinkingDoubt else { return nil }
        var smaller = pair
        smaller.use = .text
        smaller.doubt = reason
        return smaller
    }

    /// The reason that a large text may be a smaller one; nil for none.
    private var shrinkingDoubt: UnjudgedReason? {
        if hasUnreadScale { return .rules(.unknownScale) }
        if isAnimated(names.shrinkingAnimations) { return .effect(.shrinkingAnimation) }
        if let entry = shrinkingEntry { return doubt(about: entry) }
        let text = LargeText(
            size: size(at: last) * scale(at: last),
            weight: weight(at: last),
            rootSize: names.rootSize
        )
        let element = elementNames(at: last)
        let rule = names.possibleRules.anywhere.shrinkingRule(text, of: element, in: cascade.sheet)
        return rule.map { .rules(.smaller(rule: others.title(of: $0))) }
    }

    /// A zoom or a scale by a factor that nothing tells.
    private var hasUnreadScale: Bool {
        styles.contains { cascade.winner(of: .scale, in: $0)?.declaration.paint == .number(0) }
    }

    /// A rule of another sheet, or for any element, by which the text may be smaller.
    private var shrinkingEntry: PossibleRules.Entry? {
        for index in styles.indices.reversed() {
            let found = others.found(for: selector.compounds[index])
            let entry = found.list.first { mayShrinkText($0, at: index) }
            if let entry { return entry }
        }
        return nil
    }

    private func mayShrinkText(_ entry: PossibleRules.Entry, at index: Int) -> Bool {
        if entry.isGenerated || !isPossible(entry, at: index) { return false }
        return SheetSlot.sizes.contains { slot in
            let isOwn = slot == .scale || index >= sizeIndex(slot, around: last)
            return isOwn && mayWin(entry, slot, at: index)
        }
    }
}
