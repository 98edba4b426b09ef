import ColorScience
import SourceText
import ThemeModel

/// The edits that put tokens in the place of their colours in an app's style sheets.
package struct UseEdits {
    /// In the order of their places.
    package private(set) var edits: [SheetEdit] = []
    /// The colours of tokens that stay, in the order of their places.
    package private(set) var rests: [SheetRest] = []

    private let sheet: StyleUses
    private let tokens: UsedTokens
    private let names: UsedNames
    private let surroundings: SheetSurroundings
    private let commonWords: Set<Substring>
    /// The custom properties that sheets without tokens set, which may have other colours there.
    private let overridden: Set<String>

    /// A token that may stand in the place of a colour.
    private struct Choice {
        let literal: StyleUses.Literal
        let token: UsedToken
        var purpose: TokenPurpose? { LiteralMatches.purpose(of: literal.property) }
        var varies: Bool { token.varies(from: literal.color) }
    }

    /// The edits of each sheet with its text; `tokenFiles` are the files that define tokens.
    ///
    /// Complexity: O(n) for sheets of n tokens in all.
    package static func all(
        in sheets: [(sheet: StyleUses, text: String)],
        _ tokens: UsedTokens,
        _ names: UsedNames,
        tokenFiles: Set<String>
    ) -> [UseEdits] {
        let matches = LiteralMatches(tokens.all, comparisonLimit: 0)
        let words = UsedToken.commonWords(of: tokens.all)
        let others = sheets.map(\.sheet).filter { !tokenFiles.contains($0.file) }
        let overridden = Set(others.flatMap(\.definitions).map(\.name))
        return sheets.map { sheet, text in
            UseEdits(sheet, text, tokens, names, tokenFiles, matches, words, overridden)
        }
    }

    private init(
        _ sheet: StyleUses,
        _ text: String,
        _ tokens: UsedTokens,
        _ names: UsedNames,
        _ tokenFiles: Set<String>,
        _ matches: LiteralMatches,
        _ commonWords: Set<Substring>,
        _ overridden: Set<String>
    ) {
        self.commonWords = commonWords
        self.overridden = overridden
        self.sheet = sheet
        self.tokens = tokens
        self.names = names
        let literals = sheet.literals + sheet.substitutes.map(\.literal)
        let wanted = Set(literals.map(\.location))
        surroundings = SheetSurroundings(text, file: sheet.file, of: wanted)
        for literal in sheet.literals
        where !tokens.isDefinition(literal.property, at: literal.location, in: tokenFiles) {
            choose(literal, matches)
        }
        for substitute in sheet.substitutes {
            if let token = tokens.token(named: substitute.name) {
                renew(substitute, token)
            } else if substitute.kind == .fallback {
                choose(substitute.literal, matches)
            }
        }
        edits.sort { $0.location < $1.location }
        rests.sort { $0.location < $1.location }
    }

    private mutating func keep(_ literal: StyleUses.Literal, _ reason: String) {
        rests.append(SheetRest(location: literal.location, text: literal.text, reason: reason))
    }
}

// MARK: - Literals

extension UseEdits {
    private mutating func choose(_ literal: StyleUses.Literal, _ matches: LiteralMatches) {
        let equal = matches.equalTokens(literal.color)
        if equal.isEmpty { return }
        guard let place = surroundings.places[literal.location] else {
            return keep(literal, "its place in the file is not clear")
        }
        if let reason = obstacle(to: literal, in: place) { return keep(literal, reason) }
        let choice = LiteralChoice(
            literal,
            among: equal,
            isConditional: place.isConditional,
            commonWords: commonWords
        )
        switch choice {
        case .none(let reason):
            keep(literal, reason)
        case .token(let token):
            write(Choice(literal: literal, token: token))
        }
    }

    /// Only a line may follow the modes: text and ground change together with what other rules say of both.
    private mutating func write(_ choice: Choice) {
        let name = choice.token.title.excerpt
        if choice.varies, choice.purpose != .line {
            return keep(choice.literal, "'\(name)' has other colours in other modes")
        }
        write(choice.token, for: choice.literal)
    }

    private mutating func write(_ token: UsedToken, for literal: StyleUses.Literal) {
        guard let reference = reference(to: token, for: literal) else {
            let reason = "no style sheet here has a name for '\(token.title.excerpt)'"
            return keep(literal, reason)
        }
        if names.dependsOn(literal.property, property(of: token)) {
            return keep(literal, "'\(token.title.excerpt)' is made of '\(literal.property)'")
        }
        if let property = property(of: token), overridden.contains(property) {
            return keep(literal, "'\(property.excerpt)' is set in these style sheets, too")
        }
        edits.append(
            SheetEdit(
                location: literal.location,
                old: literal.text,
                new: reference,
                token: token.title,
                followsModes: token.varies(from: literal.color)
            )
        )
    }

    /// The reason for which no token may stand in the place of a colour.
    private func obstacle(
        to literal: StyleUses.Literal,
        in place: SheetSurroundings.Place
    ) -> String? {
        if place.isReplaced { return "a later declaration of the rule replaces it" }
        if literal.property == "filter", place.functions.first != "drop-shadow" {
            return "it stands in a filter of old browsers"
        }
        guard sheet.isSCSS else { return nil }
        let function = place.functions.first { !Self.functionsOfCSS.contains($0) }
        guard let function else { return nil }
        return "'\(function.excerpt)()' may be computed when the sheet is built"
    }

    /// The functions of CSS that Sass leaves alone with a `var()` in them.
    private static let functionsOfCSS = GradientParser.functions.union([
        "color-mix", "light-dark", "drop-shadow", "var", "-webkit-linear-gradient", "image-set",
        "cross-fade",
    ])

    /// The notation of a token in the place of a colour; nil where the sheet has no name for it.
    private func reference(to token: UsedToken, for literal: StyleUses.Literal) -> String? {
        let isVariable = literal.property.hasPrefix("$")
        if sheet.isSCSS, sheet.variables.isEmpty || isVariable {
            let variable = names.variable(
                of: token,
                at: literal.location,
                in: surroundings.modules
            )
            if let variable {
                return literal.property.hasPrefix("--") ? "#{\(variable)}" : variable
            }
        }
        // A function of Sass may compute with the variable when the sheet is built.
        if isVariable { return nil }
        return property(of: token).map { "var(\($0))" }
    }
}

extension UseEdits {
    private func property(of token: UsedToken) -> String? {
        names.property(of: token) ?? token.property
    }
}

// MARK: - Fallbacks

extension UseEdits {
    private mutating func renew(_ substitute: StyleUses.Substitute, _ token: UsedToken) {
        guard token.isStale(substitute) else { return }
        let literal = substitute.literal
        let values = Set(token.defaults.compactMap { $0?.mapped.css })
        guard let value = values.first, values.count == 1 else {
            return keep(literal, "'\(token.title.excerpt)' has several colours")
        }
        edits.append(
            SheetEdit(
                location: literal.location,
                old: literal.text,
                new: value,
                token: token.title,
                followsModes: false
            )
        )
    }
}
