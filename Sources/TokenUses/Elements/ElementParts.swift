/// The pseudo-elements that rules of a sheet name, with the elements that they are of.
struct ElementParts {
    private var owners: [RuleSelector.Compound: [RuleSelector.Compound]] = [:]
    /// In the order of the sheet.
    private var parts: [RuleSelector.Compound] = []

    init(_ sheet: SheetRules) {
        var known: Set<[RuleSelector.Compound]> = []
        for selector in sheet.rules.lazy.filter(\.decidesPairs).flatMap(\.selectors) {
            let last = selector.compounds.suffix(2)
            guard let owner = last.first, let part = last.last, last.count == 2,
                sheet.words.has(.pseudoElement, part), known.insert(Array(last)).inserted
            else { continue }
            if owners[part] == nil { parts.append(part) }
            owners[part, default: []].append(owner)
        }
    }

    /// The parts of an element, for each of which some rule may be.
    func selectors(of element: RuleSelector) -> [RuleSelector] {
        guard let last = element.compounds.last,
            element.compounds.count + 1 < RuleSelector.depthLimit
        else { return [] }
        return parts.filter { part in
            owners[part]?.contains(where: last.meets) == true
        }.map { part in
            var selector = element
            selector.compounds.append(part)
            return selector
        }
    }
}
