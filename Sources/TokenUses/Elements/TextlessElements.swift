import StyleSheets

/// The elements of markup whose colour no text has: all that they show is in elements with colours of their own.
struct TextlessElements {
    /// The most elements that are asked for their colours in a state.
    private static let stepLimit = 100_000

    private var selectors: [RuleSelector?] = []
    private var haveText: [Bool] = []
    private var haveOwnText: [Bool] = []
    private var children: [[Int]] = []
    /// The indices of the elements with a word.
    private var owners: [Int: [Int]] = [:]
    private var steps = stepLimit

    init() {}

    init(_ elements: MarkupElements, _ cascade: SheetCascade) {
        selectors = elements.nodes.map(\.selector)
        haveOwnText = elements.nodes.map { node in
            node.hasText || node.isFillable && !node.hasChildren
        }
        haveText = haveOwnText
        children = Array(repeating: [], count: elements.nodes.count)
        for (index, node) in elements.nodes.enumerated().reversed() {
            guard let parent = node.parent else { continue }
            children[parent].append(index)
            guard haveText[index], !haveText[parent], !cascade.colorsText(of: node.selector) else {
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
    mutating func include(_ selector: RuleSelector, _ cascade: SheetCascade) -> Bool {
        let words = cascade.sheet.words
        let plain = selector.withoutStates(words)
        let states = selector.compounds.last?.words.filter(words.isState) ?? []
        let lists = plain.compounds.last?.words.map { owners[$0] ?? [] } ?? []
        let fewest = lists.min { $0.count < $1.count } ?? []
        var isFound = false
        // An element with a text decides, so that the rest need not be compared.
        for index in fewest where !isFound || haveText[index] {
            guard let other = selectors[index],
                plain.applies(to: other.compounds[...], under: plain.conditions)
            else { continue }
            if haveText[index], showsText(index, in: states, cascade) { return false }
            isFound = true
        }
        return isFound
    }

    /// A text has the colour of an element that is in some states, such as `:hover`.
    private mutating func showsText(
        _ index: Int,
        in states: [Int],
        _ cascade: SheetCascade
    ) -> Bool {
        guard !states.isEmpty, let depth = selectors[index]?.compounds.count else { return true }
        var waiting = [index]
        while let next = waiting.popLast() {
            if haveOwnText[next] { return true }
            for child in children[next] where haveText[child] {
                steps -= 1
                if steps < 0 { return true }
                let inState = selectors[child]?.adding(states, toElementAt: depth - 1)
                if !cascade.colorsText(of: inState) { waiting.append(child) }
            }
        }
        return false
    }
}

extension SheetCascade {
    /// A rule gives the text of an element another colour than that around it.
    fileprivate func colorsText(of selector: RuleSelector?) -> Bool {
        guard let selector else { return false }
        let style = style(of: selector.key(in: nil))
        let paint = winner(of: .text, in: style)?.declaration.paint
        return paint != nil && paint != .inherited
    }
}

extension SelectorWords {
    fileprivate func isState(_ word: Int) -> Bool { names[word].hasPrefix(":") }
}

extension RuleSelector {
    /// The selector of an element in another one that is in some states.
    fileprivate func adding(_ states: [Int], toElementAt index: Int) -> RuleSelector {
        var selector = self
        for state in states { selector.compounds[index].insert(state) }
        return selector
    }

    /// The selector of the same elements in any state.
    fileprivate func withoutStates(_ words: SelectorWords) -> RuleSelector {
        var plain = self
        for index in compounds.indices {
            let names = compounds[index].words.filter { !words.isState($0) }
            plain.compounds[index] = Compound(words: names)
            plain.compounds[index].isChild = compounds[index].isChild
        }
        return plain
    }
}
