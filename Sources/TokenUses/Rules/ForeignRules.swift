import StyleSheets
import ThemeModel

/// The rules of all sheets that may change the colours of an element, by the names of the elements.
///
/// The order of two sheets decides which of their rules counts, and no file tells it.
struct ForeignRules: Sendable {
    struct Entry: Sendable {
        let subject: ElementNames
        let scheme: Scheme?
        let specificity: Specificity
        let rule: SheetRule
        let file: String
        let reach: SheetRules.Reach
        /// The rule is for a pseudo-element of the subject.
        var isLayer = false
    }

    /// The most rules of other sheets that are looked at for one element.
    private static let limit = 64

    /// The rules of a name, by sheets in their order.
    private var entries: [String: [[Entry]]] = [:]
    /// The rules of pseudo-elements, by a name of their element.
    private var layers: [String: [Entry]] = [:]
    private var resets: [SheetSlot: Set<String>] = [:]

    init() {}

    init(_ sheets: [SheetRules]) {
        for sheet in sheets {
            for rule in sheet.rules {
                for selector in rule.selectors {
                    addResets(of: selector, rule, in: sheet)
                    if rule.mayChangeColors { add(selector, rule, in: sheet) }
                }
            }
        }
    }

    /// Keeps the elements from which a rule takes the colours that browsers give them.
    private mutating func addResets(
        of selector: RuleSelector,
        _ rule: SheetRule,
        in sheet: SheetRules
    ) {
        guard selector.compounds.count == 1, selector.conditions.isEmpty, selector.scheme == nil,
            let word = selector.compounds[0].words.first, selector.compounds[0].words.count == 1
        else { return }
        for slot in [SheetSlot.text, .ground] {
            switch rule.slots[slot.rawValue]?.paint {
            case .clear, .inherited: resets[slot, default: []].insert(sheet.words.names[word])
            default: continue
            }
        }
    }

    private mutating func add(_ selector: RuleSelector, _ rule: SheetRule, in sheet: SheetRules) {
        guard selector.problem == nil, let last = selector.compounds.last else { return }
        var subject = ElementNames(last, sheet.words)
        let isLayer = sheet.words.has(.layer, [last])
        if isLayer {
            guard rule.mayCover, selector.compounds.count > 1 else { return }
            subject = ElementNames(selector.compounds[selector.compounds.count - 2], sheet.words)
        }
        let entry = Entry(
            subject: subject,
            scheme: selector.scheme,
            specificity: selector.specificity,
            rule: rule,
            file: sheet.file,
            reach: sheet.reach,
            isLayer: isLayer
        )
        guard let name = subject.rarest else { return }
        if isLayer {
            layers[name, default: []].append(entry)
        } else if let last = entries[name]?.indices.last,
            entries[name]?[last].first?.file == sheet.file
        {
            entries[name]?[last].append(entry)
        } else {
            entries[name, default: []].append([entry])
        }
    }

    /// The rules of other sheets, and those of pseudo-elements, for an element of a sheet; true where there are more.
    func entries(
        for element: ElementNames,
        in sheet: SheetRules
    ) -> (list: [Entry], isCut: Bool) {
        var found: [Entry] = []
        var steps = Self.limit
        for name in element.names {
            found += (layers[name] ?? []).prefix(Self.limit).filter { element.mayBe($0.subject) }
            for group in entries[name] ?? [] where group[0].mayMeet(sheet) {
                steps -= group.count
                if steps < 0 { return (found, true) }
                found += group.filter { element.mayBe($0.subject) }
            }
        }
        return (found, false)
    }

    /// A sheet takes what browsers paint from all elements with one of the names.
    func resets(_ slot: SheetSlot, of element: ElementNames) -> Bool {
        resets[slot]?.isDisjoint(with: element.names) == false
    }
}

extension ForeignRules.Entry {
    /// The rule and those of another sheet may be for elements of one page.
    fileprivate func mayMeet(_ sheet: SheetRules) -> Bool {
        switch (reach, sheet.reach) {
        case (.component, _), (_, .component), (.page, .page): false
        default: file != sheet.file
        }
    }
}

/// The classes, ids, attributes and names by which an element is told from others.
struct ElementNames: Sendable {
    let names: Set<String>
    private let excluded: Set<String>

    init(_ compound: RuleSelector.Compound, _ words: SelectorWords) {
        let identities = compound.words.filter { words.traits[$0].contains(.identity) }
        let others = compound.words.filter { words.names[$0].hasPrefix("[") }
        names = Set((identities.isEmpty ? others : identities).map { words.names[$0] })
        excluded = Set(compound.excluded.map { words.names[$0] })
    }

    /// The name under which the rules for the element are kept.
    var rarest: String? {
        names.min { one, other in
            (Self.rank(one), one) < (Self.rank(other), other)
        }
    }

    private static func rank(_ name: String) -> Int {
        switch name.first {
        case "#": 0
        case ".", "%": 1
        default: 2
        }
    }

    /// An element with these names may be one that a rule is for; a class in common makes another one likely.
    func mayBe(_ subject: ElementNames) -> Bool {
        if !subject.excluded.isDisjoint(with: names) { return false }
        if !excluded.isDisjoint(with: subject.names) { return false }
        if subject.names.isSubset(of: names) { return true }
        let types = [self, subject].compactMap(\.type)
        if types.count == 2, types[0] != types[1] { return false }
        let own = names.filter { $0 != type }
        let others = subject.names.filter { $0 != subject.type }
        if own.isDisjoint(with: others) { return false }
        return own.isSubset(of: others) || others.isSubset(of: own)
    }

    /// The name of the element itself, such as `button`.
    private var type: String? {
        names.first { Self.rank($0) == 2 && !$0.hasPrefix("[") }
    }
}

extension SheetRule {
    private static let changing: [SheetSlot] = [
        .text, .ground, .image, .opacity, .effect, .position,
    ]

    fileprivate var mayChangeColors: Bool {
        if !animations.isEmpty || doubt != nil { return true }
        return Self.changing.contains { slots[$0.rawValue] != nil }
    }

    /// A pseudo-element with this rule is large enough to be the ground of a text.
    fileprivate var mayCover: Bool {
        let paints = [SheetSlot.ground, .image].compactMap { slots[$0.rawValue]?.paint }
        return !stylesText && !isSmall && paints.contains { $0 != .clear }
    }

    /// The most pixels of a line or a mark, on which no text lies.
    static let smallSize = 24.0

    private var isSmall: Bool {
        [SheetSlot.width, .height].contains { slot in
            guard case .number(let pixels)? = slots[slot.rawValue]?.paint else { return false }
            return pixels > 0 && pixels <= Self.smallSize
        }
    }
}
