extension PaintedClasses {
    /// The classes of some sheets; those of CSS modules have other names in markup.
    package init(_ sheets: [StyleUses]) {
        self.init()
        for sheet in sheets where sheet.rules.reach != .module {
            for rule in sheet.rules.rules { addRule(rule, in: sheet.rules) }
        }
    }

    private mutating func addRule(_ rule: SheetRule, in sheet: SheetRules) {
        let isEffect = rule.changesContent(sheet.animations)
        guard isEffect || rule.setsGround || rule.doubt != nil else { return }
        let file = sheet.reach == .site ? nil : sheet.file
        for selector in rule.selectors {
            let classes = Self.classes(of: selector, sheet.words)
            guard let first = classes.first else { continue }
            let paint = Paint(others: Set(classes.dropFirst()), isEffect: isEffect)
            add(paint, of: first, in: file)
        }
    }

    /// The classes of the element that a selector is for; none for a part of one, and for the page.
    private static func classes(of selector: RuleSelector, _ words: SelectorWords) -> [String] {
        guard let last = selector.compounds.last,
            !words.has([.pseudoElement, .disabled, .root], last)
        else { return [] }
        let names = last.words.map { words.names[$0] }
        if names.contains("body") { return [] }
        return names.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
    }
}
