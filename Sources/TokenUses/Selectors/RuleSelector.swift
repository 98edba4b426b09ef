import StyleSheets
import ThemeModel

/// The element that a rule of a style sheet is for, with the ancestors that the rule names.
///
/// Simple selectors are numbers of `SelectorWords`; a pseudo-element is a child of its element.
struct RuleSelector: Hashable, Sendable {
    struct Compound: Hashable, Sendable {
        /// Sorted, each once.
        private(set) var words: [Int] = []
        /// The arguments of `:not()`.
        private(set) var excluded: [Int] = []
        /// The element before it in the chain is its parent; else any elements may be between.
        var isChild = false

        init(words: [Int] = []) {
            for word in words { insert(word) }
        }

        mutating func insert(_ word: Int) {
            let index = words.firstIndex { $0 >= word } ?? words.endIndex
            if index < words.endIndex, words[index] == word { return }
            words.insert(word, at: index)
        }

        mutating func exclude(_ word: Int) {
            if !excluded.contains(word) { excluded.append(word) }
        }

        /// Adds what another compound asks for.
        mutating func merge(_ other: Compound) {
            for word in other.words { insert(word) }
            for word in other.excluded { exclude(word) }
        }

        /// An element that this compound describes meets all that `other` asks for.
        func meets(_ other: Compound) -> Bool {
            other.words.allSatisfy(words.contains) && !isExcluded(by: other)
        }

        /// The two cannot describe one element.
        func excludes(_ other: Compound) -> Bool {
            isExcluded(by: other) || other.isExcluded(by: self)
        }

        private func isExcluded(by other: Compound) -> Bool {
            other.excluded.contains(where: words.contains)
        }
    }

    /// From the outermost named ancestor to the element itself.
    var compounds: [Compound] = []
    var conditions = RuleConditions()
    var scheme: Scheme?
    var specificity = Specificity()
    /// The reason that no mode of a theme is what the rule is for.
    var problem: UnjudgedReason?

    static let depthLimit = 32

    /// The selector stands for ancestors and itself of another one, whose conditions hold as well.
    func applies(to other: ArraySlice<Compound>, under conditions: RuleConditions) -> Bool {
        guard let own = compounds.last, let subject = other.last, subject.meets(own),
            self.conditions.follow(from: conditions)
        else { return false }
        if compounds.count == 1 { return true }
        // The places at which the compounds so far may end.
        var ends: [Int] = []
        for (index, compound) in compounds.enumerated() {
            let places = other.indices.filter { place in
                guard other[place].meets(compound) else { return false }
                if index == 0 { return true }
                if compound.isChild { return other[place].isChild && ends.contains(place - 1) }
                return ends.contains { $0 < place }
            }
            if places.isEmpty { return false }
            ends = places
        }
        return ends.last == other.endIndex - 1
    }
}
