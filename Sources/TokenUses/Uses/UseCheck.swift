import ColorScience
package import Findings
import SourceText
import ThemeModel

/// Looks for colours in an app's style sheets that bypass its tokens, and for tokens that are not what they seem.
package struct UseCheck {
    private let tokens: UsedTokens
    /// The files that define tokens.
    private let tokenFiles: Set<String>
    private let definitions: Set<String>
    /// A sheet takes in one that is not read, whose properties nobody knows.
    private let hasImports: Bool
    /// Colours that are no token's are findings as well.
    private let refusesRawColors: Bool
    private var matches: LiteralMatches
    private var findings: [Finding] = []

    /// The findings in the order of the sheets; `tokenFiles` are the files that define tokens, whose custom properties are no uses.
    ///
    /// Complexity: O(n) for n uses, and up to `comparisonLimit` comparisons of colours, so that no sheet takes quadratic
    /// time.
    package static func findings(
        in sheets: [StyleUses],
        _ tokens: UsedTokens,
        tokenFiles: Set<String>,
        refusesRawColors: Bool = false,
        comparisonLimit: Int = 20_000_000
    ) -> [Finding] {
        var check = UseCheck(sheets, tokens, tokenFiles, refusesRawColors, comparisonLimit)
        for sheet in sheets { check.check(sheet) }
        if let place = check.matches.end { check.findings.append(.tooManyComparisons(at: place)) }
        return check.findings
    }

    private init(
        _ sheets: [StyleUses],
        _ tokens: UsedTokens,
        _ tokenFiles: Set<String>,
        _ refusesRawColors: Bool,
        _ comparisonLimit: Int
    ) {
        self.tokens = tokens
        self.refusesRawColors = refusesRawColors
        self.tokenFiles = tokenFiles
        definitions = sheets.reduce(into: []) { names, sheet in
            names.formUnion(sheet.definitions.lazy.map(\.name))
        }
        let files = tokenFiles.union(sheets.lazy.map(\.file))
        hasImports = sheets.contains { sheet in
            sheet.imports.contains { !$0.isKnown(in: files, from: sheet.file) }
        }
        matches = LiteralMatches(tokens.all, comparisonLimit: comparisonLimit)
    }

    private mutating func check(_ sheet: StyleUses) {
        for literal in sheet.literals { check(literal) }
        for variable in sheet.variables { check(variable) }
        for substitute in sheet.substitutes { check(substitute) }
        if let (name, place) = sheet.unclosed {
            findings.append(.unclosed(name, .warning, at: place))
        }
        if let end = sheet.end { findings.append(.tooManyUses(in: sheet, at: end)) }
    }

    private mutating func check(_ literal: StyleUses.Literal) {
        if tokens.isDefinition(literal.property, at: literal.location, in: tokenFiles) { return }
        let match = matches.match(literal)
        if refusesRawColors, match?.deltaE != 0 {
            findings.append(.rawColor(literal, near: match))
        } else if let match {
            findings.append(.literal(literal, match))
        }
    }

    private mutating func check(_ variable: StyleUses.Variable) {
        let token = tokens.token(named: variable.name)
        guard let token else {
            if variable.hasFallback || definitions.contains(variable.name) { return }
            if tokens.defines(variable.name) || variable.name.hasPrefix("--tw-") { return }
            findings.append(.undefined(variable, hasImports: hasImports))
            return
        }
        // A token that is another one is judged with the theme.
        let isAlias = tokens.isDefinition(
            variable.property,
            inTokenFileAt: variable.location,
            tokenFiles
        )
        if isAlias { return }
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
            tokens.token(named: name).map(Self.isFill) ?? false
        }
    }

    private static func isFill(_ token: UsedToken) -> Bool {
        guard token.purposes == [.fill] else { return false }
        return !NameWords.words(of: token.name).contains(where: textWords.contains)
    }

    private mutating func check(_ substitute: StyleUses.Substitute) {
        guard let token = tokens.token(named: substitute.name) else {
            // An initial value cannot be a token.
            if substitute.kind == .fallback { check(substitute.literal) }
            return
        }
        guard token.isStale(substitute), let color = token.colors.first else { return }
        findings.append(.staleSubstitute(substitute, token, color))
    }
}

extension UsedToken {
    /// The fallback or initial value is none of the token's colours; other digits of one colour are less apart.
    func isStale(_ substitute: StyleUses.Substitute) -> Bool {
        let color = substitute.literal.color
        let colors = self.colors
        if colors.isEmpty { return false }
        return !colors.contains { other in
            abs(other.alpha - color.alpha) < 0.003
                && Difference.deltaEOK(other.oklab, color.oklab) < 0.002
        }
    }
}

extension UsedTokens {
    /// A declaration defines a token, so that its colour is no use.
    func isDefinition(
        _ property: String,
        at place: SourceLocation,
        in files: Set<String>
    ) -> Bool {
        if isDefinition(property, inTokenFileAt: place, files) { return true }
        let isProperty = property.hasPrefix("--") || property.hasPrefix("$")
        return isProperty && token(named: property) != nil
    }

    /// A file with tokens defines them in custom properties, if not where a theme takes the colour from.
    func isDefinition(
        _ property: String,
        inTokenFileAt place: SourceLocation,
        _ files: Set<String>
    ) -> Bool {
        guard files.contains(place.file) else { return false }
        return property.hasPrefix("--") || property.hasPrefix("$") || places.contains(place)
    }
}
