import SourceText

/// Writes a report as a comment on a pull request: totals, then a folded table of causes a theme, the worst first.
public struct MarkdownReporter: Reporter {
    /// The most bytes that are written; the themes that do not fit are counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int
    /// True to write notes, and all findings of a cause, as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity

    /// Makes a reporter.
    public init(isVerbose: Bool = false, limit: Int = 60_000, threshold: Severity = .error) {
        self.isVerbose = isVerbose
        self.threshold = threshold
        self.limit = limit
    }

    /// The first line, with which a job finds its comment again.
    public static let marker = "<!-- themepreview -->"

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
        var text = """
            \(Self.marker)
            ## \(line.kind.mark) Themes: \(line.verdict)

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
            "| " + cells(cause).joined(separator: " | ") + " |\n"
        }
        return """

            <details>
            <summary>\(MarkdownEscape.html(group.title)): \(group.counts)</summary>

            | | Mode | Finding | What passes | Place |
            |---|---|---|---|---|
            \(rows.joined())
            </details>

            """
    }

    private func cells(_ cause: Cause) -> [String] {
        let modes = Set(cause.findings.compactMap(\.mode)).sorted().joined(separator: ", ")
        let rule = MarkdownEscape.escaped(cause.rule.rawValue)
        var finding = "\(MarkdownEscape.escaped(cause.problem)) <sub>\(rule)</sub>"
        if isVerbose {
            for detail in cause.details {
                finding += "<br>\(MarkdownEscape.escaped(detail))"
            }
        }
        return [
            cause.severity.rawValue,
            MarkdownEscape.escaped(modes),
            finding,
            plan(of: cause),
            cause.location.map { MarkdownEscape.code($0.description) } ?? "",
        ]
    }

    private func plan(of cause: Cause) -> String {
        guard let value = cause.value?.value else { return MarkdownEscape.escaped(cause.plan) }
        // In a code span, GitHub shows a sample of the colour.
        let rest = String(cause.plan.dropFirst(value.count))
        return MarkdownEscape.code(value) + MarkdownEscape.escaped(rest)
    }
}

private struct ThemeGroup {
    let title: String
    let causes: [Cause]

    /// Causes by the theme of their worst finding.
    static func worstFirst(_ findings: [Finding]) -> [ThemeGroup] {
        let byTheme = Dictionary(grouping: Cause.worstFirst(findings)) { $0.worst.theme }
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
