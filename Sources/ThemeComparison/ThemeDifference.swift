public import Findings

/// The differences in one theme.
public struct ThemeDifference: Hashable, Sendable {
    /// The change of a theme as a whole.
    public enum Status: String, CaseIterable, Hashable, Sendable {
        /// It is in the new state alone.
        case added
        /// It is in the old state alone.
        case removed
        /// A removed theme had the same content.
        case renamed
        /// It is in both states, and differs.
        case changed
        /// Its file can no longer be read.
        case broken
        /// Its file can be read again.
        case mended

        package var label: String {
            self == .mended ? "readable again" : rawValue
        }
    }

    /// The id; that of the old state for a theme that was removed.
    public let id: String
    /// The id in the old state: another one where the theme was renamed.
    public let oldID: String
    /// The change of the theme as a whole.
    public let status: Status
    /// The names of its modes, those of the new state first.
    public let modes: [String]
    /// Their tokens are not listed.
    public let addedModes: [String]
    /// Their tokens are not listed.
    public let removedModes: [String]
    /// The tokens that changed, in the order of the theme; none for a theme that is in one state only.
    public let tokens: [TokenChange]
    /// The pairs that differ, the worst first.
    public let pairs: [PairChange]
    /// Findings about anything but a pair's contrast.
    public let findings: FindingChanges

    init(_ match: ThemeMatch, tokens: [TokenChange], pairs: [PairChange], findings: FindingChanges)
    {
        id = match.id
        oldID = match.oldID
        status = match.status
        modes = match.modeNames
        (addedModes, removedModes) = match.modes
        self.tokens = tokens
        self.pairs = pairs
        self.findings = findings
    }

    var isInBoth: Bool {
        status == .changed || status == .renamed
    }

    var isEmpty: Bool {
        status == .changed && addedModes.isEmpty && removedModes.isEmpty && tokens.isEmpty
            && pairs.isEmpty
            && findings.isEmpty
    }

    /// The number of tokens that changed themselves; several modes count once.
    var changedTokenCount: Int {
        Set(tokens.filter(\.follows.isEmpty).map(\.name)).count
    }

    /// The new state has a failure that the old state had not.
    public func newlyFails(at threshold: Severity) -> Bool {
        status == .broken || pairs.contains { $0.kind.isFailure }
            || !findings.failing(at: threshold).isEmpty
    }

    /// The pairs of one kind of change.
    public func pairs(_ kind: PairChange.Kind) -> [PairChange] {
        pairs.filter { $0.kind == kind }
    }

    /// The extent of the worsening; compared lexicographically.
    func gravity(at threshold: Severity) -> [Int] {
        [
            status == .broken ? 1 : 0, pairs.count { $0.kind.isFailure },
            findings.failing(at: threshold).count, pairs(.newlyAllowed).count,
            pairs(.noLongerJudged).count, pairs(.worse).count,
            findings.new.count,
        ]
    }
}

/// The new findings and the gone ones, except those about contrast, which a ``PairChange`` covers.
public struct FindingChanges: Hashable, Sendable {
    /// Findings of the new state alone.
    public let new: [Finding]
    /// Findings of the old state that a waiver, the baseline or the settings of rules allow in the new one.
    public let allowed: [Finding]
    /// Findings of the old state alone.
    public let gone: [Finding]

    /// Old findings are compared as findings about `theme`, whose id may have changed.
    init(from old: [Finding], to new: [Finding], theme: String? = nil) {
        let renamed = old.map { finding in
            var finding = finding
            finding.theme = theme
            return finding
        }
        self.new = Report(findings: new).findings(notIn: Report(findings: renamed))
        let before = Report(findings: renamed)
        gone = before.findings(notIn: Report(findings: new.map(\.counted)))
        let uncounted = before.findings(notIn: Report(findings: new))
        let known = gone
        allowed = uncounted.filter { !known.contains($0) }
    }

    static func byTheme(_ report: Report) -> [String?: [Finding]] {
        Dictionary(grouping: report.findings.filter { !$0.rule.isAboutContrast }, by: \.theme)
    }

    var isEmpty: Bool { new.isEmpty && allowed.isEmpty && gone.isEmpty }

    func failing(at threshold: Severity) -> [Finding] {
        new.filter { $0.isSevere(at: threshold) }
    }

    func others(below threshold: Severity) -> [Finding] {
        new.filter { !$0.isSevere(at: threshold) }
    }
}

extension Finding {
    /// The finding as if nothing allowed it.
    fileprivate var counted: Finding {
        var finding = self
        finding.waiver = nil
        finding.isBaselined = false
        finding.severity = .error
        return finding
    }
}
