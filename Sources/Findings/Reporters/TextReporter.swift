/// Writes a report for people: a finding a paragraph, then a line that counts.
public struct TextReporter: Sendable {
    /// Whether terminal colours are used.
    public var usesColor: Bool
    /// Whether notes, waived findings and derived roles are shown as well.
    public var isVerbose: Bool

    /// Makes a reporter.
    public init(usesColor: Bool = false, isVerbose: Bool = false) {
        self.usesColor = usesColor
        self.isVerbose = isVerbose
    }

    /// The findings, the coverage and the closing line.
    public func text(for report: Report) -> String {
        var lines = report.findings.filter(isShown).flatMap(paragraph)
        if isVerbose { lines += report.coverage.flatMap(derivations) }
        lines += closing(Summary(report), report.coverage)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Findings alone, without coverage and closing line.
    public func paragraphs(for findings: [Finding]) -> String { findings.flatMap(paragraph).joined(separator: "\n") }

    private func isShown(_ finding: Finding) -> Bool {
        isVerbose || (finding.counts && finding.severity > .note)
    }
}

extension TextReporter {
    /// One finding: place, severity, what is wrong and the rule; then what to do.
    func paragraph(_ finding: Finding) -> [String] {
        let place = finding.location.map { "\($0.description.visible): " } ?? ""
        let severity = finding.counts ? styled(finding.severity) : styled("waived", .dim)
        var lines = [
            "\(place)\(severity): \(finding.message.visible)\(scope(of: finding)) \(styled("[\(finding.rule)]", .dim))"
        ]
        if let reason = finding.waiver { lines.append("  waived: \(reason.visible)") }
        if let help = finding.help { lines.append("  help: \(help.visible)") }
        return lines
    }

    private func scope(of finding: Finding) -> String {
        guard let theme = finding.theme, let mode = finding.mode else { return "" }
        return styled(" (\(theme), \(mode))", .dim)
    }

    private func derivations(_ row: Coverage) -> [String] {
        guard !row.derivedRoles.isEmpty else { return [] }
        let roles = row.derivedRoles.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
        return ["\(row.theme): derived: \(roles.joined(separator: ", "))"]
    }
}

extension TextReporter {
    private func closing(_ summary: Summary, _ coverage: [Coverage]) -> [String] {
        let scope =
            "\(count(summary.themes, "theme")), \(count(summary.modes, "mode")), "
            + "\(summary.checked) of \(count(summary.pairs, "pair")) checked"
        let unchecked = coverage.filter { $0.checked == 0 }.map(\.theme)
        let reached = coverage.reduce(0) { $0 + $1.uncheckedRoles.count }
        var notes: [String] = []
        if summary.unknown > 0 { notes.append("\(summary.unknown) unknown") }
        if reached > 0 { notes.append("\(count(reached, "role")) that no pair reaches") }
        if !unchecked.isEmpty { notes.append("no check for \(unchecked.joined(separator: ", "))") }
        if summary.waived > 0 { notes.append("\(summary.waived) waived") }
        let extent = ([scope] + notes).joined(separator: "; ")
        return [extent, verdict(summary, isComplete: notes.isEmpty)]
    }

    private func verdict(_ summary: Summary, isComplete: Bool) -> String {
        let counts = [
            summary.errors > 0 ? count(summary.errors, "error") : nil,
            summary.warnings > 0 ? count(summary.warnings, "warning") : nil,
        ].compactMap(\.self)
        if !counts.isEmpty {
            return styled(counts.joined(separator: ", "), summary.errors > 0 ? .red : .yellow)
        }
        if summary.checked == 0 { return styled("nothing was checked", .yellow) }
        if summary.unknown > 0 { return styled("\(count(summary.unknown, "pair")) unknown, which is no pass", .red) }
        return styled(isComplete ? "all passed" : "no errors, with the exceptions above", .green)
    }

    private func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}

extension TextReporter {
    private enum Style: String {
        case red = "31"
        case green = "32"
        case yellow = "33"
        case blue = "34"
        case dim = "2"
    }

    private func styled(_ text: String, _ style: Style) -> String {
        usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
    }

    private func styled(_ severity: Severity) -> String {
        let style: Style =
            switch severity {
            case .error: .red
            case .warning: .yellow
            case .note: .blue
            }
        return styled(severity.rawValue, style)
    }
}
