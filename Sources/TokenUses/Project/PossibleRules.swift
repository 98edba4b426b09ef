import StyleSheets
import ThemeModel

/// The rules of all sheets that may be for an element although its own selector does not say so.
///
/// They are those of other sheets, of which no file tells the order, those of pseudo-elements, and those for elements of
/// any name, such as `.card > *` and `[aria-selected]`.
struct PossibleRules: Sendable {
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
        guard rule.decidesPairs || liesInChange,
            let target = RuleTarget(selector, of: rule, in: sheet.words, covers)
        else { return }
        let entry = Entry(
            selector,
            of: rule,
            at: order,
            in: sheet,
            for: target,
            liesInChange: liesInChange
        )
        anywhere.add(entry, in: sheet, animations)
        if entry.isUniversal {
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
                guard mayMeet(entry, sheet), element.mayBe(entry.subject) else { continue }
                found.list.append(entry)
            }
        }
        return found
    }

    /// The rule and those of another sheet may be for elements of one page.
    private func mayMeet(_ entry: Entry, _ sheet: SheetRules) -> Bool {
        if entry.file == sheet.file { return entry.isGenerated || entry.isUniversal }
        if entry.reach == .module, entry.isUniversal { return false }
        return entry.reach.mayMeet(sheet.reach) && !paintsHostAlone(entry)
    }

    /// The rule is for the element around all that its own sheet is for, and changes no more than its colours.
    private func paintsHostAlone(_ entry: Entry) -> Bool {
        entry.target.isHost && !entry.rule.changesContent(animations)
    }

    /// A sheet that meets another one takes what browsers paint from all elements with one of the names.
    func resets(_ slot: SheetSlot, of element: ElementNames, in sheet: SheetRules) -> Bool {
        element.names.contains { resets.has(slot, of: $0, in: sheet) }
    }
}
