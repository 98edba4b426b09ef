import SourceText

/// Writes a report as a comment on a pull request: totals, then a folded list of causes a theme, the worst first.
public struct MarkdownReporter: Reporter {
    /// The most bytes that are written; the themes that do not fit are counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int
    /// True to write notes, and all findings of a cause, as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity

    /// The project's path from the top of the repository; empty for the top itself.
    public var project: String
    /// The address of the checked commit's files, up to the path, for links; nil leaves them out.
    public var files: String?

    /// Makes a reporter.
    public init(
        isVerbose: Bool = false,
        limit: Int = 60_000,
        threshold: Severity = .error,
        project: String = "",
        files: String? = nil
    ) {
        self.isVerbose = isVerbose
        self.threshold = threshold
        self.limit = limit
        self.project = project
        self.files = files
    }

    /// The first line, by which a job finds the comment of this project again.
    public var marker: String {
        let name = project.isEmpty ? "" : ": \(percentEncoded(project))"
        return "<!-- themepreview\(name) -->"
    }

    /// The report as GitHub-flavoured Markdown.
    public func text(for report: Report) -> String {
        let shown = report.findings.filter { finding in
            isVerbose ? finding.counts : finding.isUrgent(at: threshold)
        }
        let groups = ThemeGroup.worstFirst(shown)
        var text = head(of: report)
        for (index, group) in groups.enumerated() {
            let section = section(group)
            guard text.utf8.count + section.utf8.count <= limit else {
                return text + remainder(groups[index...])
            }
            text += section
        }
        return text
    }

    private func head(of report: Report) -> String {
        let line = VerdictLine(report, threshold: threshold)
        let name = project.isEmpty ? "" : " in \(MarkdownEscape.escaped(project))"
        var text = """
            \(marker)
            ## \(line.kind.mark) Themes\(name): \(line.verdict)

            \(MarkdownEscape.escaped(line.coverage))

            """
        if let fixes = report.fixLine {
            text += "\n\(MarkdownEscape.escaped(fixes))\n"
        }
        return text
    }

    private func remainder(_ groups: ArraySlice<ThemeGroup>) -> String {
        let findings = groups.reduce(0) { $0 + $1.findingCount }
        return """

            … and \(findings.of("finding")) in \(groups.count) more: `themepreview check` lists them.

            """
    }

    private func section(_ group: ThemeGroup) -> String {
        let rows = group.causes.map { cause in
            var row = "- \(MarkdownCause(cause, files: files).line)\n"
            if isVerbose {
                for detail in cause.details {
                    let words = String(detail.drop { $0 == " " })
                    row += "  - \(MarkdownEscape.escaped(words))\n"
                }
            }
            return row
        }
        return """

            <details>
            <summary>\(MarkdownEscape.html(group.title)): \(group.counts)</summary>

            \(rows.joined())
            </details>

            """
    }
}

private struct ThemeGroup {
    let title: String
    let causes: [Cause]

    /// Causes by the theme of their worst finding, those of most pairs and themes first.
    static func worstFirst(_ findings: [Finding]) -> [ThemeGroup] {
        let byTheme = Dictionary(grouping: Cause.widestFirst(findings)) { $0.worst.theme }
        let groups = byTheme.map { theme, causes in
            ThemeGroup(title: theme ?? "The project", causes: causes)
        }
        return groups.sorted { left, right in
            if left.tally == right.tally { return left.title < right.title }
            return right.tally.lexicographicallyPrecedes(left.tally)
        }
    }

    var findingCount: Int { causes.reduce(0) { $0 + $1.findings.count } }

    private var tally: [Int] {
        [Severity.error, .warning, .note].map { severity in
            causes.flatMap(\.findings).count { $0.severity == severity }
        }
    }

    var counts: String {
        var counts: [String] = []
        for (count, noun) in zip(tally, ["error", "warning", "note"]) where count > 0 {
            counts.append(count.of(noun))
        }
        let findings = counts.joined(separator: ", ")
        return causes.count == findingCount
            ? findings : "\(causes.count.of("cause")): \(findings)"
    }
}

extension VerdictLine.Kind {
    fileprivate var mark: String {
        switch self {
        case .pass: "✅"
        case .warning: "⚠️"
        case .fail: "❌"
        }
    }
}
