import StyleSheets

/// The rules for elements that may lie in any other, or around it, although no selector says so.
///
/// They are those of one compound: `small { font-size: 80% }` is for words of any text, and all lies in `body`.
struct AnywhereRules: Sendable {
    typealias Entry = PossibleRules.Entry

    /// Rules that may make a text in their element smaller.
    private var sizing: [Entry] = []
    /// Rules for elements of a name alone, in which all has another opacity or a filter.
    private var changing: [Entry] = []
    /// Rules for elements of a name that may count more than those of a class: `div:not(.plain)`.
    private var strong: [Entry] = []

    mutating func add(_ entry: Entry, in sheet: SheetRules, _ animations: AnimationNames) {
        guard !entry.isGenerated, let subject = entry.selector.compounds.last else { return }
        if entry.isStrong { strong.append(entry) }
        let isPage = entry.subject.isOneOf(["html", "body"])
        let isAnywhere =
            entry.selector.compounds.count == 1
            && !sheet.words.has([.painted, .drawing, .link, .root], subject)
        guard isPage || isAnywhere else { return }
        if isPage ? entry.rule.isScaled : entry.rule.decidesSize && !entry.rule.setsText {
            sizing.append(entry)
        }
        let isInNoState = subject.words.count == entry.subject.names.count
        if entry.subject.isOfTypes, isInNoState, entry.rule.changesContent(animations) {
            changing.append(entry)
        }
    }

    /// A rule by which a large text may hold a smaller one.
    func shrinkingRule(
        _ text: LargeText,
        of element: ElementNames,
        in sheet: SheetRules
    ) -> Entry? {
        sizing.first { entry in
            entry.mayMeetPage(of: sheet) && !text.isLarge(under: entry.rule)
                && (entry.isUniversal || !entry.subject.isPart(of: element))
        }
    }

    /// The rules for elements of a name that may count more than those of a class.
    func strongRules(for sheet: SheetRules) -> [Entry] {
        strong.filter { $0.mayMeetPage(of: sheet) }
    }

    /// A rule for an element that may be around those of a sheet.
    func changingRule(
        for sheet: SheetRules,
        where isRelevant: (Entry) -> Bool
    ) -> Entry? {
        changing.first { $0.mayMeetPage(of: sheet) && isRelevant($0) }
    }
}

extension PossibleRules.Entry {
    /// Elements that have no more of their own than what rules give them.
    private static let boxes: Set<String> = [
        "article", "aside", "div", "footer", "form", "header", "main", "nav", "ol", "p", "section",
        "span", "ul",
    ]

    fileprivate var isStrong: Bool {
        guard subject.isOneOf(Self.boxes) else { return false }
        let isImportant = rule.slots.contains { $0?.isImportant == true }
        return isImportant || selector.specificity >= Specificity(classes: 1)
    }

    fileprivate func mayMeetPage(of sheet: SheetRules) -> Bool {
        file == sheet.file || reach != .module && reach.mayMeet(sheet.reach)
    }
}
