/// A way to write a report: a pure function from the one value that a check gives to a text.
public protocol Reporter: Sendable {
    /// The report as a text, with a line break at the end unless it is empty.
    func text(for report: Report) -> String
}

extension Finding {
    /// Whether reporters for people show this finding without being asked for more.
    ///
    /// Notes and what is allowed are left out, but for notes that fail the check, as those `at` the threshold do, and the
    /// one that a baseline has become too lenient.
    func isUrgent(at threshold: Severity) -> Bool {
        counts && (severity > .note || severity >= threshold || rule == .staleBaseline)
    }

    /// `error`, `warning` or `note`, or else what allows the finding: `waived` or `baselined`.
    package var standing: String {
        if waiver != nil { return "waived" }
        return isBaselined ? "baselined" : severity.rawValue
    }

    /// ` (harbor, dark)`: which theme and mode it is about, or ` (harbor)` where it is about no mode.
    ///
    /// Empty for one about no mode whose words or whose file name the theme.
    var scope: String {
        guard let theme else { return "" }
        if let mode { return " (\(theme), \(mode))" }
        return isInFile(of: theme) || message.contains("theme '\(theme)'") ? "" : " (\(theme))"
    }

    /// Whether it is in a file that has a theme's name.
    private func isInFile(of theme: String) -> Bool {
        guard let name = location?.file.split(separator: "/").last else { return false }
        let words = (name.split(separator: ".").first ?? name).split { !$0.isLetter && !$0.isNumber }
        let id = words.joined(separator: "-").lowercased()
        return theme == id || theme == "base24-\(id)"
    }

    /// Everything that is said, on one line, with nothing that could steer a terminal.
    var headline: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(standing): \(message)\(scope) [\(rule)]".visible
    }
}
