import ThemeModel

/// A selector that is being described: an element and those around it.
struct SelectorChain: Hashable {
    /// A class such as `.dark`: a page alone, and part of the name beside another class, as in `.btn.dark`.
    struct SchemeClass: Hashable {
        let word: Int
        let scheme: Scheme
    }

    var outer: [RuleSelector.Compound] = []
    var last = RuleSelector.Compound()
    /// The last element has something that is no scheme.
    var isElement = false
    var classes: [SchemeClass] = []
    /// The last class as the selector is written.
    var lastName: String?
    var scheme: Scheme?
    var problem: UnjudgedReason?

    /// Decides what the classes that may be schemes mean.
    mutating func settleClasses() {
        for entry in classes {
            if isElement {
                last.insert(entry.word)
            } else {
                scheme = entry.scheme
            }
        }
        classes = []
    }

    /// Nothing but a scheme is asked for, as in `:not(.dark, .dark *)`.
    var isOfSchemeAlone: Bool {
        scheme != nil && outer.isEmpty && last.words.isEmpty && last.excluded.isEmpty
    }

    /// The same element as another description has it.
    func merging(_ other: SelectorChain) -> SelectorChain {
        var merged = self
        merged.outer = other.outer + outer
        merged.last.merge(other.last)
        if outer.isEmpty { merged.last.isChild = other.last.isChild }
        merged.isElement = isElement || other.isElement
        merged.classes += other.classes
        merged.lastName = other.lastName ?? lastName
        merged.scheme = other.scheme ?? scheme
        merged.problem = other.problem ?? problem
        return merged
    }
}
