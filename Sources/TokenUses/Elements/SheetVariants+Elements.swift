/// An element of a selector that rules may change, found by one of its words.
struct VariedElement {
    let selector: RuleSelector
    let index: Int
    let word: Int
    /// The selector names all elements around.
    let isWhole: Bool

    var compound: RuleSelector.Compound { selector.compounds[index] }
    var isAncestor: Bool { index < selector.compounds.count - 1 }
}

// The variants that rules for a word make of an element.
extension SheetVariants {
    func addVariants(
        of element: VariedElement,
        by entries: [Entry],
        to variants: inout List
    ) {
        let takesSurroundings =
            element.isAncestor || entries.count <= Self.surroundingsLimit
        for entry in entries where !variants.isFull {
            guard let variant = variant(of: element, entry.selector) else { continue }
            let isElsewhere =
                variant.compounds.count > element.selector.compounds.count
            if !isElsewhere {
                variants.append(variant)
            } else if element.isWhole {
                continue
            } else if isDoubtful(variant, of: element, entry.selector) {
                variants.appendElsewhere(variant)
            } else if takesSurroundings {
                // The rules in other surroundings are asked for their variants as well.
                variants.append(variant)
            }
        }
    }

    /// Nothing tells that the element is ever in the surroundings of another selector.
    private func isDoubtful(
        _ variant: RuleSelector,
        of element: VariedElement,
        _ other: RuleSelector
    ) -> Bool {
        if nestsTwins(variant) { return true }
        if hasSurroundings(element.selector, around: element.index) { return true }
        return !isClass(element.word) && hasClass(element.compound, not: other)
    }

    /// The selector as it must be for another one to be for the element, too; nil where it is already.
    private func variant(of element: VariedElement, _ other: RuleSelector) -> RuleSelector? {
        guard let subject = other.compounds.last,
            !element.compound.excludes(subject),
            mayBecome(subject, element.compound, by: element.word),
            var variant = combined(element.selector, with: other)
        else { return nil }
        let index = element.index
        variant.compounds[index].merge(subject)
        if element.isWhole { putStates(of: other, around: index, in: &variant) }
        guard variant.putAncestors(of: other, around: index) else { return nil }
        let isSame =
            variant.compounds == element.selector.compounds
            && variant.conditions == element.selector.conditions
        let isFit = variant.compounds.count <= RuleSelector.depthLimit
        if isSame || !isFit { return nil }
        return sheet.words.canMatch(variant) ? variant : nil
    }
}

// The variants that `:not()` of a rule leaves out.
extension SheetVariants {
    func addOpposites(
        of element: VariedElement,
        by entries: [Entry],
        to variants: inout List
    ) {
        for entry in entries where !variants.isFull {
            for opposite in opposites(of: element, entry.selector) {
                variants.append(opposite)
            }
        }
    }

    /// The variants of an element for which another selector is not: those with what it excludes.
    private func opposites(
        of element: VariedElement,
        _ other: RuleSelector
    ) -> [RuleSelector] {
        let compound = element.compound
        guard let subject = other.compounds.last,
            subject.words.allSatisfy(compound.words.contains)
        else { return [] }
        var variants: [RuleSelector] = []
        for word in subject.excluded {
            let isKnown =
                compound.excluded.contains(word) || compound.words.contains(word)
            if isKnown { continue }
            var variant = element.selector
            variant.compounds[element.index].insert(word)
            if sheet.words.canMatch(variant) { variants.append(variant) }
        }
        return variants
    }
}
