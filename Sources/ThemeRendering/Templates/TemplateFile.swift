/// The kinds of pages: each has a template of its name.
enum SitePage: String, CaseIterable, Sendable {
    case gallery, theme, page, contrast, compare, changes, decide
}

/// A template or asset, with the path to name when something is wrong with it.
public struct TemplateFile: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The path as the user knows it.
    public var location: String

    /// Makes a template of text.
    public init(text: String, location: String) {
        self.text = text
        self.location = location
    }
}
