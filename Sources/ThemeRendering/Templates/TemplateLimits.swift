/// How far templates may go: what reads them and renders them goes down one level for each section and partial, and a partial
/// that is put in is there once more.
enum TemplateLimits {
    /// How deep sections and partials may lie in each other.
    static let nesting = 100
    /// How many tags a page's template may have with its partials put in.
    static let tags = 100_000
    /// How many bytes of partials may be put into a page's template.
    static let bytes = 16 << 20

    /// What a template is told that nests deeper.
    static let tooDeep = "sections and partials lie in each other more than \(nesting) deep"
    /// What a template is told that is larger.
    static let tooLarge =
        "the page's template is too large with its partials put in: more than \(tags) tags, or \(bytes >> 20) MiB"
}
