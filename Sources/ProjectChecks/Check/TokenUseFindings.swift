import Findings
import Projects
import SourceText
package import ThemeModel
package import TokenUses

extension ResolvedProject {
    /// Findings about the style sheets of `uses`.
    func useFindings() -> [Finding] {
        guard let tokens = uses.tokens else { return unreadUses }
        let setting = workspace.configuration.rules.settings[.rawColor]
        let found = UseCheck.findings(
            in: uses.sheets,
            tokens,
            tokenFiles: uses.tokenFiles,
            refusesRawColors: setting != nil && setting != .off
        )
        return unreadUses + found + uses.pairs.findings + uses.unreadRules + uses.unknownGrounds
    }

    /// The places of the app's files that use each token, by its path in a theme file; none without `uses`.
    var tokenUses: [String: [SourceLocation]] {
        uses.tokens?.places(in: uses.sheets, uses.markup, definedIn: uses.tokenFiles) ?? [:]
    }

    /// The uses of each token that are in no pair, by its path in a theme file.
    var unjudgedTokenUses: [String: [UnjudgedUse]] {
        uses.tokens?.byPath(unjudgedUses) ?? [:]
    }

    /// The uses of tokens in these files that are in no pair, in the order of their places.
    package var unjudgedUses: [UnjudgedUse] { uses.pairs.unjudged }

    /// The pairs that these files put together, each once.
    package var usedPairs: [UsedPair] { uses.pairs.pairs }

    /// The tokens that none of these files uses.
    package var unusedTokens: [String] {
        uses.tokens?.unused(in: uses.sheets, uses.pairs, of: catalog.allThemes) ?? []
    }
}
