import ColorScience
import Findings
import SourceText

/// Writes a comparison as a comment on a pull request: new failures, a table a theme, then everything else, folded.
public struct MarkdownComparisonReporter: ComparisonReporter {
    /// The most bytes that are written; sections that do not fit are counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int

    /// Makes a reporter that writes at most `limit` bytes.
    public init(limit: Int = 60_000) {
        self.limit = limit
    }

    /// The first line, with which a job finds its comment again.
    public static let marker = "<!-- themepreview diff -->"

    /// The comparison as Markdown.
    public func text(for comparison: Comparison) -> String {
        let summary = ComparisonSummary(comparison)
        let mark = comparison.newlyFails ? "❌" : "✅"
        var text = "\(Self.marker)\n## \(mark) Themes: \(summary.verdict)\n"
        if !summary.extent.isEmpty {
            text += "\n\(summary.extent)\n"
        }
        let sections = sections(of: comparison)
        for (index, section) in sections.enumerated() {
            guard text.utf8.count + section.utf8.count <= limit else {
                let rest = (sections.count - index).of("more section")
                text += "\n… and \(rest): `themepreview diff` lists them.\n"
                break
            }
            text += section
        }
        return text
    }

    private func sections(of comparison: Comparison) -> [String] {
        let themes = comparison.worstFirst
        let threshold = comparison.threshold
        var sections: [String] = []
        let fates = themes.compactMap(fate)
        if !fates.isEmpty {
            sections.append("\n" + fates.map { "- \($0)\n" }.joined())
        }
        let project = comparison.findings
        let failing = findings(new: project.failing(at: threshold))
        if !failing.isEmpty {
            sections.append("\n### The project\n\(failing)")
        }
        for theme in themes where theme.newlyFails(at: threshold) {
            sections.append(failures(theme, at: threshold))
        }
        let others = findings(
            new: project.others(below: threshold),
            allowed: project.allowed,
            gone: project.gone
        )
        if !others.isEmpty {
            sections.append(folded("The project", others))
        }
        return sections + themes.compactMap { details($0, at: threshold) }
    }

    /// A line about a theme that was added, removed, renamed or repaired.
    private func fate(_ theme: ThemeDifference) -> String? {
        let id = MarkdownEscape.code(theme.id)
        return switch theme.status {
        case .changed, .broken: nil
        case .added, .removed, .mended: "\(id) \(theme.status.label)"
        case .renamed: "\(MarkdownEscape.code(theme.oldID)) renamed to \(id)"
        }
    }

    private func folded(_ summary: String, _ body: String) -> String {
        "\n<details>\n<summary>\(MarkdownEscape.html(summary))</summary>\n\(body)\n</details>\n"
    }

    /// A table, cut where it is long, so that one theme cannot fill the comment.
    private func table(_ columns: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        let rule = columns.map { _ in "---" }
        var text = "\n"
        for line in [columns, rule] + rows.prefix(Self.rowLimit) {
            text += "| " + line.joined(separator: " | ") + " |\n"
        }
        if rows.count > Self.rowLimit {
            let rest = (rows.count - Self.rowLimit).of("more row")
            text += "\n… and \(rest).\n"
        }
        return text
    }

    private static let rowLimit = 50
}

extension MarkdownComparisonReporter {
    private func failures(_ theme: ThemeDifference, at threshold: Severity) -> String {
        var text = "\n### \(MarkdownEscape.escaped(theme.id))\n"
        if theme.status == .broken {
            text += "\nIts file gives no theme any more.\n"
        }
        text += pairs(theme.pairs.filter(\.kind.isFailure))
        text += findings(new: theme.findings.failing(at: threshold))
        return text
    }

    private func details(_ theme: ThemeDifference, at threshold: Severity) -> String? {
        // All pairs of a theme that comes or goes do so too.
        let others = theme.pairs.filter { pair in
            let comesOrGoes = pair.kind == .appeared || pair.kind == .disappeared
            return !pair.kind.isFailure && (theme.isInBoth || !comesOrGoes)
        }
        var body = ""
        for mode in theme.addedModes {
            body += "\nThe mode \(MarkdownEscape.code(mode)) is new.\n"
        }
        for mode in theme.removedModes {
            body += "\nThe mode \(MarkdownEscape.code(mode)) is gone.\n"
        }
        body += pairs(others)
        body += findings(
            new: theme.findings.others(below: threshold),
            allowed: theme.findings.allowed,
            gone: theme.findings.gone
        )
        body += tokens(theme.tokens)
        if body.isEmpty {
            return nil
        }
        let summary = [theme.id] + counts(theme, others)
        return folded(summary.joined(separator: ", "), body)
    }

    private func counts(_ theme: ThemeDifference, _ pairs: [PairChange]) -> [String] {
        var counts: [String] = []
        for kind in PairChange.Kind.allCases {
            let count = pairs.count { $0.kind == kind }
            if count > 0 {
                counts.append("\(count.of("pair")) \(kind.label)")
            }
        }
        let tokens = theme.changedTokenCount
        if tokens > 0 {
            counts.append("\(tokens.of("token")) changed")
        }
        return counts
    }

    private func pairs(_ changes: [PairChange]) -> String {
        let rows = changes.map { change in
            let words = change.words
            let allowance = words.allowance.map { ", \($0)" } ?? ""
            return [
                change.kind.label + allowance,
                MarkdownEscape.escaped(change.mode),
                MarkdownEscape.escaped(change.pair.phraseWithUse + change.place),
                cell(words.old, change.old?.colors),
                cell(words.new, change.new?.colors),
                words.required,
            ]
        }
        return table(["", "Mode", "Pair", "Was", "Is", "Needs"], rows)
    }

    /// A ratio and its colours, which GitHub shows beside their values.
    private func cell(_ ratio: String?, _ colors: ComparedColors?) -> String {
        guard let colors else { return ratio ?? "" }
        let foreground = MarkdownEscape.code(colors.foreground)
        let background = MarkdownEscape.code(colors.background)
        return "\(ratio ?? "") \(foreground) on \(background)"
    }

    private func findings(
        new: [Finding],
        allowed: [Finding] = [],
        gone: [Finding] = []
    ) -> String {
        var rows = new.map { row($0.severity.rawValue, $0) }
        rows += allowed.map { row("newly allowed", $0) }
        rows += gone.map { row("gone", $0) }
        return table(["", "Mode", "Finding", "Place"], rows)
    }

    private func row(_ label: String, _ finding: Finding) -> [String] {
        let message = MarkdownEscape.escaped(finding.message)
        let rule = MarkdownEscape.escaped(finding.rule.rawValue)
        return [
            label,
            MarkdownEscape.escaped(finding.mode ?? ""),
            "\(message) <sub>\(rule)</sub>",
            finding.location.map { MarkdownEscape.code($0.description) } ?? "",
        ]
    }

    private func tokens(_ changes: [TokenChange]) -> String {
        let rows = TokenGroup.changed(changes).map { group in
            let change = group.change
            return [
                MarkdownEscape.escaped(group.list(atMost: 12)),
                MarkdownEscape.escaped(change.modes.joined(separator: ", ")),
                change.old.map { MarkdownEscape.code($0.line) } ?? "",
                change.new.map { MarkdownEscape.code($0.line) } ?? "",
                change.deltaE.map(Contrast.display) ?? "",
            ]
        }
        var text = table(["Token", "Modes", "Was", "Is", "ΔE OK"], rows)
        for group in TokenGroup.changed(changes) {
            guard let uses = group.uses else { continue }
            let names = MarkdownEscape.escaped(group.list(atMost: 12))
            text += "\n\(names): \(MarkdownEscape.escaped(uses.phrase)).\n"
        }
        for group in TokenGroup.following(changes) {
            let roots = MarkdownEscape.escaped(group.change.follows.joined(separator: ", "))
            let modes = MarkdownEscape.escaped(group.change.modes.joined(separator: ", "))
            let names = MarkdownEscape.escaped(group.list(atMost: 12))
            let uses = group.uses.map { "; " + MarkdownEscape.escaped($0.phrase) } ?? ""
            text += "\nWith \(roots) (\(modes)): \(names)\(uses).\n"
        }
        return text
    }
}
