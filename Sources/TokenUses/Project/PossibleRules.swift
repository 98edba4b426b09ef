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

    /// The most rules of other sheets for one element.
    private static let limit = 64
    /// The most rules that are looked at to find them.
    private static let searchLimit = 1_000

    /// By each of the names that tell most about their elements, in the order of the sheets.
    private var entries: [String: [Entry]] = [:]
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
        // A control that is off may be faint.
        if sheet.words.has(.disabled, [last]) { return }
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
        for name in subject.telling {
            entries[name, default: []].append(entry)
        }
    }

    /// The rules of other sheets, and those of pseudo-elements, for an element of a sheet; true where there may be more.
    func entries(
        for element: ElementNames,
        in sheet: SheetRules
    ) -> (list: [Entry], isCut: Bool) {
        var found: [Entry] = []
        var steps = Self.searchLimit
        for name in element.names {
            for entry in entries[name] ?? [] {
                steps -= 1
                if steps < 0 || found.count == Self.limit { return (found, true) }
                guard entry.mayMeet(sheet), element.mayBe(entry.subject) else { continue }
                found.append(entry)
            }
        }
        return (found, false)
    }

    /// A sheet takes what browsers paint from all elements with one of the names.
    func resets(_ slot: SheetSlot, of element: ElementNames) -> Bool {
        element.names.contains { resets[slot]?.contains($0) ?? false }
    }
}

extension ForeignRules.Entry {
    /// The rule and those of another sheet may be for elements of one page; the rules of a sheet's own pseudo-elements are.
    fileprivate func mayMeet(_ sheet: SheetRules) -> Bool {
        if file == sheet.file { return isLayer }
        switch (reach, sheet.reach) {
        case (.component, _), (_, .component), (.page, .page): return false
        default: return true
        }
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
