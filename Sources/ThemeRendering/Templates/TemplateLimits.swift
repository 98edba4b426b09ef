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

/// What a page's template comes to with its partials put in, as far as it was gone through.
struct TemplateSize {
    private var tags = 0
    private var bytes = 0

    /// Whether it is more than is allowed.
    var isTooLarge: Bool { tags > TemplateLimits.tags || bytes > TemplateLimits.bytes }

    mutating func addTag() { tags += 1 }

    /// Adds a partial, every line of which is indented.
    mutating func add(_ file: TemplateFile, indentation: Int) {
        let lines = indentation == 0 ? 0 : file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let (indented, overflow) = lines.multipliedReportingOverflow(by: indentation)
        bytes += file.text.utf8.count + (overflow ? TemplateLimits.bytes : min(indented, TemplateLimits.bytes))
    }
}
