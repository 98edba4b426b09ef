/// The elements of all sheets in which a text looks otherwise than by its colour, its ground and its size.
struct ChangedContents: Sendable {
    /// By each of the names that tell most about them.
    private var elements: [String: [ElementNames]] = [:]
    /// The elements that a selector names in one of them.
    private var nested: [String: [ElementNames]] = [:]

    init() {}

    init(_ sheets: [SheetRules], _ animations: AnimationNames) {
        for sheet in sheets {
            for rule in sheet.rules {
                guard rule.isScaled || rule.changesContent(animations) else { continue }
                for selector in rule.selectors {
                    Self.add(selector, sheet.words, to: &elements)
                }
            }
        }
        if elements.isEmpty { return }
        for sheet in sheets {
            let selectors = sheet.rules.flatMap(\.selectors) + sheet.nestings
            for selector in selectors where has(around: selector, sheet.words) {
                Self.add(selector, sheet.words, to: &nested)
            }
        }
    }

    private static func add(
        _ selector: RuleSelector,
        _ words: SelectorWords,
        to elements: inout [String: [ElementNames]]
    ) {
        guard let last = selector.compounds.last else { return }
        // A control that is off may be faint.
        if words.has([.disabled, .pseudoElement], last) { return }
        let element = ElementNames(last, words)
        for name in element.telling { elements[name, default: []].append(element) }
    }

    /// One of the elements around that of a selector is among them, or may lie in one that is.
    func mayHave(around selector: RuleSelector, _ words: SelectorWords) -> Bool {
        has(around: selector, words) || Self.has(nested, around: selector, words)
    }

    /// One of the elements around that of a selector is among them.
    func has(around selector: RuleSelector, _ words: SelectorWords) -> Bool {
        Self.has(elements, around: selector, words)
    }

    private static func has(
        _ elements: [String: [ElementNames]],
        around selector: RuleSelector,
        _ words: SelectorWords
    ) -> Bool {
        if elements.isEmpty { return false }
        return selector.compounds.dropLast().contains { compound in
            // Most compounds have no word of these.
            guard compound.words.contains(where: { elements[words.names[$0]] != nil }) else {
                return false
            }
            let outer = ElementNames(compound, words)
            let found = outer.names.lazy.compactMap { elements[$0] }.joined()
            return found.contains { outer.mayBe($0) }
        }
    }
}
