import SourceText
import StyleSheets

// The parts of a compound selector, each of which adds to the elements before it.
extension SelectorElements {
    mutating func chains(of compound: StyleSelector.Compound) -> [SelectorChain] {
        var chains = [SelectorChain()]
        for (index, part) in compound.parts.enumerated() {
            if index > 0, case .element(let end) = part {
                for place in chains.indices { addEnd(end, to: &chains[place]) }
                continue
            }
            chains = adding(part, to: chains)
        }
        return chains
    }

    private mutating func adding(
        _ part: StyleSelector.Part,
        to chains: [SelectorChain]
    ) -> [SelectorChain] {
        switch part {
        case .any(let list, _):
            return merging(alternatives(list), into: chains)
        case .host(let list):
            let hosts = inserting(":host", into: chains)
            return list.isEmpty ? hosts : merging(alternatives(list), into: hosts)
        case .around(let list):
            return placing(chains, in: alternatives(list))
        case .not(let list):
            return excluding(alternatives(list), from: chains)
        case .universal, .scope:
            return inserting(nil, into: chains)
        case .root:
            return inserting("html", into: chains)
        case .element(let name):
            return inserting(name, into: chains)
        case .qualifier(let test):
            return chains.map { adding(test, to: $0) }
        case .pseudoElement(let name):
            // Tools of Vue and Angular replace these by nothing.
            return name.hasSuffix("-deep") ? chains : addingPseudoElement(name, to: chains)
        }
    }

    private mutating func placing(
        _ chains: [SelectorChain],
        in outer: [SelectorChain]
    ) -> [SelectorChain] {
        var all: [SelectorChain] = []
        for chain in chains {
            for outer in outer where all.count < Self.limit {
                all.append(join(outer, chain, by: .descendant))
            }
        }
        return all
    }

    private mutating func addingPseudoElement(
        _ name: String,
        to chains: [SelectorChain]
    ) -> [SelectorChain] {
        var part = SelectorChain()
        part.last.insert(words.number(of: "::" + name))
        part.isElement = true
        var joined: [SelectorChain] = []
        for var chain in chains {
            chain.isElement = true
            joined.append(join(chain, part, by: .child))
        }
        return joined
    }

    private mutating func alternatives(_ list: [StyleSelector]) -> [SelectorChain] {
        list.flatMap { chains(of: $0) }
    }

    private mutating func inserting(
        _ word: String?,
        into chains: [SelectorChain]
    ) -> [SelectorChain] {
        let number = word.map { words.number(of: $0) }
        return chains.map { chain in
            var chain = chain
            if let number { chain.last.insert(number) }
            if word != "html", word != "body" { chain.isElement = true }
            return chain
        }
    }

    private func merging(
        _ alternatives: [SelectorChain],
        into chains: [SelectorChain]
    ) -> [SelectorChain] {
        var all: [SelectorChain] = []
        for chain in chains {
            for other in alternatives where all.count < Self.limit {
                let merged = chain.merging(other)
                if !all.contains(merged) { all.append(merged) }
            }
        }
        return all
    }

    /// By the manner of BEM `&__part` lies in its block, and `&--variant` is its block; any other name is one of its own.
    private mutating func addEnd(_ end: String, to chain: inout SelectorChain) {
        let word = (chain.lastName ?? "&") + end
        let number = words.number(of: word)
        chain.lastName = word
        if end.hasPrefix("--") {
            chain.last.insert(number)
            return
        }
        chain.outer = end.hasPrefix("__") ? chain.outer + [chain.last] : []
        chain.last = RuleSelector.Compound(words: [number])
        chain.isElement = true
    }
}
