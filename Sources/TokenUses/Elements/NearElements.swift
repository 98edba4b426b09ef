/// The elements of markup for which a sheet may have a rule, or that lie in such a one, with those around them.
struct NearElements {
    /// In the order of the tree.
    private(set) var indices: [Int] = []
    private let index: MarkupIndex
    private var areConcerned: [Bool]
    private var areNear: [Bool]

    init(_ index: MarkupIndex, _ words: DecidingWords, withStyles: Bool) {
        self.index = index
        let count = index.tree.elements.count
        areConcerned = Array(repeating: words.areForAny, count: count)
        areNear = areConcerned
        if words.areForAny {
            indices = Array(0..<count)
            return
        }
        for place in words.places.union(withStyles ? index.styled : []) {
            for element in index.owners[place] { add(element) }
        }
        indices.sort()
    }

    /// Adds an element with all in it and all around it.
    private mutating func add(_ element: Int) {
        var waiting = [element]
        while let next = waiting.popLast() {
            if areConcerned[next] { continue }
            areConcerned[next] = true
            addNear(next)
            waiting += index.children[next]
        }
        var outer = index.tree.elements[element].parent
        while let next = outer, !areNear[next] {
            addNear(next)
            outer = index.tree.elements[next].parent
        }
    }

    private mutating func addNear(_ element: Int) {
        if areNear[element] { return }
        areNear[element] = true
        indices.append(element)
    }

    /// A rule of the sheet may be for the element, or for one around it.
    func concern(_ element: Int) -> Bool { areConcerned[element] }
}
