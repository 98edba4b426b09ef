import StyleSheets
import ThemeModel

// The elements that `:not()` leaves.
extension SelectorElements {
    mutating func excluding(
        _ alternatives: [SelectorChain],
        from chains: [SelectorChain]
    ) -> [SelectorChain] {
        var chains = chains
        for var other in alternatives {
            other.settleClasses()
            if other.isOfSchemeAlone, let scheme = other.scheme {
                for index in chains.indices where chains[index].scheme == nil {
                    chains[index].scheme = scheme.opposite
                }
            } else {
                exclude(other, from: &chains)
            }
        }
        return chains
    }

    private mutating func exclude(_ other: SelectorChain, from chains: inout [SelectorChain]) {
        let excluded = onlyWord(of: other)
        let negation = excluded == nil ? words.number(ofNot: other.asSelector) : nil
        for index in chains.indices {
            if let excluded { chains[index].last.exclude(excluded) }
            if let negation { chains[index].last.insert(negation) }
            chains[index].isElement = true
        }
    }

    /// The word that says all of a description; nil for a longer one.
    private func onlyWord(of chain: SelectorChain) -> Int? {
        let isOneElement = chain.outer.isEmpty && chain.last.excluded.isEmpty
        guard isOneElement, chain.scheme == nil else { return nil }
        let own = words.withoutImplied(chain.last.words)
        return own.count == 1 ? own[0] : nil
    }
}

extension SelectorChain {
    fileprivate var asSelector: RuleSelector {
        var selector = RuleSelector()
        selector.compounds = outer + [last]
        return selector
    }
}
