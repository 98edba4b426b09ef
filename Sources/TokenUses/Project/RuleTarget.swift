/// The element that a rule is for, or a pseudo-element of it.
struct RuleTarget: Sendable {
    let element: ElementNames
    /// The rule is for a pseudo-element.
    let isGenerated: Bool
    /// The pseudo-element covers the elements beside it, whatever grounds they have.
    let mayLieOnTop: Bool
    /// The rule makes a pseudo-element seen whose ground a rule for other names sets.
    let showsGround: Bool
    /// The element is the one around all that the rule's own sheet is for.
    let isHost: Bool

    /// Nil for a rule that changes no element of a page, or a part of one that no text is in.
    init?(
        _ selector: RuleSelector,
        of rule: SheetRule,
        in words: SelectorWords,
        _ covers: CoverParts
    ) {
        guard let last = selector.compounds.last else { return nil }
        // A control that is off may be faint.
        if words.has(.disabled, last) { return nil }
        isGenerated = words.has(.generated, last)
        let owner = isGenerated ? selector.compounds.dropLast().last : last
        guard let owner, !words.has(.pseudoElement, owner) else { return nil }
        element = ElementNames(owner, words)
        isHost = owner.words.contains { words.names[$0] == ":host" }
        guard isGenerated else {
            mayLieOnTop = false
            showsGround = false
            return
        }
        let others = covers.slots(of: last, of: element, words)
        let mayCover = rule.mayCover(with: others)
        mayLieOnTop = mayCover && rule.liesOutside(with: others)
        showsGround = rule.mayShowGround(with: others)
        let isForAny = element.isUniversal && rule.setsGround
        guard mayCover || showsGround || isForAny else { return nil }
    }
}
