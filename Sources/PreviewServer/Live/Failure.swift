import Findings
import SourceText

/// A value for which a check fails, as the panel lists it.
struct Failure: Codable, Hashable, Sendable {
    let theme: String?
    /// The themes in which it fails.
    let themes: [String]
    let message: String
    /// File, line and column.
    let place: String?
    let token: String?
    let written: String?
    /// What `fix` would write; nil if it would write nothing.
    let value: String?
    /// The number of further findings with the same cause.
    let more: Int

    init(_ cause: Cause) {
        theme = cause.worst.theme
        themes = Set(cause.findings.compactMap(\.theme)).sorted()
        message = cause.worst.message
        token = cause.token
        written = cause.written
        place = cause.location?.description
        value = cause.value?.value
        more = cause.findings.count - 1
    }
}
