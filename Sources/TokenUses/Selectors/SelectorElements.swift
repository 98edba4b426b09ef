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

    private mutating func chains(of selector: StyleSelector) -> [SelectorChain] {
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

    private mutating func join(
        _ outer: SelectorChain,
        _ inner: SelectorChain,
        by combinator: StyleSelector.Combinator
    ) -> SelectorChain {
        var outer = outer
        outer.settleClasses()
        var joined = inner
        joined.scheme = inner.scheme ?? outer.scheme
        joined.problem = inner.problem ?? outer.problem
        switch combinator {
        case .child, .descendant:
            // Everything lies on the page, so it says nothing of what is between.
            let middle = outer.isElement ? [outer.last] : []
            if combinator == .child, outer.isElement {
                if joined.outer.isEmpty {
                    joined.last.isChild = true
                } else {
                    joined.outer[0].isChild = true
                }
            }
            joined.outer = outer.outer + middle + joined.outer
        case .next, .sibling:
            let after = words.numbers(after: outer.last, isNext: combinator == .next)
            if joined.outer.isEmpty {
                for word in after { joined.last.insert(word) }
                joined.last.isChild = outer.last.isChild
                joined.isElement = true
            } else {
                for word in after { joined.outer[0].insert(word) }
                joined.outer[0].isChild = outer.last.isChild
            }
            joined.outer = outer.outer + joined.outer
        }
        return joined
    }
}

// MARK: - Compounds

extension SelectorElements {
    private mutating func chains(of compound: StyleSelector.Compound) -> [SelectorChain] {
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
            var all: [SelectorChain] = []
            for chain in chains {
                for outer in alternatives(list) where all.count < Self.limit {
                    all.append(join(outer, chain, by: .descendant))
                }
            }
            return all
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
            if name.hasSuffix("-deep") { return chains }
            let number = words.number(of: "::" + name)
            return chains.map { chain in
                var part = SelectorChain()
                part.last.insert(number)
                part.isElement = true
                var chain = chain
                chain.isElement = true
                return join(chain, part, by: .child)
            }
        }
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

    private mutating func adding(
        _ test: StyleQualifier.Test,
        to chain: SelectorChain
    ) -> SelectorChain {
        var chain = chain
        switch test.kind {
        case .name:
            let word = Self.word(ofClass: test)
            let number = words.number(of: word)
            chain.lastName = word
            if let scheme = SchemeWords.scheme(ofClass: word) {
                chain.classes.append(.init(word: number, scheme: scheme))
                return chain
            }
            chain.last.insert(number)
        case .id:
            chain.last.insert(words.number(of: "#" + test.name))
        case .state:
            for number in words.numbers(of: Self.word(ofState: test.name)) {
                chain.last.insert(number)
            }
        case .attribute:
            let text = "[\(test.name)\(test.comparison.rawValue)\(test.value)]"
            if let scheme = SchemeWords.scheme(ofAttribute: text) {
                chain.scheme = scheme
                return chain
            }
            if let theme = SchemeWords.theme(ofAttribute: text) {
                chain.problem = .rules(.theme(String(theme)))
            }
            for number in words.numbers(of: text) { chain.last.insert(number) }
        }
        chain.isElement = true
        return chain
    }

    /// The names in its brackets differ by their case.
    private static func word(ofState name: String) -> String {
        let start = name.prefix { $0 != "(" }
        return ":" + start.lowercased() + name.dropFirst(start.count)
    }

    /// A part of the attribute `class` is no class.
    private static func word(ofClass test: StyleQualifier.Test) -> String {
        let name = test.name
        let isClass: Bool
        switch test.comparison {
        case .presence, .word: isClass = true
        case .equal: isClass = !name.contains(" ")
        default: isClass = SchemeWords.scheme(ofClass: "." + name) != nil
        }
        if !isClass { return "[class\(test.comparison.rawValue)\(name)]" }
        return name.hasPrefix("%") ? name : "." + name
    }

    private mutating func excluding(
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
                continue
            }
            let isOneWord = other.outer.isEmpty && other.last.excluded.isEmpty
            let own = words.withoutImplied(other.last.words)
            let isPlain = isOneWord && own.count == 1 && other.scheme == nil
            var selector = RuleSelector()
            selector.compounds = other.outer + [other.last]
            let word = isPlain ? own[0] : words.number(ofNot: selector)
            for index in chains.indices {
                if isPlain {
                    chains[index].last.exclude(word)
                } else {
                    chains[index].last.insert(word)
                }
                chains[index].isElement = true
            }
        }
        return chains
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
