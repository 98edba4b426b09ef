import ColorScience
package import Findings
import SourceText
import ThemeModel

/// Looks for colours in an app's style sheets that bypass its tokens, and for tokens that are not what they seem.
package struct UseCheck {
    private let index: TokenIndex
    private let sheets: [StyleUses]
    private let definitions: Set<String>
    /// A sheet takes in others, whose properties nobody knows.
    private let hasImports: Bool
    private var matches: LiteralMatches
    private var findings: [Finding] = []

    /// The findings in the order of the sheets; `tokenFiles` are the files that define tokens, whose colours are no uses.
    ///
    /// Complexity: O(n) for n uses, and up to 20 million comparisons of colours.
    package static func findings(
        in sheets: [StyleUses],
        _ index: TokenIndex,
        tokenFiles: Set<String>
    ) -> [Finding] {
        var check = UseCheck(sheets, index)
        for sheet in sheets { check.check(sheet, definesTokens: tokenFiles.contains(sheet.file)) }
        return check.findings
    }

    private init(_ sheets: [StyleUses], _ index: TokenIndex) {
        self.sheets = sheets
        self.index = index
        definitions = sheets.reduce(into: []) { names, sheet in
            names.formUnion(sheet.definitions.lazy.map(\.name))
        }
        hasImports = sheets.contains(where: \.hasImports)
        matches = LiteralMatches(index.tokens)
    }

    private mutating func check(_ sheet: StyleUses, definesTokens: Bool) {
        if !definesTokens {
            for literal in sheet.literals { check(literal) }
        }
        for variable in sheet.variables { check(variable, definesTokens: definesTokens) }
        for substitute in sheet.substitutes { check(substitute) }
        if let end = sheet.end { findings.append(.tooManyUses(in: sheet, at: end)) }
    }

    /// A definition of a token is no use of its colour.
    private mutating func check(_ literal: StyleUses.Literal) {
        let isProperty = literal.property.hasPrefix("--") || literal.property.hasPrefix("$")
        if isProperty, index.token(named: literal.property) != nil { return }
        guard let match = matches.match(literal) else { return }
        findings.append(.literal(literal, match))
    }

    private mutating func check(_ variable: StyleUses.Variable, definesTokens: Bool) {
        let token = index.token(named: variable.name)
        guard let token else {
            if variable.hasFallback || definitions.contains(variable.name) { return }
            if index.defines(variable.name) || variable.name.hasPrefix("--tw-") { return }
            findings.append(.undefined(variable, hasImports: hasImports))
            return
        }
        // A token that is another one is judged with the theme.
        if definesTokens { return }
        if !variable.hasFallback, let gap = token.gaps.first,
            !definitions.contains(variable.name) || token.property == variable.name
        {
            findings.append(.onlyInAMode(variable, token, gap))
        }
        if isFillAsText(variable, token) { findings.append(.fillAsText(variable, token)) }
    }

    /// Words of tokens that are made for text on a ground, beside the ground's own.
    private static let textWords: Set<Substring> = [
        "on", "txt", "inverse", "inverted", "contrast", "content", "label", "hint",
    ]

    /// Text in the colour of a fill is no mistake on a ground in a colour that is no fill: the two are swapped there.
    private func isFillAsText(_ variable: StyleUses.Variable, _ token: UsedToken) -> Bool {
        guard variable.property == "color", !variable.hasOtherGround, Self.isFill(token) else {
            return false
        }
        return variable.grounds.allSatisfy { name in
            index.token(named: name).map(Self.isFill) ?? false
        }
    }

    private static func isFill(_ token: UsedToken) -> Bool {
        guard token.purposes == [.fill] else { return false }
        return !NameWords.words(of: token.name).contains(where: textWords.contains)
    }

    private mutating func check(_ substitute: StyleUses.Substitute) {
        guard let token = index.token(named: substitute.name) else { return }
        let colors = token.colors
        let color = substitute.literal.color
        // Other digits of one colour are less apart.
        let isCurrent = colors.contains { other in
            abs(other.alpha - color.alpha) < 0.003
                && Difference.deltaEOK(other.oklab, color.oklab) < 0.002
        }
        if isCurrent || colors.isEmpty { return }
        findings.append(.staleSubstitute(substitute, token, colors[0]))
    }
}
