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
    /// The elements that a rule of the sheet may be for, and those around them, in the order of the tree.
    private(set) var nodes: [Node] = []
    private var known: Set<RuleSelector> = []

    /// Adds the styles of the elements to the sheet.
    ///
    /// Of many elements few are about one sheet, so that a chain for each would take most of the time of a check.
    ///
    /// Elements with a style of their own, of which each sheet would tell the same, are among those of one sheet alone.
    init(_ index: MarkupIndex, _ sheet: inout SheetRules, withStyles: Bool) {
        let tree = index.tree
        hasMore = tree.isIncomplete
        let parts = ElementParts(sheet)
        var words = DecidingWords(index, sheet)
        let near = NearElements(index, words, withStyles: withStyles)
        var places: [Int: Int] = [:]
        var chains: [Chain] = []
        for index in near.indices {
            let parent = tree.elements[index].parent.flatMap { places[$0] }
            var chain = parent.map { chains[$0] } ?? Chain()
            let compound = words.compound(of: index, &sheet)
            chain.append(compound)
            let selector = near.concern(index) ? chain.selector : nil
            if let selector {
                if words.mayStyle(compound, sheet.words) { add(selector) }
                for part in parts.selectors(of: selector) { add(part) }
            }
            places[index] = nodes.count
            chains.append(chain)
            let node = Node(
                parent: parent,
                selector: selector,
                hasText: tree.texts.contains(index),
                isFillable: tree.fillable.contains(index)
            )
            nodes.append(node)
            if let parent { nodes[parent].hasChildren = true }
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
