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

    init(_ options: GlobalOptions) {
        isVerbose = options.verbose
        isQuiet = options.quiet
        showsProgress = !options.quiet && isatty(STDERR_FILENO) == 1
        usesColor =
            switch options.color {
            case .always: true
            case .never: false
            case .auto: isatty(STDOUT_FILENO) == 1 && !Self.asksForNoColor
            }
    }

    /// Whether `NO_COLOR` is there and not empty, as no-color.org has it.
    private static var asksForNoColor: Bool { getenv("NO_COLOR").map { $0.pointee != 0 } ?? false }

    /// Writes a result.
    func result(_ text: String) { put(text.hasSuffix("\n") ? text : text + "\n", to: STDOUT_FILENO) }

    /// Says what became of things, unless the user asked for quiet.
    func note(_ text: String) {
        if !isQuiet { put(text.visibleLines + "\n", to: STDERR_FILENO) }
    }

    /// Says why the program cannot go on.
    func error(_ text: String) {
        progress("")
        put("error: \(text.visibleLines)\n", to: STDERR_FILENO)
    }

    /// Shows findings that keep the program from going on.
    func complaint(_ text: String) {
        progress("")
        put(text + "\n", to: STDERR_FILENO)
    }

    /// Shows how far something is, in one line that is written over; nothing where there is no terminal.
    func progress(_ text: String) {
        if showsProgress { put("\r\u{1B}[K\(text)", to: STDERR_FILENO) }
    }

    /// Shows how many pages are rendered.
    func pagesDone(_ done: Int, of total: Int) { progress("rendered \(done) of \(total) pages") }

    private func put(_ text: String, to descriptor: Int32) {
        text.withBytes { bytes in
            var offset = 0
            while offset < bytes.count {
                let count = write(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
                if count < 0 && errno == EINTR { continue }
                guard count > 0 else { return }
                offset += count
            }
        }
    }
}
