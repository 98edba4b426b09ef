package import Findings
package import SourceText

/// The project cannot be read at all.
package enum LoadingError: Error, CustomStringConvertible {
    case missing(String, help: String)
    case unreadable(String, reason: String)
    case changed(String)
    case invalid([Finding])

    /// A folder of themes is missing or empty: an error, since nothing would be checked.
    static func noThemes(at path: String, because reason: String?, named location: SourceLocation?)
        -> LoadingError
    {
        let others = location == nil ? "--themes and themepreview.yml name" : "--themes names"
        return missing(
            "there are no themes at '\(path)'" + (reason.map { ": \($0)" } ?? ""),
            help: """
                'themepreview init' makes a project with one, and 'themepreview init --from FILE' one for a style sheet or \
                token file where it is; \(others) another folder
                """,
            named: location
        )
    }

    /// A path is missing that the configuration names at `location`, or if that is nil, the command line.
    package static func missing(_ what: String, help: String, named location: SourceLocation?)
        -> LoadingError
    {
        guard let location else { return .missing(what, help: help) }
        return .invalid([Finding(.unknownReference, .error, what, help: help, at: location)])
    }

    package var description: String {
        switch self {
        case .missing(let what, let help): "\(what)\n  help: \(help)"
        case .unreadable(let path, let reason):
            "cannot read '\(path)': \(reason)\n  help: check the path, and whether you may read what is there"
        case .changed(let path):
            "'\(path)' has changed since it was read\n  help: run the command again"
        case .invalid(let findings): TextReporter().paragraphs(for: findings)
        }
    }
}
