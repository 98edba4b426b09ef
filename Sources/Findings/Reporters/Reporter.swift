import SourceText

/// A way to write a report: a pure function from a report to a text.
public protocol Reporter: Sendable {
    /// The report as a text, with a line break at the end unless it is empty.
    func text(for report: Report) -> String
}

extension Finding {
    /// True where reporters show this finding without `--verbose`: not if it is allowed, and not a note, unless notes fail
    /// the check or the note is about a stale row of the baseline.
    func isUrgent(at threshold: Severity) -> Bool {
        counts && (severity > .note || isSevere(at: threshold) || rule == .staleBaseline)
    }

    package var standing: String {
        if waiver != nil {
            return "waived"
        }
        return isBaselined ? "baselined" : severity.rawValue
    }

    /// The theme and mode, as in ` (harbor, dark)`; empty without a mode where the message or the file names the theme.
    var scope: String {
        guard let theme else { return "" }
        if let mode {
            return " (\(theme), \(mode))"
        }
        return isInFile(of: theme) || message.contains("theme '\(theme)'") ? "" : " (\(theme))"
    }

    private func isInFile(of theme: String) -> Bool {
        guard let name = location?.file.split(separator: "/").last else { return false }
        let words = (name.split(separator: ".").first ?? name).split {
            !$0.isLetter && !$0.isNumber
        }
        let id = words.joined(separator: "-").lowercased()
        return theme == id || theme == "base24-\(id)"
    }

    var headline: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(standing): \(message)\(scope) [\(rule)]".visible
    }

    /// The place, the problem and the rule, without a severity.
    package var line: String {
        let place = location.map { "\($0): " } ?? ""
        return "\(place)\(message)\(scope) [\(rule)]".visible
    }
}
