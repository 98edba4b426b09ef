import SourceText

/// Writes a report for people: a cause a paragraph, then the verdict.
public struct TextReporter: Reporter {
    /// True to use terminal colours, and to show the colours that were compared.
    public var usesColor: Bool
    /// True to show notes, allowed findings, all findings of a cause and derived roles as well.
    public var isVerbose: Bool
    /// The least severity that fails the check.
    public var threshold: Severity
    /// The texts of the files that findings are in; the lines in question are shown.
    public var sources: SourceLines

    /// Makes a reporter.
    public init(
        usesColor: Bool = false,
        isVerbose: Bool = false,
        sources: SourceLines = SourceLines(),
        threshold: Severity = .error
    ) {
        self.usesColor = usesColor
        self.isVerbose = isVerbose
        self.threshold = threshold
        self.sources = sources
    }

    /// The causes, the coverage, the verdict, and the causes that `fix` fixes.
    public func text(for report: Report) -> String {
        let shown = report.findings.filter { isVerbose || $0.isUrgent(at: threshold) }
        var lines = paragraphs(of: Cause.causes(of: shown))
        if isVerbose {
            lines += report.coverage.flatMap(derivations)
        }
        lines += unshown(notes(leftOutOf: report))
        let line = VerdictLine(report, threshold: threshold)
        lines += [line.coverage, style(line.verdict, line.kind.style)]
        if let fixes = report.fixLine {
            lines.append(fixes)
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Findings alone, without coverage and verdict.
    public func paragraphs(for findings: [Finding]) -> String {
        findings.flatMap(paragraph).joined(separator: "\n")
    }

    package func unshown(_ notes: Int, shownBy command: String = "--verbose") -> [String] {
        notes == 0 ? [] : [style("\(notes.of("note")), shown by \(command)", .dim)]
    }

    private func notes(leftOutOf report: Report) -> Int {
        if isVerbose { return 0 }
        return report.findings.count {
            $0.severity == .note && $0.counts && !$0.isUrgent(at: threshold)
        }
    }

    private var style: TerminalStyle { TerminalStyle(isOn: usesColor) }
}

extension TextReporter {
    func paragraph(_ finding: Finding) -> [String] {
        let scope = finding.scope.isEmpty ? "" : style(finding.scope.visible, .dim)
        let sentence = finding.message.visible + scope
        return paragraph(finding, finding.standing, sentence, at: finding.location)
            + help(finding.help)
            + further(finding.further)
    }

    /// Says once how to remove stale rows of a baseline.
    private func paragraphs(of causes: [Cause]) -> [String] {
        var known: Set<String?> = []
        return causes.flatMap { cause in
            let isKnown = cause.rule == .staleBaseline && !known.insert(cause.help).inserted
            return isKnown ? paragraph(cause).dropLast() : paragraph(cause)
        }
    }

    private func paragraph(_ cause: Cause) -> [String] {
        if cause.token == nil { return paragraph(cause.summary) }
        var lines = paragraph(
            cause.worst,
            cause.standing,
            cause.sentence.visible,
            at: cause.location
        )
        if isVerbose { lines += cause.details.map(\.visible) }
        return lines + help(cause.help)
    }

    private func paragraph(
        _ finding: Finding,
        _ standing: String,
        _ sentence: String,
        at location: SourceLocation?
    ) -> [String] {
        let place = location.map { "\($0.description.visible): " } ?? ""
        let standing = style(standing, finding.counts ? finding.severity.style : .dim)
        var lines = ["\(place)\(standing): \(sentence) \(style("[\(finding.rule)]", .dim))"]
        if let location {
            lines += sources.frame(of: location).map { style($0.visible, .dim) }
        }
        if usesColor, let swatches = Swatches.line(for: finding) {
            lines.append(swatches)
        }
        if let reason = finding.waiver {
            lines.append("  waived: \(reason.visible)")
        }
        return lines
    }

    private func further(_ places: [FurtherPlace]) -> [String] {
        guard isVerbose else { return [] }
        return places.map { place in
            let start = place.location.map { "\($0.description.visible): " } ?? ""
            return "  also \(start)\(place.message.visible)"
        }
    }

    private func help(_ help: String?) -> [String] {
        help.map { ["  help: \($0.visible)"] } ?? []
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
