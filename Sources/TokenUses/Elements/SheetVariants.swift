import ThemeModel

/// The states, variants and surroundings in which other rules of a sheet change how an element looks.
///
/// `.row:hover { background: … }` changes the ground of `.row .name`, and `.dark-box { --ground: … }` that of each element
/// whose ground is `var(--ground)`. One change is made at a time.
struct SheetVariants {
    /// The most variants of one selector.
    static let limit = 64
    /// Of more rules for one class, those in other surroundings are not put together.
    static let surroundingsLimit = 16

    typealias Entry = SheetCascade.Entry

    let sheet: SheetRules
    /// The rules that may change a colour, by the classes, ids and names of their subjects.
    private var painters: [Int: [Entry]] = [:]
    private(set) var setters: [String: [Entry]] = [:]
    /// The rules that change nothing but the size or the weight of a text.
    private var sizing: Set<Int> = []

    init(_ sheet: SheetRules) {
        self.sheet = sheet
        for (index, rule) in sheet.rules.enumerated() {
            let mayChangeColor = rule.setsProperties || rule.liesInChange
            guard mayChangeColor || rule.decidesPairs else { continue }
            if !mayChangeColor, !rule.decidesColors { sizing.insert(index) }
            for selector in rule.selectors {
                add(Entry(rule: index, selector: selector), setting: rule.properties.keys)
            }
        }
    }

    private mutating func add(_ entry: Entry, setting names: some Sequence<String>) {
        let subject = entry.selector.compounds.last?.words ?? []
        for word in subject where isIdentity(word) {
            painters[word, default: []].append(entry)
        }
        for name in names {
            setters[name, default: []].append(entry)
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
                let element = VariedElement(
                    selector: selector,
                    index: index,
                    word: word,
                    isWhole: isWhole
                )
                addVariants(of: element, by: entries, to: &variants)
                addOpposites(of: element, by: entries, to: &variants)
            }
        }
        return variants
    }
}

extension SheetRule {
    fileprivate var setsProperties: Bool {
        !properties.isEmpty || !computedProperties.isEmpty
    }
}
