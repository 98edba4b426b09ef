import Findings
import Projects
import SourceText
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Writes results to standard output, and everything else to standard error.
struct Console: Sendable {
    private let depth: ColorDepth
    let isVerbose: Bool
    private let isQuiet: Bool
    private let showsProgress: Bool
    private let output = StandardStream(STDOUT_FILENO)
    private let errors = StandardStream(STDERR_FILENO)

    init(_ color: ColorChoice, isQuiet: Bool, isVerbose: Bool) {
        self.isVerbose = isVerbose
        self.isQuiet = isQuiet
        showsProgress = !isQuiet && isatty(STDERR_FILENO) == 1
        depth = ColorDepth(color, isTerminal: isatty(STDOUT_FILENO) == 1) { name in
            getenv(name).map { String(cString: $0) }
        }
    }

    /// Results may have colours, which are written as 24-bit ones.
    var usesColor: Bool { depth != .none }

    /// All results were written; shows the reason if they were not.
    var wroteResults: Bool {
        guard let refusal = output.refusal else { return true }
        error("cannot write to standard output: \(refusal)")
        return false
    }

    func result(_ text: String) {
        output.put(depth.fitted(text.hasSuffix("\n") ? text : text + "\n"))
    }

    /// Standard input and output are both a terminal.
    static var isOnTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Shows a question and reads the line after it; nil at the end of the input.
    func ask(_ prompt: String) -> String? {
        output.put(depth.fitted(prompt))
        let answer = readLine()
        if answer == nil { output.put("\n") }
        return answer
    }

    /// Writes a line about the work of the command, unless the user gave `--quiet`.
    func note(_ text: String) {
        if !isQuiet && !text.isEmpty { errors.put(text.visibleLines + "\n") }
    }

    /// Writes the reason for which the command cannot continue.
    func error(_ text: String) {
        progress("")
        errors.put("error: \(text.visibleLines)\n")
    }

    /// Writes text that has its own form, such as findings, about the reason for which the command cannot continue.
    func complaint(_ text: String) {
        progress("")
        errors.put(text + "\n")
    }

    /// Overwrites the line of progress on a terminal; an empty text clears it.
    func progress(_ text: @autoclosure () -> String) {
        if showsProgress { errors.put("\r\u{1B}[K\(text())") }
    }

    func reading(themes: Int, pages: Int) {
        progress("reading \(themes.of("theme file")) and \(pages.of("document"))")
    }

    func pagesDone(_ done: Int, of total: Int) { progress("rendered \(done) of \(total) pages") }
}

extension Console {
    /// Writes a report to standard output, or atomically to a file.
    func report(_ text: String, to file: String?) throws {
        guard let file else { return text.isEmpty ? () : result(text) }
        try WholeFile.write(text, to: file, shown: file)
        note("report written to \(file)")
    }

    func show(_ findings: [Finding]) {
        if !findings.isEmpty {
            result(TextReporter(usesColor: usesColor).paragraphs(for: findings))
        }
    }
}

/// A file descriptor that remembers its first write error.
private final class StandardStream: Sendable {
    private let descriptor: Int32
    private let refused = Mutex<Int32?>(nil)

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The system's reason for the first failed write; nil if there was none.
    var refusal: String? { refused.withLock { $0 }.map { String(cString: strerror($0)) } }

    /// Writes a text; does nothing after a failed write.
    func put(_ text: String) {
        if refusal != nil { return }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 {
                let reason = count < 0 ? errno : EIO
                if reason == EINTR { continue }
                return refused.withLock { $0 = reason }
            }
            rest = rest.dropFirst(count)
        }
    }
}
