import ColorScience
import Findings
import SourceText
import ThemeModel

// The sentences about the uses of tokens in style sheets.

extension Finding {
    static func literal(_ literal: StyleUses.Literal, _ match: LiteralMatches.Match) -> Finding {
        let token = match.token
        let text = literal.text.excerpt(40)
        let notation = token.property.map { "write var(\($0))" } ?? "use the token in its place"
        let help =
            match.isElsewhere
            ? "use a token that is named for this place, or make one of this colour" : notation
        if match.deltaE == 0 {
            // White text on a button is no use of the token for white pages.
            let other = match.otherPurpose.map { ", which is named for \($0.plural)" } ?? ""
            let isNamedElse = match.otherPurpose != nil || match.isOfControl
            return Finding(
                .literalUse,
                isNamedElse ? .note : .warning,
                "'\(text)' is the colour of the token '\(token.title.excerpt)'\(other)",
                help: help,
                at: literal.location
            )
        }
        let distance = Decimals.text(of: match.deltaE, 3)
        return Finding(
            .literalUse,
            .note,
            "'\(text)' is nearly the colour of the token '\(token.title.excerpt)': ΔE OK \(distance)",
            help: help,
            at: literal.location
        )
    }

    /// A colour of no token; `match` is one that has nearly its colour.
    static func rawColor(
        _ literal: StyleUses.Literal,
        near match: LiteralMatches.Match?
    ) -> Finding {
        var message = "'\(literal.text.excerpt(40))' is the colour of no token"
        if let match {
            let distance = Decimals.text(of: match.deltaE, 3)
            message += "; the nearest is '\(match.token.title.excerpt)': ΔE OK \(distance)"
        }
        return Finding(
            .rawColor,
            .warning,
            message,
            help: "use a token, or make one of this colour",
            at: literal.location
        )
    }

    static func undefined(_ variable: StyleUses.Variable, hasImports: Bool) -> Finding {
        let name = variable.name.excerpt
        let advice = "define it, or give a fallback: var(\(name), …)"
        let further = ", or add the sheet that defines it to 'uses'"
        return Finding(
            .undefinedUse,
            hasImports ? .warning : .error,
            "'\(name)' is used here, and nothing defines it",
            help: hasImports ? advice + further : advice,
            at: variable.location
        )
    }

    static func onlyInAMode(
        _ variable: StyleUses.Variable,
        _ token: UsedToken,
        _ gap: UsedToken.Value
    ) -> Finding {
        var finding = Finding(
            .onlyInAMode,
            .warning,
            "'\(variable.name.excerpt)' is used here, and has no colour in the mode '\(gap.mode)'",
            help: "give the token a colour in '\(gap.mode)', too, or a fallback here",
            at: variable.location
        )
        let place = token.values.lazy.compactMap(\.color?.location).first
        finding.further = [FurtherPlace("'\(token.name.excerpt)' has a colour here", at: place)]
        return finding
    }

    static func fillAsText(_ variable: StyleUses.Variable, _ token: UsedToken) -> Finding {
        Finding(
            .fillAsText,
            .warning,
            "'\(variable.name.excerpt)' is a background token used as a text colour",
            help: "use a token named for text",
            at: variable.location
        )
    }

    static func staleSubstitute(
        _ substitute: StyleUses.Substitute,
        _ token: UsedToken,
        _ color: Color
    ) -> Finding {
        let literal = substitute.literal
        let what =
            switch substitute.kind {
            case .fallback: "the fallback"
            case .initialValue: "the initial value"
            }
        let place = token.values.lazy.compactMap(\.color?.location).first
        var finding = Finding(
            .staleFallback,
            .warning,
            "\(what) of '\(substitute.name.excerpt)' is \(literal.text.excerpt(40)), and the token is \(color.mapped.css)",
            help: "write the token's colour here",
            at: literal.location
        )
        finding.further = [FurtherPlace("the token is here", at: place)]
        return finding
    }

    static func tooManyComparisons(at place: SourceLocation) -> Finding {
        Finding(
            .literalUse,
            .note,
            "there are too many tokens and colours to compare: from here on only equal colours are found",
            help: "list fewer files in 'uses'",
            at: place
        )
    }

    static func tooManyRules(at place: SourceLocation) -> Finding {
        Finding(
            .unjudgedUse,
            .warning,
            "the style sheet has too many rules for one element: from here on pairs are left out",
            help: "split it",
            at: place
        )
    }

    static func tooManyUses(in sheet: StyleUses, at end: SourceLocation) -> Finding {
        Finding(
            .unreadableFile,
            .error,
            "the style sheet has too many colours and properties: the rest is not read",
            help: "split it",
            at: end
        )
    }
}
