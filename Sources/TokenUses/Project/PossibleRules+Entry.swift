extension PossibleRules {
    /// A selector of a rule; an object, since to copy its lists for each element took a twentieth of the time.
    final class Entry: Sendable {
        let selector: RuleSelector
        let rule: SheetRule
        /// The place of the rule in its sheet.
        let order: Int
        let file: String
        let reach: SheetRules.Reach
        let target: RuleTarget
        /// The rule names an element around in which texts look otherwise.
        let liesInChange: Bool
        private let words: SelectorWords

        init(
            _ selector: RuleSelector,
            of rule: SheetRule,
            at order: Int,
            in sheet: SheetRules,
            for target: RuleTarget,
            liesInChange: Bool
        ) {
            self.selector = selector
            self.rule = rule
            self.order = order
            file = sheet.file
            reach = sheet.reach
            self.target = target
            self.liesInChange = liesInChange
            words = sheet.words
        }

        /// The selector as a text, which is made anew each time.
        var title: String { words.text(of: selector) }
    }
}

extension PossibleRules.Entry {
    var subject: ElementNames { target.element }

    var isGenerated: Bool { target.isGenerated }

    var isUniversal: Bool { target.element.isUniversal }
}
