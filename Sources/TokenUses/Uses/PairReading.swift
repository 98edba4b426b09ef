package import Findings
import SourceText
import ThemeModel

/// Reads the pairs that style sheets put together, each sheet alone.
package struct PairReading: Sendable {
    private let names: PropertyNames

    /// `keepsOpenGrounds` is true where the project says what lies below a sheet's own colours.
    package init(
        _ styles: AppStyles,
        _ tokens: UsedTokens,
        keepsOpenGrounds: Bool = false
    ) {
        let known = KnownTokens(tokens, in: styles)
        names = PropertyNames(styles, known, keepsOpenGrounds: keepsOpenGrounds)
    }

    init(_ sheets: [StyleUses], isToken: @escaping @Sendable (String) -> Bool) {
        names = PropertyNames(
            AppStyles(sheets.map(\.rules), files: sheets),
            KnownTokens(title: { isToken($0) ? $0 : nil })
        )
    }

    /// The pairs of a file, and a finding where some are left out.
    package func pairs(of sheet: StyleUses) -> (pairs: [PairUse], end: Finding?) {
        if !sheet.hasRules {
            return (names.unlistedThemes.use(in: sheet.file).map { [$0] } ?? [], nil)
        }
        let found = SheetPairs(sheet.rules, names)
        return (found.pairs, found.end.map(Finding.tooManyRules))
    }
}
