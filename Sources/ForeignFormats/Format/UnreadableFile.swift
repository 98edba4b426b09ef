import Findings
import SourceText

/// A file that gives no tree.
struct UnreadableFile: Error {
    let finding: Finding

    init(finding: Finding) { self.finding = finding }

    init(_ message: String, help: String, at location: SourceLocation) {
        finding = Finding(.unreadableFile, .error, message, help: help, at: location)
    }
}
