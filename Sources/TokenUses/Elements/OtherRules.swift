/// The rules that may be for elements of one sheet although their own selectors do not say so.
///
/// Most selectors of a sheet have an element in common with others, so that each is looked up once.
final class OtherRules {
    private let rules: PossibleRules
    private let sheet: SheetRules
    private var known: [RuleSelector.Compound: PossibleRules.Found] = [:]
    private var titles: [ObjectIdentifier: String] = [:]

    init(_ rules: PossibleRules, for sheet: SheetRules) {
        self.rules = rules
        self.sheet = sheet
    }

    /// The selector of a rule as a text, which is made once: a rule for any element may be named for each.
    func title(of entry: PossibleRules.Entry) -> String {
        let id = ObjectIdentifier(entry)
        if let title = titles[id] { return title }
        let title = entry.title
        titles[id] = title
        return title
    }

    func found(for element: RuleSelector.Compound) -> PossibleRules.Found {
        if let found = known[element] { return found }
        let found = rules.entries(for: ElementNames(element, sheet.words), in: sheet)
        known[element] = found
        return found
    }
}
