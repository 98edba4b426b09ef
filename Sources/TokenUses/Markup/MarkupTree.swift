import SourceText

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
    /// The words of all elements, each once, and those of each element by their indices.
    private(set) var vocabulary: [String] = []
    private(set) var wordIndices: [[Int]] = []
    private var knownWords: [String: Int] = [:]
    /// The indices of those that have a text of their own, or may have one.
    private(set) var texts: Set<Int> = []
    /// The indices of those that may get a text from a script, if nothing is in them.
    private(set) var fillable: Set<Int> = []
    /// The texts of `style` attributes, by their words.
    private(set) var styles: [String: (text: String, place: SourceLocation)] = [:]
    /// The declarations of these, where they decide a pair.
    var rules: [String: SheetRule] = [:]
    /// Elements are left out, since there are too many of them, or in too many others.
    var isCut = false
    private var indices: [Element: Int] = [:]
    private var words: [String: String] = [:]

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
        wordIndices.append(element.words.map { self.index(ofWord: $0) })
        return index
    }

    private mutating func index(ofWord word: String) -> Int {
        if let known = knownWords[word] { return known }
        let index = vocabulary.count
        knownWords[word] = index
        vocabulary.append(word)
        return index
    }

    mutating func noticeText(in element: Int) { texts.insert(element) }

    mutating func noticeFilling(of element: Int) { fillable.insert(element) }

    /// The word by which selectors tell an element with a style.
    mutating func word(ofStyle text: String, at place: SourceLocation) -> String {
        if let known = words[text] { return known }
        let word = "[style=\(words.count + 1) \(place.file)]"
        words[text] = word
        styles[word] = (text, place)
        return word
    }

    private mutating func add(_ other: MarkupTree) {
        isCut = isCut || other.isCut
        var places: [Int] = []
        for element in other.elements {
            let parent = element.parent.map { places[$0] }
            places.append(index(of: Element(parent: parent, words: element.words)))
        }
        texts.formUnion(other.texts.map { places[$0] })
        fillable.formUnion(other.fillable.map { places[$0] })
        rules.merge(other.rules) { $1 }
    }
}
