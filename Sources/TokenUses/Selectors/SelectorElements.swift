import SourceText
import StyleSheets
import ThemeModel

/// Describes the elements that selectors are for, each alternative of `:is()` on its own.
struct SelectorElements {
    /// The most descriptions of one selector.
    static let limit = 256

    var words: SelectorWords

    /// The elements of a selector; true where there are more, or longer ones, than the limit.
    mutating func elements(of selector: StyleSelector) -> (list: [RuleSelector], hasMore: Bool) {
        let chains = chains(of: selector)
        let specificity = selector.specificity
        var elements: [RuleSelector] = []
        var hasMore = chains.count >= Self.limit
        for chain in chains {
            guard var element = element(chain) else {
                hasMore = true
                continue
            }
            element.specificity = specificity
            if !elements.contains(element) { elements.append(element) }
        }
        return (elements, hasMore)
    }

    private mutating func element(_ chain: SelectorChain) -> RuleSelector? {
        var chain = chain
        chain.settleClasses()
        if !chain.isElement, chain.last.words.isEmpty {
            chain.last.insert(words.number(of: "html"))
        }
        var selector = RuleSelector()
        selector.compounds = chain.outer + [chain.last]
        selector.scheme = chain.scheme
        selector.problem = chain.problem
        guard selector.compounds.count < RuleSelector.depthLimit else { return nil }
        // The page lies in the root.
        let body = words.number(of: "body")
        if let first = selector.compounds.first, first.words.contains(body) {
            let root = RuleSelector.Compound(words: [words.number(of: "html")])
            selector.compounds.insert(root, at: 0)
        }
        return selector
    }

    mutating func chains(of selector: StyleSelector) -> [SelectorChain] {
        var all: [SelectorChain] = []
        for (index, compound) in selector.compounds.enumerated() {
            let inner = chains(of: compound)
            if index == 0 {
                all = inner
                continue
            }
            var joined: [SelectorChain] = []
            for chain in all {
                for next in inner where joined.count < Self.limit {
                    joined.append(join(chain, next, by: compound.combinator))
                }
            }
            all = joined
        }
        return all
    }
}
