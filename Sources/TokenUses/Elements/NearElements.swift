/// The elements of markup for which a sheet may have a rule, or that lie in such a one, with those around them.
struct NearElements {
    /// In the order of the tree.
    private(set) var indices: [Int] = []
    private var areConcerned: [Bool] = []

    init(_ tree: MarkupTree, _ words: DecidingWords) {
        let named = tree.vocabulary.map { words.areForAny || words.include($0, in: tree) }
        for (index, element) in tree.elements.enumerated() {
            let isInner = element.parent.map { areConcerned[$0] } ?? false
            areConcerned.append(isInner || tree.wordIndices[index].contains { named[$0] })
        }
        var areNear = areConcerned
        for (index, element) in tree.elements.enumerated().reversed() where areNear[index] {
            if let parent = element.parent { areNear[parent] = true }
        }
        indices = areNear.indices.filter { areNear[$0] }
    }

    /// A rule of the sheet may be for the element, or for one around it.
    func concern(_ element: Int) -> Bool { areConcerned[element] }
}
