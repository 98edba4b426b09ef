import Findings
import SourceText
package import ThemeModel

/// A theme with all its pairs measured, as the rules look at it.
package struct CheckedTheme: Sendable {
    package let theme: Theme
    let measurements: [PairMeasurement]
    let uncheckedRoles: [String]
    let paintedRules: [PaintedRule]
    let pairFindings: [Finding]
    let profile: ContrastProfile?
    /// The place of the family that has the profile.
    let profileLocation: SourceLocation?
    private let accepted: [AcceptedPair]
    private let leftOut: Int
    private let usedExceptions: Set<SourceLocation>
    private let coverageRules: CoverageRules

    init(_ theme: Theme, options: CheckOptions) {
        self.theme = theme
        var measurements: [PairMeasurement] = []
        var accepted: [AcceptedPair] = []
        var leftOut = 0
        var usedExceptions: Set<SourceLocation> = []
        var findings = FindingSet()
        for mode in theme.modes {
            let level = theme.level(of: mode, asked: options.level)
            let list = PairList(theme, mode: mode, options: options, level: level)
            measurements += list.measurements(at: level)
            accepted += list.accepted(at: level)
            leftOut += list.leftOut
            usedExceptions.formUnion(list.usedExceptions)
            findings.add(list.findings)
        }
        self.measurements = measurements
        self.accepted = accepted
        self.leftOut = leftOut
        self.usedExceptions = usedExceptions
        coverageRules = options.coverage
        let rules = theme.style?.rules ?? []
        paintedRules = rules.compactMap { rule in
            PaintedRule(rule, of: theme, measured: measurements, asked: options.level)
        }
        pairFindings = findings.all + theme.staleExceptions(besides: usedExceptions)
        let family = options.families.family(withProfileFor: theme.id, format: theme.format)
        profile = family?.profile
        profileLocation = family?.location
        let exempt = options.coverage.exemptions.map(\.token.value)
        uncheckedRoles = theme.roles(outside: measurements, by: profile ?? .standard)
            .filter { role in !exempt.contains { $0.stands(for: role) } }
    }

    func verdicts(allowing waivers: Waivers) -> [PairVerdict] {
        measurements.map { measurement in
            let isWaived = waivers.allow(measurement)
            return measurement.pairVerdict(theme: theme.id, isWaived: isWaived)
        }
    }

    func mode(of measurement: PairMeasurement) -> Mode {
        theme.modes.first { $0.name == measurement.mode } ?? theme.defaultMode
    }

    var coverage: Coverage {
        var derived: [String: String] = [:]
        for (name, color) in theme.defaultMode.colors {
            if case .derived(let source) = color.origin {
                derived[name] = source
            }
        }
        let checked = measurements.count { measurement in
            measurement.verdict == .pass || measurement.verdict == .fail
        }
        var coverage = Coverage(
            theme: theme.id,
            modes: theme.modes.map(\.name),
            pairs: measurements.count,
            checked: checked,
            uncheckedRoles: uncheckedRoles,
            derivedRoles: derived,
            profile: profile == .standard ? nil : profile?.name
        )
        coverage.kind = theme.kind == .app ? nil : theme.kind.rawValue
        let unchecked = paintedRules.filter { !$0.isJudged }
        coverage.uncheckedStyles = unchecked.map(\.rule.selector)
        coverage.accepted = accepted
        coverage.leftOut = leftOut
        coverage.usedExceptions = usedExceptions
        let colors = ColorCoverage(theme, measurements, rules: coverageRules)
        coverage.semanticColors = colors.total
        coverage.uncoveredColors = colors.uncovered
        coverage.colorFloor = coverageRules.floor
        return coverage
    }
}

extension PairList {
    fileprivate func measurements(at level: ContrastLevel) -> [PairMeasurement] {
        var grounds = GradientGrounds(of: mode)
        return pairs.map { entry in
            var request = PairRequest(
                ratio: entry.ratio,
                highestRatio: entry.highestRatio,
                margin: theme.contrast.margin,
                extremes: entry.extremes,
                location: entry.location
            )
            if !mode.gradients.isEmpty {
                request.ground = grounds.ground(named: entry.name.background)
            }
            return PairMeasurement(entry.name, in: mode, at: level, request)
        }
    }
}

extension Theme {
    /// The exceptions of the theme's own pairs, those of its base aside, that leave nothing out.
    fileprivate func staleExceptions(besides used: Set<SourceLocation>) -> [Finding] {
        let exceptions = contrast.pairs.flatMap(\.value.exceptions).filter { exception in
            exception.location?.file == location?.file
        }
        return exceptions.staleFindings(besides: used).map { finding in
            var finding = finding
            finding.theme = id
            return finding
        }
    }

    /// The roles that no pair reaches, in order, each once; of a design system those that it gives itself.
    ///
    /// A profile says what counts, as a terminal or an editor does: what is left out there is not missing.
    fileprivate func roles(
        outside measurements: [PairMeasurement],
        by profile: ContrastProfile
    ) -> [String] {
        guard profile == .standard || profile.defaults == .all else { return [] }
        let kinds = profile.kinds(for: kind)
        if kinds.contains(.app) { return roles(outside: measurements) { _ in true } }
        guard kinds == [.tokens] else { return [] }
        return roles(outside: measurements) { color in !color.isDefault }
    }

    private func roles(
        outside measurements: [PairMeasurement],
        where counts: (ThemeColor) -> Bool
    ) -> [String] {
        let reached = Set(measurements.flatMap(\.judgedColors))
        var seen = reached
        var roles: [String] = []
        for mode in modes {
            for (name, color) in mode.colors where counts(color) {
                if reached.contains(color.equalRole ?? name) { continue }
                if seen.insert(name).inserted { roles.append(name) }
            }
        }
        return roles
    }
}
