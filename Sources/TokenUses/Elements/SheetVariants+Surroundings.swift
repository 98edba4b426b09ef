// Elements around that set custom properties.
extension SheetVariants {
    /// The variants of a selector in surroundings that set one of some custom properties.
    func surroundings(
        of selector: RuleSelector,
        setting properties: Set<String>,
        steps: inout Int
    ) -> List {
        var variants = List()
        for name in properties.sorted() {
            let entries = setters[name] ?? []
            steps -= entries.count
            for entry in entries where !variants.isFull {
                if sheet.isPage(entry.selector) { continue }
                guard let variant = surrounded(selector, by: entry.selector) else { continue }
                variants.append(variant)
            }
        }
        return variants
    }

    private func surrounded(_ selector: RuleSelector, by other: RuleSelector) -> RuleSelector? {
        let subject = other.compounds.last?.words ?? []
        let isNamed = selector.compounds.contains { compound in
            compound.words.contains { isIdentity($0) && subject.contains($0) }
        }
        if isNamed { return nil }
        guard var variant = combined(selector, with: other) else { return nil }
        variant.compounds = other.compounds + selector.compounds
        let isFit = variant.compounds.count <= RuleSelector.depthLimit
        return isFit && sheet.words.canMatch(variant) ? variant : nil
    }

    /// The selector with the conditions of another one; nil where they exclude each other.
    func combined(_ selector: RuleSelector, with other: RuleSelector) -> RuleSelector? {
        if let scheme = selector.scheme, let second = other.scheme, scheme != second { return nil }
        let conditions = selector.conditions.adding(other.conditions)
        guard conditions.canHold else { return nil }
        var variant = selector
        variant.conditions = conditions
        variant.scheme = selector.scheme ?? other.scheme
        variant.problem = selector.problem ?? other.problem
        return variant
    }
}
