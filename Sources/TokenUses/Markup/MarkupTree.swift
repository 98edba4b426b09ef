/// The elements of markup as their tags have them, equal ones in equal surroundings once.
struct MarkupTree: Sendable {
    struct Element: Hashable, Sendable {
        /// The index of the element around it; nil for one that no tag of the file is around.
        let parent: Int?
        /// Its name, `.class`es, `#id` and the word of its style.
        let words: [String]
    }

    /// Each after the one around it.
    private(set) var elements: [Element] = []
    /// The declarations of `style` attributes, by their words.
    var styles: [String: SheetRule] = [:]
    private var indices: [Element: Int] = [:]

    init() {}

    /// The elements of several files, in the order of their names; nil for none.
    init?(_ trees: [String: MarkupTree]) {
        if trees.isEmpty { return nil }
        for file in trees.keys.sorted() { add(trees[file] ?? MarkupTree()) }
    }

    /// The index of an element, which is added where the tree has none that is equal.
    mutating func index(of element: Element) -> Int {
        if let known = indices[element] { return known }
        let index = elements.count
        indices[element] = index
        elements.append(element)
        return index
    }

    /// Adds the elements of another tree.
    mutating func add(_ other: MarkupTree) {
        var places: [Int] = []
        for element in other.elements {
            let parent = element.parent.map { places[$0] }
            places.append(index(of: Element(parent: parent, words: element.words)))
        }
        styles.merge(other.styles) { $1 }
    }
}
