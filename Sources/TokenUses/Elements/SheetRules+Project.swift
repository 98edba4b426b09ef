import SourceText

// The rules of a sheet with all that other sheets say of them.
extension SheetRules {
    var lastLocation: SourceLocation? { rules.lazy.compactMap(\.location).last }

    /// The rules, and those that only tell that their element lies in one in which texts look otherwise.
    func nesting(in changed: ChangedContents) -> SheetRules {
        var sheet = self
        for index in rules.indices {
            sheet.rules[index].liesInChange = rules[index].selectors.contains { selector in
                changed.mayHave(around: selector, words)
            }
        }
        for selector in nestings where changed.mayHave(around: selector, words) {
            var rule = SheetRule([selector], in: [])
            rule.liesInChange = true
            sheet.rules.append(rule)
        }
        return sheet
    }

    /// The rules, with the doubt of each about the mixins that it takes in and that are not read there.
    func doubting(_ names: PropertyNames) -> SheetRules {
        var sheet = self
        for include in includes {
            let mayPaint = names.mayPaint(include.mixin, hasBlock: include.hasBlock)
            if mayPaint { sheet.rules[include.rule].doubt = .rules(.mixin(include.mixin)) }
        }
        return sheet
    }
}
