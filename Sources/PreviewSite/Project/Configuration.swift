package import Findings
package import ThemeModel

/// What `themepreview.yml` says, with a default for everything it does not.
package struct Configuration: Sendable {
    /// The site's title.
    package var title = "Themes"
    /// Files and folders with themes, relative to the project.
    package var themes = ["themes"]
    /// The folder with the pages, relative to the project.
    package var docs = "docs"
    /// Whether the folder of pages was asked for, so that its absence is an error.
    package var requiresDocs = false
    /// The folder with the project's own templates, relative to the project.
    package var templates = "templates"
    /// Whether the folder of templates was asked for.
    package var requiresTemplates = false
    /// The folder that the site is written to, relative to the project.
    package var output = "site"
    /// The folder of the whole site where one shard of it is made; else the same.
    var wholeOutput: String { shardedOutput ?? output }
    /// The folder of the whole site, where ``output`` is that of a shard.
    package var shardedOutput: String?
    /// The folder that `themepreview.yml` names, where the site is written to another one this time.
    package var usualOutput: String?
    /// The id of the theme that is shown first.
    package var defaultTheme: Located<String>?
    /// Where the site will be found, with a `/` at the end.
    package var baseURL: String?
    /// What stands before the name of every custom property.
    package var prefix = ""
    /// Whether a colour that is another token's is written as a reference to that one's property.
    package var usesReferences = false
    /// Whether HTML in pages is kept.
    package var allowsRawHTML = false
    /// What is asked of every theme.
    package var requirements = ContrastRequirements()
    /// The least severity that fails a check.
    package var failOn = Severity.error
    /// The file with the findings that are known and allowed, relative to the project.
    package var baseline: String?

    /// Where paths are named, by key and path.
    private var locations: [NamedPath: SourceLocation] = [:]

    private struct NamedPath: Hashable {
        let key: String
        let path: String
    }

    /// Where the file names a path under a key; nil for a path of the command line.
    func location(of path: String, under key: String) -> SourceLocation? { locations[NamedPath(key: key, path: path)] }

    /// Notes where a path is named.
    mutating func note(_ path: Located<String>, under key: String) {
        locations[NamedPath(key: key, path: path.value)] = path.location
    }

    /// What it was read from.
    var source: [UInt8] = []

    /// The configuration of a project that has none.
    package init() {}
}
