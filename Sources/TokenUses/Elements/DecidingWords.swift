import StyleSheets

/// The words of markup that decide which rules are for an element, or how browsers paint it.
struct DecidingWords {
    private var numbers: [String: Int] = [:]
    /// The tests of classes and ids.
    private var tests: [(test: AttributeTest, number: Int)] = []
    /// By the index of a word in the tree: its numbers in the sheet; nil for one that was not asked for.
    private var known: [[Int]?]
    /// A rule of the sheet may be for any element.
    private(set) var areForAny = false
    /// The rules of all sheets.
    private let others: PossibleRules

    init(_ tree: MarkupTree, _ sheet: SheetRules, _ others: PossibleRules) {
        self.others = others
        known = Array(repeating: nil, count: tree.vocabulary.count)
        for rule in sheet.rules where rule.decidesPairs || !rule.properties.isEmpty {
            for selector in rule.selectors {
                if !selector.compounds.contains(where: sheet.words.isNamed) { areForAny = true }
                for word in selector.compounds.flatMap(\.words) {
                    let name = sheet.words.names[word]
                    let isNew = numbers.updateValue(word, forKey: name) == nil
                    if isNew, let test = AttributeTest(name) { tests.append((test, word)) }
                }
            }
        }
    }

    /// The sheet has a rule for elements with a word, or an element has it for its own style.
    func include(_ word: String, in tree: MarkupTree) -> Bool {
        numbers[word] != nil || tree.rules[word] != nil
            || tests.contains { $0.test.holds(forWord: word) }
    }

    /// The words of an element that decide something; adds its style to the sheet.
    mutating func compound(
        of element: Int,
        in tree: MarkupTree,
        _ sheet: inout SheetRules
    ) -> RuleSelector.Compound {
        var compound = RuleSelector.Compound()
        for index in tree.wordIndices[element] {
            let found = known[index] ?? numbers(of: tree.vocabulary[index], in: tree, &sheet)
            known[index] = found
            for number in found { compound.insert(number) }
        }
        return compound
    }

    private mutating func numbers(
        of word: String,
        in tree: MarkupTree,
        _ sheet: inout SheetRules
    ) -> [Int] {
        let passed = tests.filter { $0.test.alwaysHolds(forWord: word) }.map(\.number)
        if let number = numbers[word] { return [number] + passed }
        let traits = SelectorWords.traits(of: word)
        let isPainted = !traits.isDisjoint(with: [.sized, .painted, .drawing])
        let style = tree.rules[word]
        guard isPainted || style != nil || others.tellElements(by: word) else { return passed }
        let number = sheet.words.number(of: word)
        if let style {
            let weight = MarkupTree.isHint(word) ? Specificity() : SheetRules.inline
            sheet.add(style, forElementsWith: number, weight)
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
