/// Something that files of the site are made from.
public enum ArtifactInput: Hashable, Sendable, Comparable {
    /// The templates, styles and script.
    case templates
    /// The paths and titles of all pages, in their order, and which files there are beside them.
    case pageList
    /// The text of a page, by its path below a theme's `pages/`.
    case page(ArtifactPath)
    /// Id, name and modes of a theme, and the themes beside it.
    case frame(theme: String)
    /// Everything about a theme, with its verdicts.
    case theme(String)
    /// Ids, names and modes of all themes, in their order.
    case themeList
    /// Everything about all themes.
    case allThemes
    /// A file beside the pages, by its path below their folder.
    case file(String)
}
