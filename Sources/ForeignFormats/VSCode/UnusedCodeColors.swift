import SourceText
import SourceTrees
import ThemeModel

/// The colours of rules for code that VS Code never paints.
///
/// Source: `getTokenColors` in VS Code's `colorThemeData.ts`, which leaves out rules without a scope, and the tokens of
/// its editor, which have no ground.
enum UnusedCodeColors {
    /// The places of colours below words, of rules without a scope, and of rules whose scopes all have a later one.
    static func places(in root: SourceNode) -> [SourceLocation] {
        let rules = root["tokenColors"]?.items ?? []
        let painted = Set(ScopeStyles(rules).ofScopes.map(\.color.location))
        let settings = rules.compactMap { $0["settings"] }
        let texts = settings.compactMap { $0["foreground"]?.location }
        let grounds = settings.compactMap { $0["background"]?.location }
        return texts.filter { !painted.contains($0) } + grounds
    }
}
