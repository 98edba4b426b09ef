/// Writes a report for people: a finding a paragraph, then the verdict.
public struct TextReporter: Reporter {
    /// Whether terminal colours are used, and the colours that were compared are shown.
    public var usesColor: Bool
    /// Whether notes, allowed findings and derived roles are shown as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity
    /// The texts of the files that findings are in; the lines in question are shown.
    public var sources: SourceLines

    /// Makes a reporter.
    public init(
        usesColor: Bool = false, isVerbose: Bool = false, sources: SourceLines = SourceLines(),
        threshold: Severity = .error
    ) {
        self.usesColor = usesColor
        self.isVerbose = isVerbose
        self.threshold = threshold
        self.sources = sources
    }

    /// The findings, the coverage and the verdict.
    public func text(for report: Report) -> String {
        var lines = report.findings.filter { isVerbose || $0.isUrgent(at: threshold) }.flatMap(paragraph)
        if isVerbose { lines += report.coverage.flatMap(derivations) }
        lines += unshown(notes(leftOutOf: report))
        let line = VerdictLine(report, threshold: threshold)
        lines += [line.coverage, style(line.verdict, line.kind.style)]
        return lines.joined(separator: "\n") + "\n"
    }

    /// Findings alone, without coverage and verdict.
    public func paragraphs(for findings: [Finding]) -> String { findings.flatMap(paragraph).joined(separator: "\n") }

    package func unshown(_ notes: Int, shownBy command: String = "--verbose") -> [String] {
        notes == 0 ? [] : [style("\(notes.of("note")), shown by \(command)", .dim)]
    }

    private func notes(leftOutOf report: Report) -> Int {
        if isVerbose { return 0 }
        return report.findings.count { $0.severity == .note && $0.counts && !$0.isUrgent(at: threshold) }
    }

    private var style: TerminalStyle { TerminalStyle(isOn: usesColor) }
}

extension TextReporter {
    func paragraph(_ finding: Finding) -> [String] {
        let place = finding.location.map { "\($0.description.visible): " } ?? ""
        let standing = style(finding.standing, finding.counts ? finding.severity.style : .dim)
        let scope = finding.scope.isEmpty ? "" : style(finding.scope.visible, .dim)
        var lines = ["\(place)\(standing): \(finding.message.visible)\(scope) \(style("[\(finding.rule)]", .dim))"]
        if let location = finding.location { lines += sources.frame(of: location).map { style($0.visible, .dim) } }
        if usesColor, let swatches = Swatches.line(for: finding) { lines.append(swatches) }
        if let reason = finding.waiver { lines.append("  waived: \(reason.visible)") }
        if let help = finding.help { lines.append("  help: \(help.visible)") }
        return lines
    }

    private func derivations(_ row: Coverage) -> [String] {
        guard !row.derivedRoles.isEmpty else { return [] }
        let roles = row.derivedRoles.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }
        return ["\(row.theme): derived: \(roles.joined(separator: ", "))"]
    }
}

extension Severity {
    fileprivate var style: TerminalStyle.Attribute {
        switch self {
        case .error: .red
        case .warning: .yellow
        case .note: .blue
        }
    }
}

extension VerdictLine.Kind {
    fileprivate var style: TerminalStyle.Attribute {
        switch self {
        case .pass: .green
        case .warning: .yellow
        case .fail: .red
        }
    }
}
