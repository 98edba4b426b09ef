import Projects
import SourceText
import ThemeModel
import TokenUses

/// The tokens of a project as its app's style sheets know them.
struct SheetTokens {
    let tokens: UsedTokens
    /// The style sheets that have tokens, among the themes and their copies.
    let definitions: [StyleUses]
    let files: Set<String>

    /// The places that use each token, by its path in a theme file.
    func places(in sheets: [StyleUses]) -> [String: [SourceLocation]] {
        tokens.places(in: sheets, definedIn: files)
    }

    init(_ project: ResolvedProject) {
        definitions = project.tokenSheets
        files = Set(definitions.map(\.file))
        tokens = UsedTokens(
            project.catalog.allThemes,
            definitions: definitions,
            sheets: project.sheets,
            prefix: project.workspace.configuration.prefix
        )
    }
}

extension ResolvedProject {
    /// The places of the app's style sheets that use each token, by its path in a theme file; none without `uses`.
    var tokenUses: [String: [SourceLocation]] {
        sheets.isEmpty ? [:] : SheetTokens(self).places(in: sheets)
    }
}
