/// Writes a report as a comment on a pull request: totals, then a folded table a theme, the worst first.
public struct MarkdownReporter: Reporter {
    /// The most bytes that are written; the themes that do not fit are counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int
    /// Whether notes are written as well.
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
        let line = VerdictLine(report, threshold: threshold)
        let mark = [VerdictLine.Kind.pass: "✅", .warning: "⚠️", .fail: "❌"][line.kind] ?? ""
        var text = "\(Self.marker)\n## \(mark) Themes: \(line.verdict)\n\n\(MarkdownText.escaped(line.coverage))\n"
        let shown = report.findings.filter { isVerbose ? $0.counts : $0.isUrgent(at: threshold) }
        let groups = ThemeGroup.worstFirst(shown)
        for (index, group) in groups.enumerated() {
            let section = section(group)
            guard text.utf8.count + section.utf8.count <= limit else {
                let rest = groups[index...]
                let findings = rest.reduce(0) { $0 + $1.findings.count }
                text += "\n… and \(findings.of("finding")) in \(rest.count) more: `themepreview check` lists them.\n"
                break
            }
            text += section
        }
        return text
    }

    private func section(_ group: ThemeGroup) -> String {
        let rows = group.findings.map { finding in
            "| " + cells(finding).joined(separator: " | ") + " |\n"
        }
        return """

            <details>
            <summary>\(MarkdownText.html(group.title)): \(group.counts)</summary>

            | | Mode | Finding | Nearest that passes | Place |
            |---|---|---|---|---|
            \(rows.joined())
            </details>

            """
    }

    private func cells(_ finding: Finding) -> [String] {
        let nearest = finding.suggestions.map { "\(MarkdownText.escaped($0.token)) \(MarkdownText.code($0.value))" }
        return [
            finding.severity.rawValue, MarkdownText.escaped(finding.mode ?? ""),
            "\(MarkdownText.escaped(finding.message)) <sub>\(MarkdownText.escaped(finding.rule.rawValue))</sub>",
            nearest.joined(separator: " or "), finding.location.map { MarkdownText.code($0.description) } ?? "",
        ]
    }
}

private struct ThemeGroup {
    let title: String
    let findings: [Finding]

    static func worstFirst(_ findings: [Finding]) -> [ThemeGroup] {
        let groups = Dictionary(grouping: findings) { $0.theme }.map { theme, findings in
            ThemeGroup(title: theme ?? "The project", findings: findings.worstFirst)
        }
        return groups.sorted { left, right in
            left.tally == right.tally ? left.title < right.title : right.tally.lexicographicallyPrecedes(left.tally)
        }
    }

    private var tally: [Int] {
        [Severity.error, .warning, .note].map { severity in findings.count { $0.severity == severity } }
    }

    var counts: String {
        zip(tally, ["error", "warning", "note"]).filter { $0.0 > 0 }.map { $0.0.of($0.1) }.joined(separator: ", ")
    }
}

package enum MarkdownText {
    /// Text in a line or a table's cell.
    package static func escaped(_ text: String) -> String {
        html(text).unicodeScalars.reduce(into: "") { result, scalar in
            if "\\`*_[]|~$".unicodeScalars.contains(scalar) { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
    }

    /// Text in an HTML element, where a backslash is no escape.
    ///
    /// An empty comment splits `@name` and `#1`, because GitHub links them even when they are escaped.
    package static func html(_ text: String) -> String {
        text.visible.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@", "#": result += "\(scalar)<!-- -->"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }

    /// Text in a code span, also in a table's cell.
    package static func code(_ text: String) -> String {
        let text = text.visible
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let blank = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
        let cell = text.unicodeScalars.reduce(into: "") { $0 += $1 == "|" ? "\\|" : String($1) }
        return "\(fence)\(blank)\(cell)\(blank)\(fence)"
    }
}
