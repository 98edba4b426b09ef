import StyleSheets
import ThemeModel

/// The rules of all sheets that may be for an element although its own selector does not say so.
///
/// They are those of other sheets, of which no file tells the order, those of pseudo-elements, and those for elements of
/// any name, such as `.card > *` and `[aria-selected]`.
struct PossibleRules: Sendable {
    /// A selector of a rule; an object, since to copy its lists for each element took a twentieth of the time.
    final class Entry: Sendable {
        let subject: ElementNames
        let selector: RuleSelector
        let rule: SheetRule
        /// The place of the rule in its sheet.
        let order: Int
        let file: String
        let reach: SheetRules.Reach
        /// The rule is for a pseudo-element of the subject.
        let isGenerated: Bool
        /// The pseudo-element covers the elements beside it, whatever grounds they have.
        let mayLieOnTop: Bool
        /// The rule names an element around in which texts look otherwise.
        let liesInChange: Bool
        /// The rule is for the element around all that its own sheet is for, and changes no more than its colours.
        let isOfHost: Bool
        private let words: SelectorWords

        fileprivate init(
            _ selector: RuleSelector,
            _ rule: SheetRule,
            _ order: Int,
            in sheet: SheetRules,
            for subject: ElementNames,
            isGenerated: Bool,
            mayLieOnTop: Bool,
            liesInChange: Bool,
            isOfHost: Bool
        ) {
            self.isOfHost = isOfHost
            self.subject = subject
            self.selector = selector
            self.rule = rule
            self.order = order
            file = sheet.file
            reach = sheet.reach
            self.isGenerated = isGenerated
            self.mayLieOnTop = mayLieOnTop
            self.liesInChange = liesInChange
            words = sheet.words
        }

        /// The selector as a text; few rules are ever named.
        var title: String { words.text(of: selector) }
    }

    /// The rules for an element.
    struct Found {
        fileprivate(set) var list: [Entry] = []
        /// There may be more.
        fileprivate(set) var hasMore = false
    }

    /// The most rules for one element.
    private static let limit = 64
    /// The most rules that are looked at to find them.
    private static let searchLimit = 1_000

    /// By each of the names that tell most about their elements, in the order of the sheets.
    private var entries: [String: [Entry]] = [:]
    /// The rules for elements of any name.
    private var universal: [Entry] = []
    /// The tests of classes and ids in these.
    private var tests: [AttributeTest] = []
    private(set) var anywhere = AnywhereRules()
    private(set) var changed = ChangedContents()
    private var resets = BrowserPaintResets()
    private var covers = CoverParts()
    /// The animations that change colours.
    private(set) var animations = AnimationNames()

    init(_ sheets: [SheetRules]) {
        for sheet in sheets { animations.formUnion(sheet.animations) }
        changed = ChangedContents(sheets, animations)
        covers = CoverParts(sheets)
        for sheet in sheets {
            for (index, rule) in sheet.rules.enumerated() {
                for selector in rule.selectors {
                    resets.add(selector, rule, in: sheet)
                    add(selector, rule, index, in: sheet)
                }
            }
            for selector in sheet.nestings {
                add(selector, SheetRule([selector], in: []), sheet.rules.count, in: sheet)
            }
        }
    }

    private mutating func add(
        _ selector: RuleSelector,
        _ rule: SheetRule,
        _ order: Int,
        in sheet: SheetRules
    ) {
        guard selector.problem == nil, let last = selector.compounds.last else { return }
        // A rule for all in a faint element says of none that it is there.
        let liesInChange = !last.words.isEmpty && changed.has(around: selector, sheet.words)
        guard rule.decidesPairs || liesInChange else { return }
        // A control that is off may be faint.
        if sheet.words.has(.disabled, last) { return }
        let isGenerated = sheet.words.has(.generated, last)
        guard let compound = isGenerated ? selector.compounds.dropLast().last : last,
            !sheet.words.has(.pseudoElement, compound)
        else { return }
        let subject = ElementNames(compound, sheet.words)
        var mayLieOnTop = false
        if isGenerated {
            let others = covers.slots(of: last, of: subject, sheet.words)
            let mayCover = rule.mayCover(with: others)
            mayLieOnTop = mayCover && rule.liesOutside(with: others)
            guard mayCover || subject.isUniversal && rule.setsGround else { return }
        }
        let entry = Entry(
            selector,
            rule,
            order,
            in: sheet,
            for: subject,
            isGenerated: isGenerated,
            mayLieOnTop: mayLieOnTop,
            liesInChange: liesInChange,
            isOfHost: compound.words.contains { sheet.words.names[$0] == ":host" }
                && !rule.changesContent(animations)
        )
        anywhere.add(entry, in: sheet, animations)
        if entry.subject.isUniversal {
            universal.append(entry)
            tests += entry.subject.tests
        } else {
            for name in entry.subject.telling { entries[name, default: []].append(entry) }
        }
    }

    /// Some rule tells an element by a word of it, such as `.card`.
    func tellElements(by word: String) -> Bool {
        entries[word] != nil || tests.contains { $0.holds(forWord: word) }
    }

    /// The rules for an element of a sheet.
    func entries(for element: ElementNames, in sheet: SheetRules) -> Found {
        var found = Found()
        var steps = Self.searchLimit
        for list in element.names.compactMap({ entries[$0] }) + [universal] {
            for entry in list {
                steps -= 1
                if steps < 0 || found.list.count == Self.limit {
                    found.hasMore = true
                    return found
                }
                guard entry.mayMeet(sheet), element.mayBe(entry.subject) else { continue }
                found.list.append(entry)
            }
        }
        return found
    }

    /// A sheet that meets another one takes what browsers paint from all elements with one of the names.
    func resets(_ slot: SheetSlot, of element: ElementNames, in sheet: SheetRules) -> Bool {
        element.names.contains { resets.has(slot, of: $0, in: sheet) }
    }
}

extension PossibleRules.Entry {
    var isUniversal: Bool { subject.isUniversal }

    /// The rule and those of another sheet may be for elements of one page.
    fileprivate func mayMeet(_ sheet: SheetRules) -> Bool {
        if file == sheet.file { return isGenerated || isUniversal }
        let isOfOwnSheet = isOfHost || reach == .module && isUniversal
        return !isOfOwnSheet && reach.mayMeet(sheet.reach)
    }
}
