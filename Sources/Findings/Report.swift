import SourceText

/// Everything a check found: the findings, every pair's verdict, and what was covered.
public struct Report: Hashable, Sendable {
    /// The findings, by location.
    public var findings: [Finding]
    /// Every pair's verdict: by theme, mode and pair.
    public var pairs: [PairVerdict]
    /// What was looked at, a row a theme.
    public var coverage: [Coverage]
    /// The rules that the report was restricted to, in words: `only contrast`; nil for all rules.
    public var restriction: String?

    /// Makes a report.
    public init(findings: [Finding] = [], pairs: [PairVerdict] = [], coverage: [Coverage] = []) {
        self.findings = findings
        self.pairs = pairs
        self.coverage = coverage
    }

    /// Adds everything that another report has.
    public mutating func merge(_ other: Report) {
        findings += other.findings
        pairs += other.pairs
        coverage += other.coverage
    }

    /// The same report with its findings sorted.
    public func sorted() -> Report {
        var copy = self
        copy.findings = findings.inOrder
        return copy
    }

    /// Whether there is a finding at or above `threshold` that nothing allows, or an unknown pair.
    ///
    /// Unknown is never a pass, even where the finding that explains it is about another theme's file; only a baseline
    /// that lists the very pair allows it.
    public func fails(at threshold: Severity) -> Bool {
        findings.contains { $0.counts && $0.isSevere(at: threshold) } || hasUnknownPairs
    }

    /// The findings that fail a check at `threshold`: a baseline or a waiver allows none of them.
    package func failures(at threshold: Severity) -> [Finding] {
        findings.filter { $0.counts && $0.isSevere(at: threshold) }
    }

    /// Whether a check fails that allows some new failures: never one that says that something was not checked.
    package func fails(at threshold: Severity, allowing limit: Int) -> Bool {
        let failures = failures(at: threshold)
        return failures.count > limit || failures.contains { RuleSettings.fixed.contains($0.rule) }
            || hasUnknownPairs
    }

    var hasUnknownPairs: Bool {
        let unknown = pairs.filter { $0.verdict == .unknown }
        guard !unknown.isEmpty else { return false }
        let known = baselinedPairs
        return unknown.contains { !known.contains(PairKey($0)) }
    }

    var baselinedPairs: Set<PairKey> {
        Set(findings.filter { $0.isBaselined && $0.pair != nil }.map(PairKey.init))
    }
}

/// What a check looked at in one theme; what it did not look at has not passed.
public struct Coverage: Hashable, Sendable {
    /// The id of the theme.
    public var theme: String
    /// The modes that were checked.
    public var modes: [String]
    /// How many pairs were looked at, over all modes.
    public var pairs: Int
    /// How many of them have a verdict of pass, fail or waived.
    public var checked: Int
    /// Roles that no pair reaches.
    public var uncheckedRoles: [String]
    /// The selectors of the theme's own CSS that paint something unjudged.
    public var uncheckedStyles: [String] = []
    /// Roles that the theme omits, with what each was derived from.
    public var derivedRoles: [String: String]
    /// The name of the profile that took the place of the default pairs; nil for none.
    public var profile: String?

    /// Records what was looked at in one theme.
    public init(
        theme: String,
        modes: [String],
        pairs: Int,
        checked: Int,
        uncheckedRoles: [String],
        derivedRoles: [String: String],
        profile: String? = nil
    ) {
        self.theme = theme
        self.modes = modes
        self.pairs = pairs
        self.checked = checked
        self.uncheckedRoles = uncheckedRoles
        self.derivedRoles = derivedRoles
        self.profile = profile
    }
}

extension Report {
    package var byTheme: [String: Report] {
        var reports: [String: Report] = [:]
        for finding in findings {
            if let theme = finding.theme {
                reports[theme, default: Report()].findings.append(finding)
            }
        }
        for row in pairs { reports[row.theme, default: Report()].pairs.append(row) }
        for row in coverage { reports[row.theme, default: Report()].coverage.append(row) }
        return reports
    }

    package var coverageGaps: [String] {
        let unknown = pairs.count { $0.verdict == .unknown }
        let unchecked = coverage.filter { $0.checked == 0 }.map(\.theme)
        let styles = coverage.reduce(0) { $0 + $1.uncheckedStyles.count }
        let pages = findings.count { $0.rule == .uncheckedStyle && $0.theme == nil }
        let unreached = coverage.reduce(0) { $0 + $1.uncheckedRoles.count }
        return [
            unknown > 0 ? "\(unknown) unknown" : nil,
            unreached > 0 ? "\(unreached.of("role")) that no pair reaches" : nil,
            styles > 0 ? "\(styles.of("unjudged style")) of a theme's own CSS" : nil,
            pages > 0 ? "unjudged styles in \(pages.of("page"))" : nil,
            unchecked.isEmpty ? nil : "no check for \(unchecked.joined(separator: ", "))",
        ].compactMap(\.self)
    }

    /// How many themes were checked by which profile, sorted: `3 by profile base16`.
    var profiles: [String] {
        Dictionary(grouping: coverage.compactMap(\.profile)) { $0 }.sorted { $0.key < $1.key }
            .map { "\($0.value.count.of("theme")) by profile \($0.key)" }
    }

    /// The findings that count here and are not in `other`, recognised as a baseline recognises them.
    ///
    /// Lines may have moved and values changed; of several findings with one key, only the surplus is new. Notes are
    /// left out: they never fail a check. Complexity: O(n log n).
    package func findings(notIn other: Report) -> [Finding] {
        let known = Baseline(
            rows: other.findings.filter { $0.counts && $0.severity > .note }.map(BaselineRow.init)
        )
        let counting = Report(findings: findings.filter(\.counts))
        let match = BaselineMatch(known, counting) { $0 != .staleBaseline }
        return match.new.map { counting.findings[$0] }.sorted()
    }
}
