/// The rules that may be for elements of one sheet although their own selectors do not say so.
///
/// Most selectors of a sheet have an element in common with others, so that each is looked up once.
final class OtherRules {
    private let rules: PossibleRules
    private let sheet: SheetRules
    private var known: [RuleSelector.Compound: PossibleRules.Found] = [:]

    init(_ rules: PossibleRules, for sheet: SheetRules) {
        self.rules = rules
        self.sheet = sheet
    }

    func found(for element: RuleSelector.Compound) -> PossibleRules.Found {
        if let found = known[element] { return found }
        let found = rules.entries(for: ElementNames(element, sheet.words), in: sheet)
        known[element] = found
        return found
    }
}
