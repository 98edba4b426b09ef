package import Findings
package import ThemeModel

package struct Comparison: Sendable {
    package private(set) var themes: [ThemeDifference]
    package let findings: FindingChanges
    package let threshold: Severity

    package init(from old: ProjectState, to new: ProjectState, threshold: Severity = .error) {
        let (oldFindings, newFindings) = (FindingChanges.byTheme(old.report), FindingChanges.byTheme(new.report))
        let (oldPairs, newPairs) = (PairState.byTheme(old.report), PairState.byTheme(new.report))
        self.threshold = threshold
        findings = FindingChanges(from: oldFindings[nil] ?? [], to: newFindings[nil] ?? [])
        themes = ThemeMatch.matches(from: old, to: new).map { match in
            ThemeDifference(
                match, tokens: match.tokenChanges,
                pairs: PairChange.changes(
                    from: oldPairs[match.oldID] ?? [:], to: newPairs[match.id] ?? [:]),
                findings: FindingChanges(
                    from: oldFindings[match.oldID] ?? [], to: newFindings[match.id] ?? [], theme: match.id))
        }.filter { !$0.isEmpty }
    }

    /// Keeps the themes with these ids, old or new; no ids keep all.
    package mutating func keepThemes(_ ids: [String]) {
        if !ids.isEmpty { themes.removeAll { !ids.contains($0.id) && !ids.contains($0.oldID) } }
    }

    package var isEmpty: Bool { themes.isEmpty && findings.isEmpty }

    /// Whether something fails a check of the new state that did not fail one of the old state.
    package var newlyFails: Bool {
        !findings.failing(at: threshold).isEmpty || themes.contains { $0.newlyFails(at: threshold) }
    }

    package var worstFirst: [ThemeDifference] {
        themes.map { (theme: $0, gravity: $0.gravity(at: threshold)) }
            .sorted { left, right in
                left.gravity == right.gravity
                    ? left.theme.id < right.theme.id : right.gravity.lexicographicallyPrecedes(left.gravity)
            }
            .map(\.theme)
    }
}

package struct ProjectState: Sendable {
    package var themes: [Theme]
    /// Waived and baselined findings are marked.
    package var report: Report
    /// The ids of the theme files that give no theme.
    package var unusable: Set<String>

    package init(themes: [Theme] = [], report: Report = Report(), unusable: Set<String> = []) {
        self.themes = themes
        self.report = report
        self.unusable = unusable
    }
}
