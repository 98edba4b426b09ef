import SourceText
import ThemeModel

/// The pairs that the rules of a style sheet put together.
///
/// Each selector describes an element with ancestors, to which all rules of the sheet apply that its words meet: so a
/// state keeps what its element has, and a text lies on the ground of the nearest ancestor that the selector names.
///
/// Complexity: O(n) for n rules with few in common; up to `stepLimit` comparisons.
struct SheetPairs {
    private static let stepLimit = 4_000_000
    /// The most pairs of one sheet.
    private static let limit = 20_000

    private var cascade: SheetCascade
    private let names: PropertyNames
    private(set) var pairs: [PairUse]
    /// The place from which on rules are not read for pairs, since there were too many before.
    private(set) var end: SourceLocation?
    private var known: Set<PairUse> = []

    init(_ sheet: SheetRules, _ names: PropertyNames, steps: Int = stepLimit) {
        cascade = SheetCascade(sheet, steps: steps)
        self.names = names
        pairs = sheet.stated
        end = sheet.cut
        var seen: Set<SheetCascade.Key> = []
        for rule in sheet.rules {
            for selector in rule.selectors where !selector.compounds.isEmpty {
                let key = selector.key(in: selector.scheme)
                guard seen.insert(key).inserted else { continue }
                add(selector)
                if cascade.steps < 0 || pairs.count >= Self.limit {
                    end = rule.location ?? end
                    return
                }
            }
        }
    }

    private mutating func add(_ selector: RuleSelector) {
        if selector.scheme != nil {
            var meetsSchemes = false
            add(pairs(of: selector, in: selector.scheme, &meetsSchemes))
            return
        }
        var meetsSchemes = false
        let found = pairs(of: selector, in: nil, &meetsSchemes)
        guard meetsSchemes else { return add(found) }
        let light = pairs(of: selector, in: .light, &meetsSchemes)
        let dark = pairs(of: selector, in: .dark, &meetsSchemes)
        // Most of what differs between schemes is another property.
        let common = Set(light.map(\.inAllSchemes)).intersection(dark.map(\.inAllSchemes))
        add(
            (light + dark).map { pair in
                common.contains(pair.inAllSchemes) ? pair.inAllSchemes : pair
            }
        )
    }

    private mutating func add(_ found: [PairUse]) {
        for pair in found where !known.contains(pair.inAllSchemes) {
            if known.insert(pair).inserted { pairs.append(pair) }
        }
    }

    private mutating func pairs(
        of selector: RuleSelector,
        in scheme: Scheme?,
        _ meetsSchemes: inout Bool
    ) -> [PairUse] {
        var styles: [SheetCascade.Style] = []
        for count in 1...selector.compounds.count {
            let style = cascade.style(of: selector.key(in: scheme, count: count))
            if style.hasSchemes { meetsSchemes = true }
            styles.append(style)
        }
        let element = SheetElement(
            selector: selector,
            scheme: scheme,
            styles: styles,
            cascade: cascade,
            names: names
        )
        return element.pairs(&meetsSchemes)
    }
}

extension PairUse {
    fileprivate var inAllSchemes: PairUse {
        var pair = self
        pair.scheme = nil
        return pair
    }
}

extension RuleSelector {
    fileprivate func key(in scheme: Scheme?, count: Int? = nil) -> SheetCascade.Key {
        SheetCascade.Key(
            compounds: compounds.prefix(count ?? compounds.count),
            conditions: conditions,
            scheme: scheme
        )
    }
}

extension SheetRule {
    /// The place of one of its declarations.
    fileprivate var location: SourceLocation? {
        slots.lazy.compactMap { $0?.location }.first ?? properties.values.map(\.location).min()
    }
}
