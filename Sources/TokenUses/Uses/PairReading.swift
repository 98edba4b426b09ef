package import Findings
import SourceText
import ThemeModel

/// Reads the pairs that style sheets put together, each sheet alone.
package struct PairReading: Sendable {
    private let names: PropertyNames
    private let shared: SharedElements

    /// `sheets` are all that set custom properties on the page.
    package init(_ tokens: UsedTokens, _ sheets: [StyleUses]) {
        let rules = sheets.map(\.rules)
        shared = SharedElements(rules)
        names = PropertyNames(rules) { name in
            tokens.token(named: name) != nil
        }
    }

    /// The pairs of a file, and a finding where some are left out.
    package func pairs(of sheet: StyleUses) -> (pairs: [PairUse], cut: Finding?) {
        let rules = sheet.rules
        if rules.rules.isEmpty, rules.stated.isEmpty, rules.cut == nil { return ([], nil) }
        let found = SheetPairs(rules, names)
        return (found.pairs + shared.doubts(in: rules), found.end.map(Finding.tooManyRules))
    }
}
