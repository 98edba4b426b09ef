import StyleSheets
import ThemeModel

extension SelectorElements {
    /// The element of one description as it lies in, or after, the element of another.
    mutating func join(
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
            joined.put(in: outer, asChild: combinator == .child)
        case .next, .sibling:
            let isNext = combinator == .next
            joined.put(after: outer, words.numbers(after: outer.last, isNext: isNext))
        }
        return joined
    }
}

extension SelectorChain {
    /// The page says nothing of what is between, since everything lies on it.
    fileprivate mutating func put(in other: SelectorChain, asChild isChild: Bool) {
        guard other.isElement else {
            outer = other.outer + outer
            return
        }
        if isChild {
            changeOutermost { $0.isChild = true }
        }
        outer = other.outer + [other.last] + outer
    }

    /// `words` say that an element comes after the other one.
    fileprivate mutating func put(after other: SelectorChain, _ words: [Int]) {
        if outer.isEmpty { isElement = true }
        changeOutermost { element in
            for word in words { element.insert(word) }
            element.isChild = other.last.isChild
        }
        outer = other.outer + outer
    }

    private mutating func changeOutermost(_ change: (inout RuleSelector.Compound) -> Void) {
        if outer.isEmpty {
            change(&last)
        } else {
            change(&outer[0])
        }
    }
}
