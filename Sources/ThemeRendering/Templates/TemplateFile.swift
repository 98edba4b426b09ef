/// The kinds of pages: each has a template of its name.
enum SitePage: String, CaseIterable, Sendable {
    case gallery, theme, tokens, page, contrast, compare, changes, decide
}

/// A template or asset, with the path to name when something is wrong with it.
package struct TemplateFile: Hashable, Sendable {
    /// The text.
    package var text: String
    /// The path as the user knows it.
    package var location: String

    /// Makes a template of text.
    package init(text: String, location: String) {
        self.text = text
        self.location = location
    }
}
