/// A file of the site, whatever its path.
package enum SiteFile: Hashable, Sendable {
    /// A file that all themes share.
    case shared(SharedFile)
    /// A file in the folder of a theme, by the theme's id.
    case theme(String, ThemePart)
    /// A theme as an item of a shadcn registry, at a short address.
    case registryItem(String)
    /// A file that pages use, whatever their theme.
    case asset(Asset)
}

/// The files that all themes share, by their paths.
package enum SharedFile: String, Sendable {
    case gallery = "index.html"
    case contrast = "contrast.html"
    case compare = "compare.html"
    case decide = "decide.html"
    case changes = "changes.html"
    case changesStyles = "changes.css"
    case changesCard = "changes.svg"
    case sitemap = "sitemap.xml"
    case styleSheets = "themes.css"
    case miniatures = "miniatures.css"
    case levels = "levels.js"
    case themes = "themes.json"
    case verdicts = "contrast.json"
}

/// The files in the folder of a theme.
package enum ThemePart: Hashable, Sendable {
    case overview
    case styleSheet
    /// The style sheet with the values that `fix` would write.
    case fixedStyleSheet
    case card
    case badge
    /// A page that describes tokens of the theme, counted from 1.
    case tokens(Int)
    /// The values and verdicts that Compare and Inspect read.
    case facts
    /// A Markdown page, by its path below the folder of the theme's pages.
    case page(ArtifactPath)
    /// The theme in the format of another program.
    case download(format: String, name: String)
}

/// The files that pages use, whatever their theme.
package enum Asset: Hashable, Sendable {
    /// The names of the themes, for the switcher.
    case switcher
    /// A style, a script or an image among the templates, by its name.
    case template(String)
    /// An image or another file beside the pages, by its path below their folder.
    case attachment(String)
}
