import Findings
import ThemeModel

extension CheckedTheme {
    /// The numbers of what was judged and of what was not.
    var coverage: Coverage {
        let checked = measurements.count { measurement in
            measurement.verdict == .pass || measurement.verdict == .fail
        }
        var coverage = Coverage(
            theme: theme.id,
            modes: theme.modes.map(\.name),
            pairs: measurements.count,
            checked: checked,
            uncheckedRoles: uncheckedRoles,
            derivedRoles: theme.defaultMode.derivedRoles,
            profile: profile == .standard ? nil : profile?.name
        )
        coverage.kind = theme.kind == .app ? nil : theme.kind.rawValue
        let unchecked = paintedRules.filter { !$0.isJudged }
        coverage.uncheckedStyles = unchecked.map(\.rule.selector)
        coverage.accepted = accepted
        coverage.leftOut = leftOut
        coverage.usedExceptions = usedExceptions
        coverage.guessedPairs = guessedPairs
        let colors = ColorCoverage(theme, measurements, rules: coverageRules)
        coverage.semanticColors = colors.total
        coverage.uncoveredColors = colors.uncovered
        coverage.namelessColors = colors.nameless
        coverage.colorFloor = coverageRules.floor
        return coverage
    }
}

extension Mode {
    /// The roles that other colours give, each with the role that it follows.
    fileprivate var derivedRoles: [String: String] {
        var derived: [String: String] = [:]
        for (name, color) in colors {
            if case .derived(let source) = color.origin {
                derived[name] = source
            }
        }
        return derived
    }
}
