package import Findings
import SourceText
import ThemeModel

/// Reads the pairs that style sheets put together, each sheet alone.
package struct PairReading: Sendable {
    private let names: PropertyNames

    /// `definitions` are the sheets that define the tokens; `sheets` are those that use them.
    ///
    /// `keepsOpenGrounds` is true where the project says what lies below a sheet's own colours.
    package init(
        _ tokens: UsedTokens,
        definitions: [StyleUses],
        sheets: [StyleUses],
        keepsOpenGrounds: Bool = false
    ) {
        let known = KnownTokens(tokens, definitions: definitions, sheets: sheets)
        let others = sheets.filter { !known.files.contains($0.file) }
        names = PropertyNames(
            (definitions + others).map(\.rules),
            known,
            scripts: Self.settings(in: sheets),
            trees: Self.trees(in: sheets),
            styledSheet: sheets.first(where: \.judgesStyles)?.file,
            keepsOpenGrounds: keepsOpenGrounds
        )
    }

    init(_ sheets: [StyleUses], isToken: @escaping @Sendable (String) -> Bool) {
        names = PropertyNames(
            sheets.map(\.rules),
            KnownTokens(title: { isToken($0) ? $0 : nil }),
            scripts: Self.settings(in: sheets),
            trees: Self.trees(in: sheets),
            styledSheet: sheets.first(where: \.judgesStyles)?.file
        )
    }

    private static func trees(in files: [StyleUses]) -> [String: MarkupTree] {
        var trees: [String: MarkupTree] = [:]
        let modules = ClassModules(files.map(\.rules))
        for file in files {
            guard var tree = file.markup else { continue }
            tree = modules.renaming(tree, of: file.file)
            tree.rules = InlineStyles.rules(of: tree, file: file.file)
            trees[file.file] = tree
        }
        return trees
    }

    /// The places in scripts and markup at which custom properties may be set.
    private static func settings(
        in files: [StyleUses]
    ) -> [(name: String, value: SourceLocation)] {
        let code = files.filter { !StyleUses.reads($0.file) && !StyleUses.isProse($0.file) }
        return code.flatMap(\.definitions)
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

extension StyleUses {
    /// The rules put pairs together, or there are too many to tell.
    fileprivate var hasRules: Bool {
        !rules.rules.isEmpty || !rules.stated.isEmpty || rules.end != nil
    }

    fileprivate var judgesStyles: Bool { hasRules && rules.reach == .site }
}
