/// The kinds of pages: each has a template of its name.
enum SitePage: String, CaseIterable, Sendable {
    /// All themes, as miniatures.
    case gallery
    /// One theme: its colours, fonts, components and verdicts.
    case theme
    /// A Markdown page in a theme.
    case page
    /// All verdicts.
    case contrast
    /// Two themes side by side.
    case compare
}
