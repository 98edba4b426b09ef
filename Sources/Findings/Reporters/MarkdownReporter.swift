import SourceText

/// Writes a report as a comment on a pull request: totals, then a folded table of causes a theme, the worst first.
public struct MarkdownReporter: Reporter {
    /// The most bytes that are written; the themes that do not fit are counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int
    /// Whether notes, and all findings of a cause, are written as well.
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
        var text =
            "\(Self.marker)\n## \(mark) Themes: \(line.verdict)\n\n\(MarkdownText.escaped(line.coverage))\n"
        if let line = report.mendingLine { text += "\n\(MarkdownText.escaped(line))\n" }
        let shown = report.findings.filter { isVerbose ? $0.counts : $0.isUrgent(at: threshold) }
        let groups = ThemeGroup.worstFirst(shown)
        for (index, group) in groups.enumerated() {
            let section = section(group)
            guard text.utf8.count + section.utf8.count <= limit else {
                let rest = groups[index...]
                let findings = rest.reduce(0) { $0 + $1.findingCount }
                text +=
                    "\n… and \(findings.of("finding")) in \(rest.count) more: `themepreview check` lists them.\n"
                break
            }
            text += section
        }
        return text
    }

    private func section(_ group: ThemeGroup) -> String {
        let rows = group.causes.map { cause in
            "| " + cells(cause).joined(separator: " | ") + " |\n"
        }
        return """

            <details>
            <summary>\(MarkdownText.html(group.title)): \(group.counts)</summary>

            | | Mode | Finding | What passes | Place |
            |---|---|---|---|---|
            \(rows.joined())
            </details>

            """
    }

    private func cells(_ cause: Cause) -> [String] {
        let modes = Set(cause.findings.compactMap(\.mode)).sorted().joined(separator: ", ")
        // In a code span, GitHub shows a sample of the colour.
        let value = cause.value?.value ?? ""
        let plan =
            (value.isEmpty ? "" : MarkdownText.code(value))
            + MarkdownText.escaped(String(cause.plan.dropFirst(value.count)))
        let details =
            isVerbose ? cause.details.map { "<br>\(MarkdownText.escaped($0))" }.joined() : ""
        return [
            cause.severity.rawValue, MarkdownText.escaped(modes),
            "\(MarkdownText.escaped(cause.problem)) <sub>\(MarkdownText.escaped(cause.rule.rawValue))</sub>\(details)",
            plan, cause.location.map { MarkdownText.code($0.description) } ?? "",
        ]
    }
}

private struct ThemeGroup {
    let title: String
    let causes: [Cause]

    /// Causes by the theme of their worst finding.
    static func worstFirst(_ findings: [Finding]) -> [ThemeGroup] {
        let groups = Dictionary(grouping: Cause.worstFirst(findings)) { $0.worst.theme }.map {
            theme,
            causes in
            ThemeGroup(title: theme ?? "The project", causes: causes)
        }
        return groups.sorted { left, right in
            left.tally == right.tally
                ? left.title < right.title : right.tally.lexicographicallyPrecedes(left.tally)
        }
    }

    var findingCount: Int { causes.reduce(0) { $0 + $1.findings.count } }

    private var tally: [Int] {
        [Severity.error, .warning, .note].map { severity in
            causes.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
        }
    }

    var counts: String {
        let counts = zip(tally, ["error", "warning", "note"]).filter { $0.0 > 0 }.map {
            $0.0.of($0.1)
        }
        return (causes.count == findingCount ? "" : "\(causes.count.of("cause")): ")
            + counts.joined(separator: ", ")
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
