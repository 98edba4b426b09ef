package import Findings

/// The findings that appeared and that are gone, apart from those about a pair's contrast, which its verdict tells.
package struct FindingChanges: Hashable, Sendable {
    /// What was not found before.
    package let new: [Finding]
    /// What is found no more.
    package let gone: [Finding]

    /// Compares findings; the old ones are taken as findings about `theme`, which may have had another id.
    init(from old: [Finding], to new: [Finding], theme: String? = nil) {
        let renamed = old.map { finding in
            var finding = finding
            finding.theme = theme
            return finding
        }
        self.new = Report(findings: new).findings(notIn: Report(findings: renamed))
        gone = Report(findings: renamed).findings(notIn: Report(findings: new))
    }

    /// The findings of a report by theme.
    static func byTheme(_ report: Report) -> [String?: [Finding]] {
        Dictionary(grouping: report.findings.filter { !$0.rule.isAboutContrast }, by: \.theme)
    }

    /// Whether nothing appeared or is gone.
    var isEmpty: Bool { new.isEmpty && gone.isEmpty }

    /// The new findings that fail a check.
    func failing(at threshold: Severity) -> [Finding] { new.filter { $0.severity >= threshold } }

    /// The new findings that fail no check.
    func others(below threshold: Severity) -> [Finding] { new.filter { $0.severity < threshold } }
}
