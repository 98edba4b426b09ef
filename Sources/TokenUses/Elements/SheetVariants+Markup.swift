// Elements of markup, of which all that are around are known.
extension SheetVariants {
    /// Puts the elements around one into the states in which another selector asks for them, if they can be.
    func putStates(
        of other: RuleSelector,
        around index: Int,
        in selector: inout RuleSelector
    ) {
        var variant = selector
        var place = index
        for position in other.compounds.indices.dropLast().reversed() {
            var wanted = other.compounds[position]
            wanted.isChild = false
            let isParent = other.compounds[position + 1].isChild
            let places = isParent ? max(place - 1, 0)..<place : 0..<place
            guard let found = places.last(where: { mayBecome(wanted, variant.compounds[$0]) })
            else { return }
            variant.compounds[found].merge(wanted)
            place = found
        }
        selector = variant
    }

    private func mayBecome(
        _ wanted: RuleSelector.Compound,
        _ known: RuleSelector.Compound
    ) -> Bool {
        if known.meets(wanted) { return true }
        let shared = wanted.words.first { isIdentity($0) && known.words.contains($0) }
        guard let shared, !known.excludes(wanted) else { return false }
        return mayBecome(wanted, known, by: shared)
    }
}
