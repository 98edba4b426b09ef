/// The rules to which a project gives a severity of its own, or that it switches off.
public struct RuleSettings: Hashable, Sendable {
    /// The fate of a rule's findings.
    public enum Setting: Hashable, Sendable {
        /// They are allowed, as with a waiver, and shown by `--verbose`.
        case off
        /// They have this severity.
        case severity(Severity)
    }

    /// The settings by rule; a rule without one is as it is.
    public var settings: [RuleID: Setting]

    /// The lowest severity that fails a check, by rule or family of rules.
    package var thresholds: [String: Severity] = [:]

    /// Makes settings.
    public init(_ settings: [RuleID: Setting] = [:]) { self.settings = settings }

    /// The reason for which the findings of a rule that is off are allowed.
    package static let offReason = "the rule is off in themepreview.yml"

    /// The rules that say that something was not checked: they keep their severity, since unknown is never a pass.
    public static let fixed: Set<RuleID> = [
        .unreadableFile, .duplicateID, .unknownBase, .missingRole, .unknownBackdrop, .invalidColor,
        .unknownReference,
        .aliasCycle, .unknownPair, .unreadablePair, .nothingChecked,
        .missingPairs,
    ]
}

extension RuleSettings {
    package func applied(to findings: [Finding]) -> [Finding] {
        settings.isEmpty && thresholds.isEmpty ? findings : findings.map(applied)
    }

    /// Applies the settings to findings, and allows the pairs that fail by a rule that is off.
    package func applied(to report: Report) -> Report {
        var report = report
        report.findings = applied(to: report.findings)
        let isOff = [RuleID.lowContrast, .highContrast].map { settings[$0] == .off }
        guard isOff.contains(true) else { return report }
        for index in report.pairs.indices where report.pairs[index].verdict == .fail {
            let isLoud = report.pairs[index].isTooLoud
            if isOff[isLoud ? 1 : 0] { report.pairs[index].verdict = .waived }
        }
        return report
    }

    private func applied(_ finding: Finding) -> Finding {
        var finding = finding
        finding.threshold = thresholds[finding.rule.rawValue] ?? thresholds[finding.rule.family]
        guard let setting = settings[finding.rule], finding.waiver == nil else { return finding }
        switch setting {
        case .off: finding.waiver = Self.offReason
        case .severity(let severity): finding.severity = severity
        }
        return finding
    }
}
