import StyleSheets

/// The words of markup that decide which rules are for an element, or how browsers paint it.
struct DecidingWords {
    private let index: MarkupIndex
    /// The numbers of the sheet's words, by their indices in the tree.
    private var numbers: [Int: Int] = [:]
    /// The tests of classes and ids.
    private var tests: [(test: AttributeTest, number: Int)] = []
    /// The numbers that a word of the tree stands for, of each that was asked for.
    private var known: [Int: [Int]] = [:]
    /// The words of the elements that rules are for, without those around them.
    private var subjects: Set<Int> = []
    /// A rule of the sheet may be for any element.
    private(set) var areForAny = false
    private var haveAnySubject = false

    init(_ index: MarkupIndex, _ sheet: SheetRules) {
        self.index = index
        var seen: Set<Int> = []
        for rule in sheet.rules {
            let decides = rule.decidesPairs || !rule.properties.isEmpty
            for selector in rule.selectors {
                noteSubject(of: selector)
                guard decides else { continue }
                if !selector.compounds.contains(where: sheet.words.isNamed) { areForAny = true }
                for word in selector.compounds.flatMap(\.words) where seen.insert(word).inserted {
                    note(word, named: sheet.words.names[word])
                }
            }
        }
    }

    private mutating func noteSubject(of selector: RuleSelector) {
        let words = selector.compounds.last?.words ?? []
        subjects.formUnion(words)
        if words.isEmpty { haveAnySubject = true }
    }

    private mutating func note(_ word: Int, named name: String) {
        if let place = index.index(ofWord: name) { numbers[place] = word }
        if let test = AttributeTest(name) { tests.append((test, word)) }
    }

    /// The words of the tree for which the sheet may have a rule.
    var places: Set<Int> {
        var places = Set(numbers.keys)
        if tests.isEmpty { return places }
        for (place, word) in index.tree.vocabulary.enumerated() {
            if tests.contains(where: { $0.test.holds(forWord: word) }) { places.insert(place) }
        }
        return places
    }

    /// A rule of the sheet may be for an element with these words, or browsers give its text a size.
    func mayStyle(_ element: RuleSelector.Compound, _ words: SelectorWords) -> Bool {
        haveAnySubject
            || element.words.contains { word in
                subjects.contains(word) || words.traits[word].contains(.sized)
            }
    }

    /// The words of an element that decide something; adds its style to the sheet.
    mutating func compound(of element: Int, _ sheet: inout SheetRules) -> RuleSelector.Compound {
        var compound = RuleSelector.Compound()
        for place in index.tree.wordIndices[element] {
            let found = known[place] ?? numbers(ofWordAt: place, &sheet)
            known[place] = found
            for number in found { compound.insert(number) }
        }
        return compound
    }

    private mutating func numbers(ofWordAt place: Int, _ sheet: inout SheetRules) -> [Int] {
        let word = index.tree.vocabulary[place]
        let passed = tests.filter { $0.test.alwaysHolds(forWord: word) }.map(\.number)
        if let number = numbers[place] { return [number] + passed }
        let isPainted = !index.traits[place].isDisjoint(with: [.sized, .painted, .drawing, .pushed])
        let style = index.tree.rules[word]
        guard isPainted || style != nil || index.areTold[place] else { return passed }
        let number = sheet.words.number(of: word, index.traits[place])
        if let style {
            let weight = MarkupTree.isHint(word) ? Specificity() : SheetRules.inline
            sheet.add(style, forElementsWith: number, weight)
            subjects.insert(number)
        }
        return [number] + passed
    }
}

extension SelectorWords {
    /// A class, an id or a name describes the element.
    fileprivate func isNamed(_ compound: RuleSelector.Compound) -> Bool {
        compound.words.contains { traits[$0].contains(.identity) }
    }
}

extension SheetRules {
    /// A `style` attribute counts more than any selector.
    fileprivate static let inline = Specificity(ids: 1_000)

    fileprivate mutating func add(
        _ style: SheetRule,
        forElementsWith word: Int,
        _ weight: Specificity
    ) {
        var selector = RuleSelector()
        selector.compounds = [RuleSelector.Compound(words: [word])]
        selector.specificity = weight
        rules.append(style.forElements(of: selector))
    }
}
