import SourceText

/// Everything a check found: the findings, every pair's verdict, and what was covered.
public struct Report: Hashable, Sendable {
    /// The findings, by location.
    public var findings: [Finding]
    /// Every pair's verdict: by theme, mode and pair.
    public var pairs: [PairVerdict]
    /// The extent of the check, a row a theme.
    public var coverage: [Coverage]
    /// The rules that the report was restricted to, in words: `only contrast`; nil for all rules.
    public var restriction: String?
    /// The pairs with low contrast for which no fix was looked for, since they have too many colours.
    package var unplanned = 0

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

    /// True where a finding at or above `threshold` counts, or a pair is unknown.
    ///
    /// Unknown is never a pass, even where the finding that explains it is about another theme's file.
    public func fails(at threshold: Severity) -> Bool {
        !failures(at: threshold).isEmpty || hasUnknownPairs
    }

    /// The findings that fail a check at `threshold`: a baseline or a waiver allows none of them.
    package func failures(at threshold: Severity) -> [Finding] {
        findings.filter { $0.counts && $0.isSevere(at: threshold) }
    }

    /// The verdict of a check that allows some new failures, but none that says that something was not checked.
    package func fails(at threshold: Severity, allowing limit: Int) -> Bool {
        let failures = failures(at: threshold)
        return failures.count > limit || failures.contains { RuleSettings.fixed.contains($0.rule) }
            || hasUnknownPairs
    }

    package var hasUnknownPairs: Bool {
        pairs.contains { $0.verdict == .unknown }
    }

    var baselinedPairs: Set<PairKey> {
        Set(findings.filter { $0.isBaselined && $0.pair != nil }.map(PairKey.init))
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
        for row in pairs {
            reports[row.theme, default: Report()].pairs.append(row)
        }
        for row in coverage {
            reports[row.theme, default: Report()].coverage.append(row)
        }
        return reports
    }

    package var coverageGaps: [String] { coverageGaps(withColors: true) }

    /// The gaps of a check, with or without the roles and the colours for a use that no pair reaches.
    func coverageGaps(withColors: Bool) -> [String] {
        let unknown = pairs.count { $0.verdict == .unknown }
        let unchecked = coverage.filter { $0.checked == 0 }.map(\.theme)
        let styles = coverage.reduce(0) { $0 + $1.uncheckedStyles.count }
        let pages = findings.count { $0.rule == .uncheckedStyle && $0.theme == nil }
        let templates = findings.count { $0.rule == .templateColor }
        let unlisted = findings.count { $0.rule == .unlistedPair }
        let unreached = coverage.reduce(0) { $0 + $1.uncheckedRoles.count }
        let guessed = coverage.reduce(0) { $0 + $1.guessedPairs }
        var gaps: [String] = []
        if unknown > 0 {
            gaps.append("\(unknown) unknown")
        }
        if guessed > 0 {
            gaps.append("\(guessed.of("pair")) with a guessed role")
        }
        if withColors, unreached > 0 {
            gaps.append("\(unreached.of("role")) that no pair reaches")
        }
        if withColors, let colorGap {
            gaps.append(colorGap)
        }
        if let namelessGap {
            gaps.append(namelessGap)
        }
        if unlisted > 0 {
            gaps.append("\(unlisted.of("weak pair")) that no list has")
        }
        if findings.contains(where: { $0.rule == .unjudgedUse && $0.waiver == nil }) {
            gaps.append("uses of tokens in no pair")
        }
        if styles > 0 {
            gaps.append("\(styles.of("unjudged style")) of a theme's own CSS")
        }
        if pages > 0 {
            gaps.append("unjudged styles in \(pages.of("page"))")
        }
        if templates > 0 {
            gaps.append("unjudged colours in \(templates.of("template"))")
        }
        if !unchecked.isEmpty {
            gaps.append("no check for \(unchecked.joined(separator: ", "))")
        }
        return gaps
    }

    /// The numbers of themes by kind, then by profile: `3 themes as terminal`, `1 theme by profile slides`.
    var choices: [String] {
        let kinds = coverage.filter { $0.profile == nil }.compactMap(\.kind)
        let profiles = coverage.compactMap(\.profile)
        return Self.counts(kinds, "as") + Self.counts(profiles, "by profile")
    }

    private static func counts(_ names: [String], _ relation: String) -> [String] {
        let groups = Dictionary(grouping: names) { $0 }.sorted { $0.key < $1.key }
        return groups.map { name, group in
            "\(group.count.of("theme")) \(relation) \(name)"
        }
    }
}
