import Findings
import SourceText
package import ThemeModel

/// A theme with all its pairs measured, as the rules look at it.
package struct CheckedTheme: Sendable {
    package let theme: Theme
    let measurements: [PairMeasurement]
    /// The number of colours of code that are too weak, by mark.
    let weakColorsOnMarks: [ColorInMode: Int]
    let uncheckedRoles: [String]
    /// The pairs of a design system that fail and that no list has, each in its worst mode.
    let unlistedPairs: [PairMeasurement]
    let paintedRules: [PaintedRule]
    let pairFindings: [Finding]
    let profile: ContrastProfile?
    /// The place of the family that has the profile.
    let profileLocation: SourceLocation?
    let accepted: [AcceptedPair]
    let leftOut: Int
    let usedExceptions: Set<SourceLocation>
    let coverageRules: CoverageRules

    init(_ theme: Theme, options: CheckOptions) {
        self.theme = theme
        var measurements: [PairMeasurement] = []
        var accepted: [AcceptedPair] = []
        var leftOut = 0
        var usedExceptions: Set<SourceLocation> = []
        var findings = FindingSet()
        var weakColors: [ColorInMode: Int] = [:]
        let waivers = Waivers(theme.contrast.waivers, today: options.today, modes: theme.modes)
        for mode in theme.modes {
            let level = theme.level(of: mode, asked: options.level)
            let list = PairList(theme, mode: mode, options: options, level: level)
            let marked = MarkedCode(list.measurements(at: level), allowing: waivers)
            measurements += marked.measurements
            weakColors.merge(marked.weakColors) { $1 }
            accepted += list.accepted(at: level)
            leftOut += list.leftOut
            usedExceptions.formUnion(list.usedExceptions)
            findings.add(list.findings)
        }
        self.measurements = measurements
        weakColorsOnMarks = weakColors
        self.accepted = accepted
        self.leftOut = leftOut
        let family = options.families.family(withProfileFor: theme.id, format: theme.format)
        profile = family?.profile
        profileLocation = family?.location
        // A profile says what counts: what is left out there is not missing.
        if profile == nil || profile == .standard || profile?.defaults == .all {
            let unlisted = UnlistedPairs(theme, besides: measurements, options: options)
            unlistedPairs = unlisted.measurements
            usedExceptions.formUnion(unlisted.usedExceptions)
        } else {
            unlistedPairs = []
        }
        self.usedExceptions = usedExceptions
        coverageRules = options.coverage
        let rules = theme.style?.rules ?? []
        paintedRules = rules.compactMap { rule in
            PaintedRule(rule, of: theme, measured: measurements, asked: options.level)
        }
        pairFindings = findings.all + theme.staleExceptions(besides: usedExceptions)
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
                location: entry.location,
                uses: entry.uses
            )
            request.mark = mode.painted?.mark(on: entry.name.background)
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
}
