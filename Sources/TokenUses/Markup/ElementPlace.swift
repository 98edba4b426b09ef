/// An element in one state of the conditions that its classes, and those of elements around it, depend on.
struct ElementPlace {
    /// The index of the element in the tree, or of the one around it where it has no words; nil for neither.
    let index: Int?
    /// The element has words of its own.
    let isOwn: Bool
    let facts: Facts
}

extension ClassList {
    /// More conditions of one element are not told apart.
    private static let conditionLimit = 6

    /// The conditions of its classes; nil for too many.
    private func conditions(within known: Facts) -> [Facts]? {
        var found: [Facts] = []
        for facts in words.map(\.facts) + hidden.map(\.facts) {
            let isNew = !facts.isSubset(of: known) && !found.contains(facts)
            if isNew, known.union(facts) != nil { found.append(facts) }
        }
        return found.count > Self.conditionLimit ? nil : found
    }

    /// The states in which the element has other classes, the one without any condition first: each condition alone,
    /// and each two together; nil for too many.
    func states(within known: Facts) -> [Facts]? {
        guard let conditions = conditions(within: known) else { return nil }
        var states = [known]
        for (index, condition) in conditions.enumerated() {
            let others = [Facts()] + conditions[..<index]
            states += others.compactMap { $0.union(condition).flatMap(known.union) }
        }
        let keys = Set(conditions.flatMap { $0.items.map(\.key) }).sorted()
        var known: Set<Facts> = []
        return states.compactMap { state in
            let whole = state.settling(keys)
            return known.insert(whole).inserted ? whole : nil
        }
    }

    /// The words that count in a state, and false where only the running app tells the others.
    func words(in state: Facts) -> (known: [String], areAll: Bool) {
        let known = words.filter { $0.facts.isSubset(of: state) }.map(\.text)
        return (known, !hidden.contains { $0.facts.isSubset(of: state) })
    }
}

extension Facts {
    /// A condition that is not known to hold does not.
    fileprivate func settling(_ keys: [Int]) -> Facts {
        keys.reduce(self) { facts, key in facts.union(Facts(key, 0)) ?? facts }
    }
}
