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
    private(set) var knownWords: [String: Int] = [:]
    /// The indices of those that have a text of their own, or may have one.
    private(set) var texts: Set<Int> = []
    /// The indices of those that may get a text from a script, if nothing is in them.
    private(set) var fillable: Set<Int> = []
    /// The styles of elements, by their words.
    private(set) var styles: [String: (style: StyleAttribute, place: SourceLocation)] = [:]
    /// The declarations of these, where they decide a pair.
    var rules: [String: SheetRule] = [:]
    /// Elements or classes are left out: there are too many, or a reference in a name is not known.
    var isIncomplete = false
    private var indices: [Element: Int] = [:]
    /// The words of styles, by their kind.
    private var words: [String: [StyleAttribute: String]] = [:]

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
    mutating func word(of style: StyleAttribute, at place: SourceLocation) -> String {
        word("style", of: style, at: place)
    }

    /// The word of an element with presentational attributes.
    mutating func word(ofHints style: StyleAttribute, at place: SourceLocation) -> String {
        word(Self.hint, of: style, at: place)
    }

    /// The style of a word counts less than any rule.
    static func isHint(_ word: String) -> Bool { word.hasPrefix("[\(hint)=") }

    private static let hint = "bgcolor"
    /// The word of an element that may have other classes than are known.
    static let hiddenClasses = "[\(hint)=classes]"
    /// The word of an element in which tokens may have the values of another mode.
    static let ownMode = "[\(hint)=mode]"

    private mutating func word(
        _ kind: String,
        of style: StyleAttribute,
        at place: SourceLocation
    ) -> String {
        if let known = words[kind, default: [:]][style] { return known }
        let word = "[\(kind)=\(styles.count + 1) \(place.file)]"
        words[kind, default: [:]][style] = word
        styles[word] = (style, place)
        return word
    }

    /// The elements with other names for classes of modules.
    func renaming(_ name: (String) -> String) -> MarkupTree {
        var renamed = MarkupTree()
        renamed.styles = styles
        renamed.add(self, renaming: name)
        return renamed
    }

    private mutating func add(
        _ other: MarkupTree,
        renaming name: (String) -> String = { $0 }
    ) {
        isIncomplete = isIncomplete || other.isIncomplete
        let names = other.vocabulary.map(name)
        var places: [Int] = []
        for (index, element) in other.elements.enumerated() {
            let parent = element.parent.map { places[$0] }
            let words = other.wordIndices[index].map { names[$0] }
            places.append(self.index(of: Element(parent: parent, words: words)))
        }
        texts.formUnion(other.texts.map { places[$0] })
        fillable.formUnion(other.fillable.map { places[$0] })
        rules.merge(other.rules) { $1 }
    }
}
