/// What a page's template comes to with its partials put in, as far as it was gone through.
struct TemplateSize {
    private var tags = 0
    private var bytes = 0

    /// Whether it is more than is allowed.
    var isTooLarge: Bool { tags > TemplateLimits.tags || bytes > TemplateLimits.bytes }

    mutating func addTag() { tags += 1 }

    /// Adds a partial whose lines are all indented.
    mutating func add(_ file: TemplateFile, indentation: Int) {
        let lines = indentation == 0 ? 0 : file.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
        let (indented, overflow) = lines.multipliedReportingOverflow(by: indentation)
        bytes += file.text.utf8.count + (overflow ? TemplateLimits.bytes : min(indented, TemplateLimits.bytes))
    }
}
