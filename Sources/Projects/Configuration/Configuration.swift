package import Findings
package import ForeignFormats
package import SourceText
package import ThemeModel

/// The settings in `themepreview.yml`, or their defaults.
///
/// Paths are relative to the project.
package struct Configuration: Sendable {
    package var title = "Themes"
    /// Files and folders.
    package var themes = ["themes"]
    /// The folder of Markdown pages.
    package var docs = "docs"
    /// The user named `docs`, so that a missing folder is an error.
    package var requiresDocs = false
    package var templates = "templates"
    /// The user named `templates`, so that a missing folder is an error.
    package var requiresTemplates = false
    package var output = "site"
    /// The output folder in `themepreview.yml` if `--output` overrides it, else nil.
    package var usualOutput: String?
    /// The id of the theme shown first.
    package var defaultTheme: Located<String>?
    /// The site's address, with a `/` at the end.
    package var baseURL: String?
    /// The names of the formats in which the site offers each theme; nil for all, in a site of few themes.
    package var downloads: [String]?
    /// Prefix of every custom property, without `-` around it.
    package var prefix = ""
    /// A colour that refers to another token is written as `var()` of that token's property.
    package var usesReferences = false
    /// Raw HTML in pages is kept.
    package var allowsRawHTML = false
    /// The requirements on every theme.
    package var requirements = ContrastRequirements()
    /// The meaning of the contexts of resolvers' modifiers, by the modifiers' names.
    package var modifiers: Table<Located<ModifierUse>> = [:]
    /// The themes with a level or a profile of their own.
    package var families: [ThemeFamily] = []
    /// The project's own profiles.
    package var profiles: [ContrastProfile] = []
    /// The names of roles in themes with names of their own.
    package var roles: [RoleNames] = []
    /// The colours that must be in pairs.
    package var coverage = CoverageRules()
    /// The app's own files that use the tokens, as patterns of paths.
    package var uses: [Located<PathPattern>] = []
    /// The grounds of texts in `uses` whose own is in another file.
    package var grounds: [Located<LayeredName>] = []
    /// The groups of files that must have the same tokens; a file or pattern is one copy.
    package var mirrors: [[Located<PathPattern>]] = []
    /// Severities of rules that the project chose.
    package var rules = RuleSettings()
    /// The lowest severity that fails a check.
    package var failOn = Severity.error
    /// The file of known findings.
    package var baseline: String?

    /// The places at which `themepreview.yml` names paths, for findings.
    private var locations: [NamedPath: SourceLocation] = [:]

    private struct NamedPath: Hashable {
        let key: String
        let path: String
    }

    /// Nil for a path from the command line.
    package func location(of path: String, under key: String) -> SourceLocation? {
        locations[NamedPath(key: key, path: path)]
    }

    mutating func note(_ path: Located<String>, under key: String) {
        locations[NamedPath(key: key, path: path.value)] = path.location
    }

    /// The bytes of `themepreview.yml`.
    package var source: [UInt8] = []

    package init() {}
}
