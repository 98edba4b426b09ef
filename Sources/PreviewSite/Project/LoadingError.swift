package import Findings

/// Why a project cannot be read at all.
package enum LoadingError: Error, CustomStringConvertible {
    /// A file or folder that was asked for is not there.
    case missing(String, help: String)
    /// The system refused to read something.
    case unreadable(String, reason: String)
    /// A file is not as it was read before.
    case changed(String)
    /// The configuration or the templates are wrong.
    case invalid([Finding])

    /// A place that was to hold themes is not there, or holds none: nothing would be checked.
    static func noThemes(at place: String, named location: SourceLocation? = nil) -> LoadingError {
        let others = location == nil ? "--themes and themepreview.yml name" : "--themes names"
        return missing(
            "there are no themes at '\(place)'",
            help: "'themepreview init' makes a project with one; \(others) another place", named: location)
    }

    /// Something is not there that the configuration names in this place, or else the command line.
    static func missing(_ what: String, help: String, named location: SourceLocation?) -> LoadingError {
        guard let location else { return .missing(what, help: help) }
        return .invalid([Finding(.unknownReference, .error, what, help: help, at: location)])
    }

    package var description: String {
        switch self {
        case .missing(let what, let help): "\(what)\n  help: \(help)"
        case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
        case .changed(let path): "'\(path)' has changed since it was read\n  help: run the command again"
        case .invalid(let findings): TextReporter().paragraphs(for: findings)
        }
    }
}
