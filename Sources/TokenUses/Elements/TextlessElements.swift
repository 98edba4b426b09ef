import StyleSheets

/// The elements of markup whose colour no text has: all that they show is in elements with colours of their own.
struct TextlessElements {
    private struct Node {
        let selector: RuleSelector
        var hasText: Bool
    }

    /// By each of the words of an element.
    private var nodes: [Int: [Node]] = [:]

    init() {}

    init(_ elements: MarkupElements, _ cascade: inout SheetCascade) {
        var hasText = elements.nodes.map { node in
            node.hasText || node.isFillable && !node.hasChildren
        }
        for (index, node) in elements.nodes.enumerated().reversed() where hasText[index] {
            guard let parent = node.parent, !cascade.colorsText(of: node) else { continue }
            hasText[parent] = true
        }
        for (node, hasText) in zip(elements.nodes, hasText) {
            guard let selector = node.selector else { continue }
            for word in selector.compounds.last?.words ?? [] {
                nodes[word, default: []].append(Node(selector: selector, hasText: hasText))
            }
        }
    }

    /// The rules of a selector are for elements of markup, none of which shows a text in its colour.
    func include(_ selector: RuleSelector, _ words: SelectorWords) -> Bool {
        let plain = selector.withoutStates(words)
        let lists = plain.compounds.last?.words.map { nodes[$0] ?? [] } ?? []
        guard let fewest = lists.min(by: { $0.count < $1.count }), !fewest.isEmpty else {
            return false
        }
        let found = fewest.filter { node in
            plain.applies(to: node.selector.compounds[...], under: plain.conditions)
        }
        return !found.isEmpty && !found.contains(where: \.hasText)
    }
}

extension SheetCascade {
    /// A rule gives the text of an element another colour than that around it.
    fileprivate mutating func colorsText(of node: MarkupElements.Node) -> Bool {
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
