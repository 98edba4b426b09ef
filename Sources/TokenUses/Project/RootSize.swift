/// The size of the root's text, in which `rem` counts.
enum RootSize {
    private static let usual = 16.0

    /// The smallest size in pixels; nil where one cannot be read.
    static func smallest(in sheets: [SheetRules]) -> Double? {
        var sizes: Set<Double?> = []
        for sheet in sheets {
            for rule in sheet.rules { sizes.formUnion(self.sizes(of: rule, in: sheet)) }
        }
        if sizes.isEmpty { return usual }
        return sizes.contains(nil) ? nil : sizes.compactMap(\.self).min()
    }

    /// The sizes that a rule gives the root, that without it under a condition; nil for one that cannot be read.
    private static func sizes(of rule: SheetRule, in sheet: SheetRules) -> Set<Double?> {
        guard let declaration = rule.slots[SheetSlot.size.rawValue] else { return [] }
        let roots = rule.selectors.filter { sheet.mayBeRoot($0) }
        if roots.isEmpty { return [] }
        let isAlways = roots.allSatisfy { sheet.isPage($0) && $0.scheme == nil }
        let others = isAlways ? [] : [usual]
        switch declaration.paint {
        case .number(let pixels) where pixels > 0: return Set(others + [pixels])
        case .rootParts(let parts) where parts > 0: return Set(others + [parts * usual])
        case .outerParts(let parts) where parts > 0: return Set(others + [parts * usual])
        default: return [nil]
        }
    }
}

extension SheetRules {
    /// The selector is the root, perhaps in a state.
    fileprivate func mayBeRoot(_ selector: RuleSelector) -> Bool {
        selector.compounds.count == 1 && words.has(.root, selector.compounds)
    }
}
