public import Findings
import SourceText
public import ThemeModel

/// The differences between two states of a project: tokens, pairs that got better or worse, findings.
public struct Comparison: Sendable {
    /// The themes that differ, by id.
    public private(set) var themes: [ThemeDifference]
    /// Findings about no theme that are new or gone.
    public let findings: FindingChanges
    /// The severity from which a new finding fails.
    public let threshold: Severity

    /// Compares two states; a removed theme with the content of an added one is renamed.
    public init(from old: ProjectState, to new: ProjectState, threshold: Severity = .error) {
        let oldFindings = FindingChanges.byTheme(old.report)
        let newFindings = FindingChanges.byTheme(new.report)
        let oldPairs = PairState.byTheme(old.report)
        let newPairs = PairState.byTheme(new.report)
        let leftOut = Self.modesLeftOut(by: new.report, after: old.report)
        self.threshold = threshold
        findings = FindingChanges(from: oldFindings[nil] ?? [], to: newFindings[nil] ?? [])
        themes = ThemeMatch.matches(from: old, to: new).map { match in
            ThemeDifference(
                match,
                tokens: match.tokenChanges.map { change in
                    var change = change
                    change.uses = new.uses[change.name] ?? old.uses[change.name]
                    return change
                },
                pairs: PairChange.changes(
                    from: oldPairs[match.oldID] ?? [:],
                    to: newPairs[match.id] ?? [:],
                    leftOut: leftOut(match)
                ).map { change in
                    var change = change
                    let names = change.pair.phrase
                    change.uses = new.pairUses[names] ?? old.pairUses[names]
                    return change
                },
                findings: FindingChanges(
                    from: oldFindings[match.oldID] ?? [],
                    to: newFindings[match.id] ?? [],
                    theme: match.id
                )
            )
        }.filter { !$0.isEmpty }
    }

    /// The modes of a theme of which a profile leaves out more pairs than before.
    private static func modesLeftOut(
        by new: Report,
        after old: Report
    ) -> (ThemeMatch) -> Set<String> {
        let before = Dictionary(keepingFirst: old.coverage.map { ($0.theme, $0) })
        let after = Dictionary(keepingFirst: new.coverage.map { ($0.theme, $0) })
        return { match in
            guard let now = after[match.id] else { return [] }
            let count = before[match.oldID]?.leftOut ?? 0
            return now.leftOut > count ? Set(now.modes) : []
        }
    }

    /// Keeps the themes with these ids, old or new; no ids keep all.
    public mutating func keepThemes(_ ids: [String]) {
        if !ids.isEmpty {
            themes.removeAll { !ids.contains($0.id) && !ids.contains($0.oldID) }
        }
    }

    /// Nothing differs.
    public var isEmpty: Bool {
        themes.isEmpty && findings.isEmpty
    }

    /// A check of the new state has a failure that one of the old state had not.
    public var newlyFails: Bool {
        !findings.failing(at: threshold).isEmpty || themes.contains { $0.newlyFails(at: threshold) }
    }

    /// The differences in numbers; empty without any.
    package var extent: String {
        ComparisonSummary(self).extent
    }

    /// The new failures in words.
    package var verdict: String {
        ComparisonSummary(self).verdict
    }

    /// The themes that differ, those that got worse first.
    public var worstFirst: [ThemeDifference] {
        themes.map { (theme: $0, gravity: $0.gravity(at: threshold)) }
            .sorted { left, right in
                left.gravity == right.gravity
                    ? left.theme.id < right.theme.id
                    : right.gravity.lexicographicallyPrecedes(left.gravity)
            }
            .map(\.theme)
    }
}

/// The themes of a project at one time, with the verdict on them.
public struct ProjectState: Sendable {
    /// The themes.
    public var themes: [Theme]
    /// Waived and baselined findings are marked.
    public var report: Report
    /// The ids of the theme files that give no theme.
    public var unusable: Set<String>
    /// The uses of tokens in the app's style sheets, by the tokens' paths in a theme file: `colors.text`.
    public var uses: [String: TokenUseCount] = [:]
    /// The places in the app's files that put pairs together, by the pairs' phrases: `text on surface`.
    public var pairUses: [String: TokenUseCount] = [:]

    /// Makes a state.
    public init(themes: [Theme] = [], report: Report = Report(), unusable: Set<String> = []) {
        self.themes = themes
        self.report = report
        self.unusable = unusable
    }
}
