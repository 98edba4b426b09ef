import StyleSheets

/// The elements of markup whose colour no text has: all that they show is in elements with colours of their own.
struct TextlessElements {
    private var selectors: [RuleSelector?] = []
    private var haveText: [Bool] = []
    /// The indices of the elements with a word.
    private var owners: [Int: [Int]] = [:]

    init() {}

    init(_ elements: MarkupElements, _ cascade: SheetCascade) {
        selectors = elements.nodes.map(\.selector)
        haveText = elements.nodes.map { node in
            node.hasText || node.isFillable && !node.hasChildren
        }
        for (index, node) in elements.nodes.enumerated().reversed() where haveText[index] {
            guard let parent = node.parent, !haveText[parent], !cascade.colorsText(of: node) else {
                continue
            }
            haveText[parent] = true
        }
        for (index, selector) in selectors.enumerated() {
            for word in selector?.compounds.last?.words ?? [] {
                owners[word, default: []].append(index)
            }
        }
    }

    /// The rules of a selector are for elements of markup, none of which shows a text in its colour.
    func include(_ selector: RuleSelector, _ words: SelectorWords) -> Bool {
        let plain = selector.withoutStates(words)
        let lists = plain.compounds.last?.words.map { owners[$0] ?? [] } ?? []
        let fewest = lists.min { $0.count < $1.count } ?? []
        var isFound = false
        // An element with a text decides, so that the rest need not be compared.
        for index in fewest where !isFound || haveText[index] {
            guard let other = selectors[index],
                plain.applies(to: other.compounds[...], under: plain.conditions)
            else { continue }
            if haveText[index] { return false }
            isFound = true
        }
        return isFound
    }
}

extension SheetCascade {
    /// A rule gives the text of an element another colour than that around it.
    fileprivate func colorsText(of node: MarkupElements.Node) -> Bool {
        guard let selector = node.selector else { return false }
        let style = style(of: selector.key(in: nil))
        let paint = winner(of: .text, in: style)?.declaration.paint
        return paint != nil && paint != .inherited
    }
}

extension RuleSelector {
    /// The selector of the same elements in any state.
    fileprivate func withoutStates(_ words: SelectorWords) -> RuleSelector {
        var plain = self
        for index in compounds.indices {
            let names = compounds[index].words.filter { !words.names[$0].hasPrefix(":") }
            plain.compounds[index] = Compound(words: names)
            plain.compounds[index].isChild = compounds[index].isChild
        }
        return plain
    }
}
