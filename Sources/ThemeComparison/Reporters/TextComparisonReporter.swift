import ColorScience
import Findings
import SourceText

/// Writes a comparison for people: a paragraph a theme, the worst first, then a line that counts and the verdict.
public struct TextComparisonReporter: ComparisonReporter {
    /// The text is coloured for a terminal.
    public var usesColor: Bool
    /// Changes that do not matter to the verdict are listed, too.
    public var isVerbose: Bool

    /// Makes a reporter.
    public init(usesColor: Bool = false, isVerbose: Bool = false) {
        self.usesColor = usesColor
        self.isVerbose = isVerbose
    }

    /// The comparison as lines of text.
    public func text(for comparison: Comparison) -> String {
        let summary = ComparisonSummary(comparison)
        var lines = findings(comparison.findings, threshold: comparison.threshold)
        if !lines.isEmpty {
            lines = ["the project"] + lines + [""]
        }
        for theme in comparison.worstFirst {
            lines += paragraph(theme, threshold: comparison.threshold) + [""]
        }
        if !summary.extent.isEmpty {
            lines.append(summary.extent)
        }
        lines.append(style(summary.verdict, comparison.newlyFails ? .red : .green))
        return lines.joined(separator: "\n") + "\n"
    }

    private var style: TerminalStyle {
        TerminalStyle(isOn: usesColor)
    }
    private var limits: (lines: Int, names: Int) {
        isVerbose ? (.max, .max) : (10, 6)
    }
}

extension TextComparisonReporter {
    private func paragraph(_ theme: ThemeDifference, threshold: Severity) -> [String] {
        let note =
            switch theme.status {
            case .changed: ""
            case .renamed: " (renamed from \(theme.oldID))"
            case .broken: " (its file gives no theme any more)"
            case .added, .removed, .mended: " (\(theme.status.label))"
            }
        var lines = ["\(theme.id)\(note)".visible]
        for mode in theme.addedModes {
            lines.append(row("mode", "the mode \(mode) is new".visible, .dim))
        }
        for mode in theme.removedModes {
            lines.append(row("mode", "the mode \(mode) is gone".visible, .dim))
        }
        for kind in PairChange.Kind.allCases {
            lines += pairs(kind, of: theme)
        }
        lines += findings(theme.findings, threshold: threshold)
        return lines + tokens(of: theme)
    }

    private func pairs(_ kind: PairChange.Kind, of theme: ThemeDifference) -> [String] {
        let pairs = theme.pairs(kind)
        // All pairs of a theme that comes or goes do so too.
        if !theme.isInBoth, kind == .disappeared {
            return []
        }
        if !theme.isInBoth, kind == .appeared {
            guard !pairs.isEmpty else { return [] }
            let count = pairs.count.of("passing pair")
            return [row(kind.label, count, kind.style)]
        }
        let rows = pairs.map { pair in
            row(kind.label, line(pair, in: theme), kind.style)
        }
        let isUrgent = kind.isFailure && theme.isInBoth
        return limited(rows, isUrgent: isUrgent)
    }

    private func line(_ change: PairChange, in theme: ThemeDifference) -> String {
        let words = change.words
        let mode = theme.modes.count > 1 ? " in \(change.mode)" : ""
        let ratios = [words.old, words.new].compactMap(\.self).joined(separator: " → ")
        let allowance = words.allowance.map { ", \($0)" } ?? ""
        let pair = "\(change.pair.phraseWithUse)\(mode)"
        let text = "\(pair): \(ratios), needs \(words.required)\(allowance)\(change.place)"
        let colors = [change.old, change.new].compactMap { $0?.colors }
        return text.visible + samples(colors)
    }

    private func samples(_ colors: [ComparedColors]) -> String {
        guard usesColor else { return "" }
        let samples = colors.compactMap { pair in
            Swatches.sample(pair.foreground, on: pair.background)
        }
        return samples.isEmpty ? "" : "  " + samples.joined(separator: " ")
    }

    private func findings(_ changes: FindingChanges, threshold: Severity) -> [String] {
        let new = changes.new.map { finding in
            row(
                finding.severity.rawValue,
                line(finding),
                finding.isSevere(at: threshold) ? .red : .yellow
            )
        }
        let allowed = changes.allowed.map { finding in
            row("newly allowed", line(finding), .yellow)
        }
        let gone = changes.gone.map { finding in
            row("gone", line(finding), .green)
        }
        return limited(new, isUrgent: true)
            + limited(allowed, isUrgent: false)
            + limited(gone, isUrgent: false)
    }

    private func line(_ finding: Finding) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        let mode = finding.mode.map { " (\($0))" } ?? ""
        return "\(place)\(finding.message)\(mode) [\(finding.rule)]".visible
    }
}

extension TextComparisonReporter {
    private func tokens(of theme: ThemeDifference) -> [String] {
        let changed = TokenGroup.changed(theme.tokens).map { group in
            row("token", line(group, in: theme), .blue)
        }
        let following = TokenGroup.following(theme.tokens).map { group in
            let roots = group.change.follows.joined(separator: ", ")
            let scope = scope(group.change, in: theme)
            let names = group.list(atMost: limits.names)
            let uses = group.uses.map { "; \($0.phrase)" } ?? ""
            return row("follow", "\(roots)\(scope): \(names)\(uses)".visible, .dim)
        }
        return limited(changed, isUrgent: false)
            + limited(following, isUrgent: false)
    }

    private func line(_ group: TokenGroup, in theme: ThemeDifference) -> String {
        let change = group.change
        let names = group.list(atMost: limits.names) + scope(change, in: theme)
        let values = "\(change.old?.line ?? "none") → \(change.new?.line ?? "none")"
        let difference = change.deltaE.map { ", ΔE OK \(Contrast.display($0))" } ?? ""
        let colors = [change.old, change.new].compactMap { value in
            value?.shown.map { color in
                ComparedColors(foreground: color.hex, background: color.hex)
            }
        }
        let uses = group.uses.map { "; \($0.phrase)" } ?? ""
        return "\(names): \(values)\(difference)\(uses)".visible + samples(colors)
    }

    private func scope(_ change: TokenChange, in theme: ThemeDifference) -> String {
        let modes = change.modes
        if modes.isEmpty || modes.count == theme.modes.count {
            return ""
        }
        return " in " + modes.joined(separator: ", ")
    }

    private func row(
        _ label: String,
        _ text: String,
        _ attribute: TerminalStyle.Attribute
    ) -> String {
        let gap = String(repeating: " ", count: max(2, 15 - label.count))
        return "  \(style(label, attribute))\(gap)\(text)"
    }

    private func limited(_ rows: [String], isUrgent: Bool) -> [String] {
        guard !isUrgent, rows.count > limits.lines else {
            return rows
        }
        let indent = String(repeating: " ", count: 17)
        let count = rows.count - limits.lines
        let rest = "\(indent)… and \(count) more: --verbose lists them"
        return rows.prefix(limits.lines) + [style(rest, .dim)]
    }
}

extension PairChange.Kind {
    fileprivate var style: TerminalStyle.Attribute {
        switch self {
        case .newlyFailing, .newlyUnknown: .red
        case .newlyAllowed, .noLongerJudged, .worse: .yellow
        case .newlyPassing, .better: .green
        case .appeared, .disappeared: .dim
        }
    }
}
