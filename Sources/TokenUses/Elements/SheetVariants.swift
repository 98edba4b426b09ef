import ThemeModel

/// The states, variants and surroundings in which other rules of a sheet change how an element looks.
///
/// `.row:hover { background: … }` changes the ground of `.row .name`, and `.dark-box { --ground: … }` that of each element
/// whose ground is `var(--ground)`. One change is made at a time.
struct SheetVariants {
    /// Variants of a selector, and whether there are more.
    struct List {
        fileprivate(set) var selectors: [RuleSelector] = []
        /// The variants in surroundings that the selector does not have, of which nothing tells that they are there.
        fileprivate(set) var inOtherSurroundings: [RuleSelector] = []
        fileprivate(set) var hasMore = false

        fileprivate var isFull: Bool { hasMore && selectors.count >= SheetVariants.limit }

        fileprivate mutating func append(_ selector: RuleSelector) {
            if selectors.count < SheetVariants.limit {
                selectors.append(selector)
            } else {
                hasMore = true
            }
        }

        fileprivate mutating func appendElsewhere(_ selector: RuleSelector) {
            if inOtherSurroundings.count >= SheetVariants.limit { return }
            inOtherSurroundings.append(selector)
        }

        mutating func append(_ other: List) {
            selectors += other.selectors
            inOtherSurroundings += other.inOtherSurroundings
            hasMore = hasMore || other.hasMore
        }
    }

    /// The most variants of one selector.
    private static let limit = 64
    /// Of more rules for one class, those in other surroundings are not put together.
    private static let surroundingsLimit = 16

    private typealias Entry = SheetCascade.Entry

    private let sheet: SheetRules
    /// The rules that may change a colour, by the classes, ids and names of their subjects.
    private var painters: [Int: [Entry]] = [:]
    private var setters: [String: [Entry]] = [:]
    /// The rules that change nothing but the size or the weight of a text.
    private var sizing: Set<Int> = []

    init(_ sheet: SheetRules) {
        self.sheet = sheet
        for (index, rule) in sheet.rules.enumerated() {
            let setsProperties = !rule.properties.isEmpty || !rule.computedProperties.isEmpty
            guard setsProperties || rule.decidesPairs || rule.liesInChange else { continue }
            if !setsProperties, !rule.decidesColors, !rule.liesInChange { sizing.insert(index) }
            for selector in rule.selectors {
                let entry = Entry(rule: index, selector: selector)
                for word in selector.compounds.last?.words ?? [] where isIdentity(word) {
                    painters[word, default: []].append(entry)
                }
                for name in rule.properties.keys { setters[name, default: []].append(entry) }
            }
        }
    }

    func isIdentity(_ word: Int) -> Bool { sheet.words.traits[word].contains(.identity) }

    /// The variants of a selector by rules for it, or for an ancestor, in a state or under a condition.
    ///
    /// Only a large text asks for those of other sizes, since a smaller one needs more contrast.
    /// No elements are added around one of `isWhole`, which names all of them.
    func states(
        of selector: RuleSelector,
        isLarge: Bool,
        isWhole: Bool,
        steps: inout Int
    ) -> List {
        var variants = List()
        for (index, compound) in selector.compounds.enumerated() {
            for word in compound.words where isIdentity(word) {
                var entries = painters[word] ?? []
                steps -= entries.count
                if !isLarge { entries.removeAll { sizing.contains($0.rule) } }
                addVariants(of: selector, at: index, by: word, entries, isWhole, to: &variants)
                addOpposites(of: selector, at: index, entries, to: &variants)
            }
        }
        return variants
    }

    /// Adds the variants that the rules for a word make of the element at an index.
    private func addVariants(
        of selector: RuleSelector,
        at index: Int,
        by word: Int,
        _ entries: [Entry],
        _ isWhole: Bool,
        to variants: inout List
    ) {
        let isAncestor = index < selector.compounds.count - 1
        let takesSurroundings = isAncestor || entries.count <= Self.surroundingsLimit
        for entry in entries where !variants.isFull {
            let found = variant(of: selector, at: index, entry.selector, by: word, isWhole: isWhole)
            guard let variant = found else { continue }
            let isElsewhere = variant.compounds.count > selector.compounds.count
            if isElsewhere, isWhole { continue }
            let isDoubtful =
                nestsTwins(variant) || hasSurroundings(selector, around: index)
                || !isClass(word) && hasClass(selector.compounds[index], not: entry.selector)
            if isElsewhere, isDoubtful {
                variants.appendElsewhere(variant)
            } else if takesSurroundings || !isElsewhere {
                // The rules in other surroundings are asked for their variants as well.
                variants.append(variant)
            }
        }
    }

    private func addOpposites(
        of selector: RuleSelector,
        at index: Int,
        _ entries: [Entry],
        to variants: inout List
    ) {
        for entry in entries where !variants.isFull {
            for opposite in opposites(of: selector, at: index, entry.selector) {
                variants.append(opposite)
            }
        }
    }

    /// The variants of a selector for which another one is not: those with what it excludes by `:not()`.
    private func opposites(
        of selector: RuleSelector,
        at index: Int,
        _ other: RuleSelector
    ) -> [RuleSelector] {
        guard let subject = other.compounds.last else { return [] }
        let compound = selector.compounds[index]
        guard subject.words.allSatisfy(compound.words.contains) else { return [] }
        let excluded = subject.excluded.filter { word in
            !compound.excluded.contains(word) && !compound.words.contains(word)
        }
        let variants = excluded.map { word in
            var variant = selector
            variant.compounds[index].insert(word)
            return variant
        }
        return variants.filter(sheet.words.canMatch)
    }

    /// The variants of a selector in surroundings that set one of some custom properties.
    func surroundings(
        of selector: RuleSelector,
        setting properties: Set<String>,
        steps: inout Int
    ) -> List {
        var variants = List()
        for name in properties.sorted() {
            let entries = setters[name] ?? []
            steps -= entries.count
            for entry in entries where !variants.isFull {
                if sheet.isPage(entry.selector) { continue }
                guard let variant = surrounded(selector, by: entry.selector) else { continue }
                variants.append(variant)
            }
        }
        return variants
    }

    private func surrounded(_ selector: RuleSelector, by other: RuleSelector) -> RuleSelector? {
        let subject = other.compounds.last?.words ?? []
        let isNamed = selector.compounds.contains { compound in
            compound.words.contains { isIdentity($0) && subject.contains($0) }
        }
        if isNamed { return nil }
        guard var variant = combined(selector, with: other) else { return nil }
        variant.compounds = other.compounds + selector.compounds
        let isFit = variant.compounds.count <= RuleSelector.depthLimit
        return isFit && sheet.words.canMatch(variant) ? variant : nil
    }

    /// The selector with the conditions of another one; nil where they exclude each other.
    private func combined(_ selector: RuleSelector, with other: RuleSelector) -> RuleSelector? {
        if let scheme = selector.scheme, let second = other.scheme, scheme != second { return nil }
        let conditions = selector.conditions.adding(other.conditions)
        guard conditions.canHold else { return nil }
        var variant = selector
        variant.conditions = conditions
        variant.scheme = selector.scheme ?? other.scheme
        variant.problem = selector.problem ?? other.problem
        return variant
    }

    /// The selector as it must be for another one to be for the element at an index, too; nil where it is already.
    private func variant(
        of selector: RuleSelector,
        at index: Int,
        _ other: RuleSelector,
        by word: Int,
        isWhole: Bool
    ) -> RuleSelector? {
        guard let subject = other.compounds.last else { return nil }
        let compound = selector.compounds[index]
        if compound.excludes(subject) || !mayBecome(subject, compound, by: word) { return nil }
        guard var variant = combined(selector, with: other) else { return nil }
        variant.compounds[index].merge(subject)
        if isWhole { putStates(of: other, around: index, in: &variant) }
        guard variant.putAncestors(of: other, around: index) else { return nil }
        let isSame =
            variant.compounds == selector.compounds && variant.conditions == selector.conditions
        let isFit = variant.compounds.count <= RuleSelector.depthLimit
        return isSame || !isFit || !sheet.words.canMatch(variant) ? nil : variant
    }

    /// `.tab.active` and `.button.active` are two elements, and elements of one name have no more in common than states.
    func mayBecome(
        _ subject: RuleSelector.Compound,
        _ compound: RuleSelector.Compound,
        by word: Int
    ) -> Bool {
        if isClass(word) {
            let types = [subject, compound].map { each in
                each.words.first { isIdentity($0) && !isClass($0) }
            }
            if let one = types[0], let other = types[1], one != other { return false }
        }
        let others = subject.words.filter { other in
            let isNew = isIdentity(other) && !compound.words.contains(other)
            return isNew && (isClass(other) || !isClass(word))
        }
        if others.isEmpty { return true }
        return isClass(word)
            && compound.words.allSatisfy { subject.words.contains($0) || !isClass($0) }
    }

    /// The selector names elements around one, other than `html` and `body`.
    private func hasSurroundings(_ selector: RuleSelector, around index: Int) -> Bool {
        selector.compounds[..<index].contains { compound in
            compound.words.contains { !["html", "body"].contains(sheet.words.names[$0]) }
        }
    }

    /// The element has a class that another selector does not ask for: `a.tag` need not lie where `.note a` does.
    private func hasClass(_ compound: RuleSelector.Compound, not other: RuleSelector) -> Bool {
        let known = other.compounds.last?.words ?? []
        return compound.words.contains { word in
            isIdentity(word) && isClass(word) && !known.contains(word)
        }
    }

    /// An element lies in one of the same name that it excludes, as `.row:not(.open)` in `.row.open`: few apps nest those.
    private func nestsTwins(_ selector: RuleSelector) -> Bool {
        selector.compounds.indices.contains { inner in
            selector.compounds[..<inner].contains { outer in
                let twin = selector.compounds[inner]
                return outer.words.contains { isIdentity($0) && twin.words.contains($0) }
                    && sheet.words.exclude(outer, twin)
            }
        }
    }

    private func isClass(_ word: Int) -> Bool {
        sheet.words.names[word].first.map { ".#%".contains($0) } ?? false
    }
}

extension RuleSelector {
    /// Adds the ancestors that another selector asks for around an element, where they are not there; false where they cannot
    /// be.
    mutating func putAncestors(of other: RuleSelector, around index: Int) -> Bool {
        var place = index
        for position in other.compounds.indices.dropLast().reversed() {
            var outer = other.compounds[position]
            outer.isChild = false
            if other.compounds[position + 1].isChild {
                if place > 0, compounds[place - 1].meets(outer) {
                    compounds[place].isChild = true
                    place -= 1
                } else if compounds[place].isChild {
                    return false
                } else {
                    compounds.insert(outer, at: place)
                    compounds[place + 1].isChild = true
                }
            } else if let found = compounds[..<place].lastIndex(where: { $0.meets(outer) }) {
                place = found
            } else {
                place = self.place(of: other.compounds[..<position], before: place)
                compounds.insert(outer, at: place)
            }
        }
        return true
    }

    /// The place for an element that lies in others: directly in the innermost of them, or around all where it is not there.
    private func place(of others: ArraySlice<Compound>, before end: Int) -> Int {
        guard var around = others.last else { return 0 }
        around.isChild = false
        let found = compounds[..<end].lastIndex { $0.meets(around) }
        guard let found, !compounds[found + 1].isChild else { return 0 }
        return found + 1
    }
}
