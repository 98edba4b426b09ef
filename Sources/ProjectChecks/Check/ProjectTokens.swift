import Findings
import SourceText
package import ThemeModel
package import ThemeRendering
import TokenUses

/// The uses and copies of the tokens of all themes in the app's own files.
package struct ProjectTokens: Sendable {
    private let uses: [String: [SourceLocation]]
    private let unjudged: [String: [TokenFacts.UnjudgedUse]]
    private let hasUses: Bool
    /// By the id of the theme.
    private let copies: [String: [ComparedCopy]]

    package init(_ project: ResolvedProject) {
        uses = project.tokenUses
        unjudged = project.unjudgedTokenUses.mapValues { uses in
            uses.map { TokenFacts.UnjudgedUse(place: $0.location, reason: $0.explanation) }
        }
        hasUses = project.uses.tokens != nil
        copies = Dictionary(grouping: project.comparedCopies, by: \.theme)
    }

    /// The facts about the tokens of one theme.
    package func facts(of theme: Theme) -> TokenFacts {
        var facts = TokenFacts()
        facts.uses = uses
        facts.unjudged = unjudged
        facts.hasUses = hasUses
        let files = Set(theme.files)
        for copy in copies[theme.id] ?? [] where files.contains(copy.file) {
            facts.copies[copy.path, default: []].append(TokenFacts.CopiedColor(copy))
        }
        return facts
    }
}

extension TokenFacts.CopiedColor {
    fileprivate init(_ copy: ComparedCopy) {
        let agreement: TokenFacts.Agreement =
            switch copy.outcome {
            case .same: .agrees
            case .rounding: .rounded
            case .differing: .differs
            case .missing: .missing
            case .unknown: .unknown
            }
        self.init(mode: copy.mode, place: copy.place, value: copy.value, agreement)
    }
}
