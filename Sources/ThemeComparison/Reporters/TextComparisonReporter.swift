import ColorScience
import Findings
import SourceText

/// Writes a comparison for people: a paragraph a theme, the worst first, then a line that counts and the verdict.
public struct TextComparisonReporter: ComparisonReporter {
    /// Whether it is coloured for a terminal.
    public var usesColor: Bool
    /// Whether it lists also what does not matter to the verdict.
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
        if !lines.isEmpty { lines = ["the project"] + lines + [""] }
        for theme in comparison.worstFirst {
            lines += paragraph(theme, threshold: comparison.threshold) + [""]
        }
        if !summary.extent.isEmpty { lines.append(summary.extent) }
        lines.append(style(summary.verdict, comparison.newlyFails ? .red : .green))
        return lines.joined(separator: "\n") + "\n"
    }

    private var style: TerminalStyle { TerminalStyle(isOn: usesColor) }
    private var limits: (lines: Int, names: Int) { isVerbose ? (.max, .max) : (10, 6) }
}

extension TextComparisonReporter {
    private func paragraph(_ theme: ThemeDifference, threshold: Severity) -> [String] {
        let note =
            switch theme.status {
            case .changed: ""
            case .renamed: " (renamed from \(theme.oldID))"
            case .broken: " (its file gives no theme any more)"
            case .added, .removed, .mended: " (\(theme.status.rawValue))"
            }
        let modes =
            theme.addedModes.map { "the mode \($0) is new" }
            + theme.removedModes.map { "the mode \($0) is gone" }
        return ["\(theme.id)\(note)".visible] + modes.map { row("mode", $0.visible, .dim) }
            + PairChange.Kind.allCases.flatMap { pairs($0, of: theme) }
            + findings(theme.findings, threshold: threshold) + tokens(of: theme)
    }

    private func pairs(_ kind: PairChange.Kind, of theme: ThemeDifference) -> [String] {
        let pairs = theme.pairs(kind)
        let attribute: TerminalStyle.Attribute =
            switch kind {
            case .newlyFailing, .newlyUnknown: .red
            case .newlyAllowed, .worse: .yellow
            case .newlyPassing, .better: .green
            case .appeared, .disappeared: .dim
            }
        // All pairs of a theme that comes or goes do so too.
        if !theme.isInBoth, kind == .appeared || kind == .disappeared {
            return pairs.isEmpty || kind == .disappeared
                ? [] : [row(kind.label, pairs.count.of("passing pair"), attribute)]
        }
        return limited(
            pairs.map { row(kind.label, line($0, in: theme), attribute) },
            kind.isFailure && theme.isInBoth
        )
    }

    private func line(_ change: PairChange, in theme: ThemeDifference) -> String {
        let words = change.words
        let mode = theme.modes.count > 1 ? " in \(change.mode)" : ""
        let ratios = [words.old, words.new].compactMap(\.self).joined(separator: " → ")
        let allowance = words.allowance.map { ", \($0)" } ?? ""
        let text =
            "\(change.pair.phraseWithUse)\(mode): \(ratios), needs \(words.required)\(allowance)"
        return text.visible + samples([change.old, change.new].compactMap { $0?.colors })
    }

    private func samples(_ colors: [ComparedColors]) -> String {
        let samples =
            usesColor ? colors.compactMap { Swatches.sample($0.foreground, on: $0.background) } : []
        return samples.isEmpty ? "" : "  " + samples.joined(separator: " ")
    }

    private func findings(_ changes: FindingChanges, threshold: Severity) -> [String] {
        let new = changes.new.map { finding in
            row(
                finding.severity.rawValue,
                words(finding),
                finding.isSevere(at: threshold) ? .red : .yellow
            )
        }
        let gone = changes.gone.map { row("gone", words($0), .green) }
        return limited(new, true) + limited(gone, false)
    }

    private func words(_ finding: Finding) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        let mode = finding.mode.map { " (\($0))" } ?? ""
        return "\(place)\(finding.message)\(mode) [\(finding.rule)]".visible
    }
}

extension TextComparisonReporter {
    private func tokens(of theme: ThemeDifference) -> [String] {
        let changed = TokenGroup.changed(theme.tokens).map {
            row("token", line($0, in: theme), .blue)
        }
        let following = TokenGroup.following(theme.tokens).map { group in
            let roots =
                group.change.follows.joined(separator: ", ") + scope(group.change, in: theme)
            return row("follow", "\(roots): \(group.list(atMost: limits.names))".visible, .dim)
        }
        return limited(changed, false) + limited(following, false)
    }

    private func line(_ group: TokenGroup, in theme: ThemeDifference) -> String {
        let change = group.change
        let values = [change.old?.line ?? "none", change.new?.line ?? "none"].joined(
            separator: " → "
        )
        let difference = change.deltaE.map { ", ΔE OK \(Contrast.display($0))" } ?? ""
        let text =
            "\(group.list(atMost: limits.names))\(scope(change, in: theme)): \(values)\(difference)"
        let colors = [change.old, change.new].compactMap { $0?.shown?.hex }
        return text.visible + samples(colors.map { ComparedColors(foreground: $0, background: $0) })
    }

    private func scope(_ change: TokenChange, in theme: ThemeDifference) -> String {
        let isEverywhere = change.modes.isEmpty || change.modes.count == theme.modes.count
        return isEverywhere ? "" : " in \(change.modes.joined(separator: ", "))"
    }

    private func row(_ label: String, _ text: String, _ attribute: TerminalStyle.Attribute)
        -> String
    {
        "  \(style(label, attribute))\(String(repeating: " ", count: max(1, 15 - label.count)))\(text)"
    }

    private func limited(_ rows: [String], _ isUrgent: Bool) -> [String] {
        guard !isUrgent, rows.count > limits.lines else { return rows }
        let rest =
            String(repeating: " ", count: 17)
            + "… and \(rows.count - limits.lines) more: --verbose lists them"
        return rows.prefix(limits.lines) + [style(rest, .dim)]
    }
}
