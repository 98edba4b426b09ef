// Selectors for which there is no element.
extension SelectorWords {
    /// False where parts of the selector, or its conditions, exclude each other.
    func canMatch(_ selector: RuleSelector) -> Bool {
        guard selector.conditions.canHold, holdTogether(selector.conditions.others) else {
            return false
        }
        return selector.compounds.indices.allSatisfy { index in
            canMatch(selector.compounds[index]) && !isNegated(selector, at: index)
        }
    }

    /// The two cannot describe one element.
    func exclude(_ one: RuleSelector.Compound, _ other: RuleSelector.Compound) -> Bool {
        var both = one
        both.merge(other)
        return !canMatch(both)
    }

    private func canMatch(_ compound: RuleSelector.Compound) -> Bool {
        if compound.excluded.contains(where: compound.words.contains) { return false }
        var all = SelectorAnswers()
        for word in compound.words where !answers[word].isEmpty {
            if !all.add(answers[word]) { return false }
        }
        let isExcluded = compound.excluded.contains { word in
            !answers[word].isEmpty && all.include(answers[word])
        }
        return !isExcluded && canMatchBefore(compound)
    }

    /// One element is directly before each, so that all that selectors ask of it is asked of one.
    private func canMatchBefore(_ compound: RuleSelector.Compound) -> Bool {
        let elements = compound.words.compactMap(element(before:))
        guard var all = elements.first, elements.count > 1 else { return true }
        for other in elements.dropFirst() { all.merge(other) }
        return canMatch(all)
    }

    private func holdTogether(_ conditions: [Int]) -> Bool {
        var all = SelectorAnswers()
        return conditions.allSatisfy { all.add(answers[$0]) }
    }

    /// An element is one that its own `:not(…)` names, with those around it.
    private func isNegated(_ selector: RuleSelector, at index: Int) -> Bool {
        selector.compounds[index].words.contains { word in
            guard let negated = negations[word] else { return false }
            return negated.applies(
                to: selector.compounds[...index],
                under: selector.conditions
            )
        }
    }
}
