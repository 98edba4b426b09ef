extension RuleSelector {
    /// Adds the ancestors that another selector asks for around an element, where they are not there; false where they cannot
    /// be.
    mutating func putAncestors(of other: RuleSelector, around index: Int) -> Bool {
        var place = index
        for position in other.compounds.indices.dropLast().reversed() {
            var outer = other.compounds[position]
            outer.isChild = false
            if other.compounds[position + 1].isChild {
                if place > 0, compounds[place - 1].meets(outer) {
                    compounds[place].isChild = true
                    place -= 1
                } else if compounds[place].isChild {
                    return false
                } else {
                    compounds.insert(outer, at: place)
                    compounds[place + 1].isChild = true
                }
            } else if let found = compounds[..<place].lastIndex(where: { $0.meets(outer) }) {
                place = found
            } else {
                place = self.place(of: other.compounds[..<position], before: place)
                compounds.insert(outer, at: place)
            }
        }
        return true
    }

    /// The place for an element that lies in others: directly in the innermost of them, or around all where it is not there.
    private func place(of others: ArraySlice<Compound>, before end: Int) -> Int {
        guard var around = others.last else { return 0 }
        around.isChild = false
        let found = compounds[..<end].lastIndex { $0.meets(around) }
        guard let found, !compounds[found + 1].isChild else { return 0 }
        return found + 1
    }
}
