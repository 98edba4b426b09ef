import SourceText

/// Writes a report as GitLab's Code Quality JSON, which merge requests show: an object a cause.
///
/// The format is the part of Code Climate's that GitLab documents: a description, a rule, a fingerprint, a severity and
/// a path with a line.
public struct GitLabReporter: Reporter {
    /// True to write notes as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity
    /// The project's path from the top of the repository; empty for the top.
    public var project: String

    /// Makes a reporter.
    public init(
        isVerbose: Bool = false,
        threshold: Severity = .error,
        project: String = ""
    ) {
        self.isVerbose = isVerbose
        self.threshold = threshold
        self.project = project
    }

    /// The causes as one JSON list, the gravest and widest first.
    public func text(for report: Report) -> String {
        let shown = report.findings.filter { finding in
            isVerbose ? finding.counts : finding.isUrgent(at: threshold)
        }
        // GitLab takes no finding without a path.
        let fallback = (project.isEmpty ? "" : project + "/") + "themepreview.yml"
        var counts = FingerprintCount()
        let issues = Cause.widestFirst(shown).map { cause in
            let path = cause.location?.file ?? fallback
            let key = "\(path)|\(cause.fingerprint)"
            return issue(cause, in: path, fingerprint: "\(key)|\(counts.next(key))".digest)
        }
        return JSONValue.list(issues).indented + "\n"
    }

    private func issue(_ cause: Cause, in path: String, fingerprint: String) -> JSONValue {
        let line = max(1, cause.location?.line ?? 1)
        let isFailing = cause.findings.contains { $0.isSevere(at: threshold) }
        return [
            "description": .string(cause.sentence.visible),
            "check_name": .string(cause.rule.rawValue),
            "fingerprint": .string(fingerprint),
            "severity": .string(isFailing ? "major" : cause.severity.gitLabName),
            "location": [
                "path": .string(path),
                "lines": ["begin": .integer(line)],
            ],
        ]
    }
}

extension Severity {
    fileprivate var gitLabName: String {
        switch self {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
