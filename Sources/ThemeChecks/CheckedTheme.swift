import Findings
package import ThemeModel

/// A theme with everything that was measured on it: what the rules look at.
package struct CheckedTheme: Sendable {
    package let theme: Theme
    /// Every pair in every mode.
    let measurements: [PairMeasurement]
    /// The theme's roles that no pair of any mode reaches, in order.
    let uncheckedRoles: [String]
    /// What was wrong with the pairs that the theme declares.
    let ownFindings: [Finding]

    init(_ theme: Theme, options: CheckOptions, _ plans: PairPlans) {
        self.theme = theme
        var findings = FindingSet()
        let plans = theme.modes.map { plans.plan(of: theme, $0, shown: options.shownPairs) }
        for plan in plans { findings.add(plan.findings) }
        measurements = zip(theme.modes, plans).flatMap { mode, plan in
            let measurer = PairMeasurer(mode: mode, level: theme.level(of: mode, asked: options.level))
            return plan.pairs.map { measurer.measure($0.name, declaredAt: $0.location) }
        }
        ownFindings = findings.all
        uncheckedRoles = Self.roles(unreachedBy: plans)
    }

    private static func roles(unreachedBy plans: [PairPlan]) -> [String] {
        if plans.count == 1 { return plans[0].unreached }
        var seen = plans.reduce(into: Set<String>()) { $0.formUnion($1.reached) }
        return plans.flatMap { plan in plan.unreached.filter { seen.insert($0).inserted } }
    }

    func coverage(_ rows: [PairVerdict]) -> Coverage {
        var derived: [String: String] = [:]
        for (name, color) in theme.defaultMode.colors {
            if case .derived(let source) = color.origin { derived[name] = source }
        }
        return Coverage(
            theme: theme.id, modes: theme.modes.map(\.name), pairs: rows.count,
            checked: rows.indices.count { [.pass, .fail, .waived].contains(rows[$0].verdict) },
            uncheckedRoles: uncheckedRoles,
            derivedRoles: derived)
    }

    /// A finding about this theme, or about one of its modes by name.
    func finding(
        _ rule: RuleID, _ severity: Severity, _ message: String, help: String, mode: String? = nil,
        at location: SourceLocation?
    ) -> Finding {
        var finding = Finding(rule, severity, message, help: help, at: location ?? theme.location)
        finding.theme = theme.id
        finding.mode = mode
        return finding
    }
}
