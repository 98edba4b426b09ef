import StyleSheets

/// The elements of markup as the rules of a sheet see them: what each lies in, and all its classes, are known.
struct MarkupElements {
    fileprivate struct Chain {
        var compounds: [RuleSelector.Compound] = []
        /// The last of them is that of the element itself; rules are about none of the others.
        var isWhole = false
    }

    struct Node {
        let parent: Int?
        /// Nil for an element that no rule is about.
        let selector: RuleSelector?
        let hasText: Bool
        /// It may get a text if nothing is in it.
        let isFillable: Bool
        fileprivate(set) var hasChildren = false
    }

    /// The most elements that a sheet is asked about.
    private static let limit = 4_000

    /// Each once, without elements around that no rule is about.
    private(set) var selectors: [RuleSelector] = []
    private(set) var hasMore = false
    /// All elements, in the order of the tree.
    private(set) var nodes: [Node] = []
    private var known: Set<RuleSelector> = []

    /// Adds the styles of the elements to the sheet.
    init(_ tree: MarkupTree, _ sheet: inout SheetRules, _ others: PossibleRules) {
        hasMore = tree.isCut
        let parts = ElementParts(sheet)
        var words = DecidingWords(sheet, others)
        var chains: [Chain] = []
        for (index, element) in tree.elements.enumerated() {
            var chain = element.parent.map { chains[$0] } ?? Chain()
            var compound = RuleSelector.Compound()
            for word in element.words {
                if let number = words.number(of: word, tree.rules[word], in: &sheet) {
                    compound.insert(number)
                }
                for test in words.tests(heldBy: word) { compound.insert(test) }
            }
            chain.append(compound)
            let selector = chain.selector
            if let selector {
                add(selector)
                for part in parts.selectors(of: selector) { add(part) }
            }
            chains.append(chain)
            let node = Node(
                parent: element.parent,
                selector: selector,
                hasText: tree.texts.contains(index),
                isFillable: tree.fillable.contains(index)
            )
            nodes.append(node)
            if let parent = element.parent { nodes[parent].hasChildren = true }
        }
    }

    private mutating func add(_ selector: RuleSelector) {
        if selectors.count >= Self.limit {
            hasMore = true
        } else if known.insert(selector).inserted {
            selectors.append(selector)
        }
    }
}

extension MarkupElements.Chain {
    /// Nil where no rule is about the element, or it lies too deep.
    fileprivate var selector: RuleSelector? {
        guard isWhole, compounds.count < RuleSelector.depthLimit else { return nil }
        var selector = RuleSelector()
        selector.compounds = compounds
        return selector
    }

    fileprivate mutating func append(_ compound: RuleSelector.Compound) {
        guard !compound.words.isEmpty else {
            isWhole = false
            return
        }
        var compound = compound
        compound.isChild = isWhole
        compounds.append(compound)
        isWhole = true
    }
}

/// The words of markup that decide which rules are for an element, or how browsers paint it.
private struct DecidingWords {
    private var numbers: [String: Int] = [:]
    /// The tests of classes and ids.
    private var tests: [(test: AttributeTest, number: Int)] = []
    private var held: [String: [Int]] = [:]
    /// The rules of all sheets.
    private let others: PossibleRules

    init(_ sheet: SheetRules, _ others: PossibleRules) {
        self.others = others
        for rule in sheet.rules where rule.decidesPairs || !rule.properties.isEmpty {
            for word in rule.selectors.lazy.flatMap(\.compounds).flatMap(\.words) {
                let name = sheet.words.names[word]
                let isNew = numbers.updateValue(word, forKey: name) == nil
                if isNew, let test = AttributeTest(name) { tests.append((test, word)) }
            }
        }
    }

    /// The tests that an element with a class or an id passes, such as `[id=main]`.
    mutating func tests(heldBy word: String) -> [Int] {
        if let known = held[word] { return known }
        let passed = tests.filter { $0.test.alwaysHolds(forWord: word) }.map(\.number)
        held[word] = passed
        return passed
    }

    /// The number of a word in a sheet, to which a style is added; nil for one that decides nothing.
    mutating func number(
        of word: String,
        _ style: SheetRule?,
        in sheet: inout SheetRules
    ) -> Int? {
        if let known = numbers[word] { return known }
        let traits = SelectorWords.traits(of: word)
        let isPainted = !traits.isDisjoint(with: [.sized, .painted, .drawing])
        guard isPainted || style != nil || others.tellElements(by: word) else { return nil }
        let number = sheet.words.number(of: word)
        numbers[word] = number
        if let style {
            let weight = MarkupTree.isHint(word) ? Specificity() : SheetRules.inline
            sheet.add(style, forElementsWith: number, weight)
        }
        return number
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
