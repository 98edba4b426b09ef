import ColorScience
import Findings
import SourceText

/// Writes a comparison as a comment on a pull request: what newly fails, a table a theme, then everything else, folded.
public struct MarkdownComparisonReporter: ComparisonReporter {
    /// The most bytes that are written; what does not fit is counted.
    ///
    /// GitHub takes 65,536 characters.
    public var limit: Int

    /// Makes a reporter that writes at most `limit` bytes.
    public init(limit: Int = 60_000) { self.limit = limit }

    /// The first line, with which a job finds its comment again.
    public static let marker = "<!-- themepreview diff -->"

    /// The comparison as Markdown.
    public func text(for comparison: Comparison) -> String {
        let summary = ComparisonSummary(comparison)
        let mark = comparison.newlyFails ? "❌" : "✅"
        var text = "\(Self.marker)\n## \(mark) Themes: \(summary.verdict)\n"
        if !summary.extent.isEmpty { text += "\n\(summary.extent)\n" }
        let sections = sections(of: comparison)
        for (index, section) in sections.enumerated() {
            guard text.utf8.count + section.utf8.count <= limit else {
                text +=
                    "\n… and \((sections.count - index).of("more section")): `themepreview diff` lists them.\n"
                break
            }
            text += section
        }
        return text
    }

    private func sections(of comparison: Comparison) -> [String] {
        let themes = comparison.worstFirst
        let threshold = comparison.threshold
        let project = comparison.findings
        let failing = findings(new: project.failing(at: threshold))
        let others = findings(new: project.others(below: threshold), gone: project.gone)
        let list = themes.compactMap(fate).map { "- \($0)\n" }.joined()
        return (list.isEmpty ? [] : ["\n" + list])
            + (failing.isEmpty ? [] : ["\n### The project\n\(failing)"])
            + themes.filter { $0.newlyFails(at: threshold) }.map { failures($0, at: threshold) }
            + (others.isEmpty ? [] : [folded("The project", others)])
            + themes.compactMap { details($0, at: threshold) }
    }

    /// A line about a theme that was added, removed, renamed or repaired.
    private func fate(_ theme: ThemeDifference) -> String? {
        let id = MarkdownText.code(theme.id)
        return switch theme.status {
        case .changed, .broken: nil
        case .added, .removed, .mended: "\(id) \(theme.status.rawValue)"
        case .renamed: "\(MarkdownText.code(theme.oldID)) renamed to \(id)"
        }
    }

    private func folded(_ summary: String, _ body: String) -> String {
        "\n<details>\n<summary>\(MarkdownText.html(summary))</summary>\n\(body)\n</details>\n"
    }

    /// A table, cut where it is long, so that one theme cannot fill the comment.
    private func table(_ columns: [String], _ rows: [[String]]) -> String {
        guard !rows.isEmpty else { return "" }
        let lines = [columns, columns.map { _ in "---" }] + rows.prefix(Self.rowLimit)
        let rest =
            rows.count > Self.rowLimit
            ? "\n… and \((rows.count - Self.rowLimit).of("more row")).\n" : ""
        return "\n" + lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined() + rest
    }

    private static let rowLimit = 50
}

extension MarkdownComparisonReporter {
    private func failures(_ theme: ThemeDifference, at threshold: Severity) -> String {
        let note = theme.status == .broken ? "\nIts file gives no theme any more.\n" : ""
        return "\n### \(MarkdownText.escaped(theme.id))\n" + note
            + pairs(theme.pairs.filter(\.kind.isFailure))
            + findings(new: theme.findings.failing(at: threshold))
    }

    private func details(_ theme: ThemeDifference, at threshold: Severity) -> String? {
        // All pairs of a theme that comes or goes do so too.
        let others = theme.pairs.filter {
            !$0.kind.isFailure && (theme.isInBoth || ![.appeared, .disappeared].contains($0.kind))
        }
        let modes =
            theme.addedModes.map { "\nThe mode \(MarkdownText.code($0)) is new.\n" }
            + theme.removedModes.map { "\nThe mode \(MarkdownText.code($0)) is gone.\n" }
        let findings = findings(
            new: theme.findings.others(below: threshold),
            gone: theme.findings.gone
        )
        let body = modes.joined() + pairs(others) + findings + tokens(theme.tokens)
        return body.isEmpty
            ? nil : folded(([theme.id] + counts(theme, others)).joined(separator: ", "), body)
    }

    private func counts(_ theme: ThemeDifference, _ pairs: [PairChange]) -> [String] {
        let kinds = PairChange.Kind.allCases.compactMap { kind -> String? in
            let count = pairs.count { $0.kind == kind }
            return count > 0 ? "\(count.of("pair")) \(kind.label)" : nil
        }
        let tokens = theme.changedTokenCount
        return kinds + (tokens > 0 ? ["\(tokens.of("token")) changed"] : [])
    }

    private func pairs(_ changes: [PairChange]) -> String {
        table(
            ["", "Mode", "Pair", "Was", "Is", "Needs"],
            changes.map { change in
                let words = change.words
                let allowance = words.allowance.map { ", \($0)" } ?? ""
                return [
                    change.kind.label + allowance, MarkdownText.escaped(change.mode),
                    MarkdownText.escaped(change.pair.phraseWithUse),
                    cell(words.old, change.old?.colors),
                    cell(words.new, change.new?.colors), words.required,
                ]
            }
        )
    }

    /// A ratio and its colours, which GitHub shows beside their values.
    private func cell(_ ratio: String?, _ colors: ComparedColors?) -> String {
        let colors = colors.map {
            " \(MarkdownText.code($0.foreground)) on \(MarkdownText.code($0.background))"
        }
        return (ratio ?? "") + (colors ?? "")
    }

    private func findings(new: [Finding], gone: [Finding] = []) -> String {
        let rows =
            new.map { (label: $0.severity.rawValue, finding: $0) }
            + gone.map { (label: "gone", finding: $0) }
        return table(
            ["", "Mode", "Finding", "Place"],
            rows.map { label, finding in
                [
                    label, MarkdownText.escaped(finding.mode ?? ""),
                    "\(MarkdownText.escaped(finding.message)) <sub>\(MarkdownText.escaped(finding.rule.rawValue))</sub>",
                    finding.location.map { MarkdownText.code($0.description) } ?? "",
                ]
            }
        )
    }

    private func tokens(_ changes: [TokenChange]) -> String {
        let changed = TokenGroup.changed(changes).map { group in
            let change = group.change
            return [
                MarkdownText.escaped(group.list(atMost: 12)),
                MarkdownText.escaped(change.modes.joined(separator: ", ")),
                change.old.map { MarkdownText.code($0.line) } ?? "",
                change.new.map { MarkdownText.code($0.line) } ?? "",
                change.deltaE.map(Contrast.display) ?? "",
            ]
        }
        let following = TokenGroup.following(changes).map { group in
            "\nWith \(MarkdownText.escaped(group.change.follows.joined(separator: ", ")))"
                + " (\(MarkdownText.escaped(group.change.modes.joined(separator: ", ")))): "
                + "\(MarkdownText.escaped(group.list(atMost: 12))).\n"
        }
        return table(["Token", "Modes", "Was", "Is", "ΔE OK"], changed) + following.joined()
    }
}
