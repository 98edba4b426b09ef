/// The elements of markup by their words, looked up once for all sheets.
///
/// A sheet is about few of the elements of an app, so a walk over all of them for each sheet took most of a check.
struct MarkupIndex: Sendable {
    let tree: MarkupTree
    /// By the index of a word, the elements that have it.
    private(set) var owners: [[Int]]
    /// By the index of an element, those directly in it.
    private(set) var children: [[Int]]
    /// By the index of a word.
    let traits: [SelectorWords.Traits]
    /// By the index of a word: rules of any sheet tell elements by it.
    let areTold: [Bool]
    /// The words of elements with a style of their own.
    let styled: [Int]

    init(_ tree: MarkupTree, _ rules: PossibleRules) {
        self.tree = tree
        owners = Array(repeating: [], count: tree.vocabulary.count)
        children = Array(repeating: [], count: tree.elements.count)
        traits = tree.vocabulary.map { SelectorWords.traits(of: $0) }
        areTold = tree.vocabulary.map { rules.tellElements(by: $0) }
        styled = tree.vocabulary.indices.filter { tree.rules[tree.vocabulary[$0]] != nil }
        for (index, element) in tree.elements.enumerated() {
            for word in tree.wordIndices[index] { owners[word].append(index) }
            if let parent = element.parent { children[parent].append(index) }
        }
    }

    /// The index of a word; nil for one that no element has.
    func index(ofWord word: String) -> Int? { tree.knownWords[word] }
}
