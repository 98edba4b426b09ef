import Findings

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where the program speaks: results on standard output, everything else on standard error.
struct Console: Sendable {
    /// Whether standard output shows colours.
    let usesColor: Bool
    /// Whether the user asked for more.
    let isVerbose: Bool
    private let isQuiet: Bool
    private let showsProgress: Bool
    private let output = StandardStream(STDOUT_FILENO)
    private let errors = StandardStream(STDERR_FILENO)

    init(_ choices: ConsoleChoices) {
        isVerbose = choices.isVerbose
        isQuiet = choices.isQuiet
        showsProgress = !choices.isQuiet && isatty(STDERR_FILENO) == 1
        usesColor =
            switch choices.color {
            case .always: true
            case .never: false
            case .auto: isatty(STDOUT_FILENO) == 1 && !Self.asksForNoColor
            }
    }

    /// Whether `NO_COLOR` is there and not empty, as no-color.org has it.
    private static var asksForNoColor: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

    /// Why not all results were written, in the system's words; nil where they were.
    var refusal: String? { output.refusal }

    /// Writes a result.
    func result(_ text: String) { output.put(text.hasSuffix("\n") ? text : text + "\n") }

    /// Says what became of things, unless the user asked for quiet.
    func note(_ text: String) {
        if !isQuiet { errors.put(text.visibleLines + "\n") }
    }

    /// Says why the program cannot go on.
    func error(_ text: String) {
        progress("")
        errors.put("error: \(text.visibleLines)\n")
    }

    /// Shows findings that keep the program from going on.
    func complaint(_ text: String) {
        progress("")
        errors.put(text + "\n")
    }

    /// Shows how far something is, in one line that is written over; nothing where there is no terminal.
    func progress(_ text: @autoclosure () -> String) {
        if showsProgress { errors.put("\r\u{1B}[K\(text())") }
    }

    /// Shows what is read, before the first page is rendered.
    func reading(themes: Int, pages: Int) {
        progress("reading \(themes.of("theme file")) and \(pages.of("document"))")
    }

    /// Shows how many pages are rendered.
    func pagesDone(_ done: Int, of total: Int) { progress("rendered \(done) of \(total) pages") }
}
