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
        let measured = MeasuredModes(of: theme, options)
        measurements = measured.measurements
        weakColorsOnMarks = measured.weakColors
        accepted = measured.accepted
        leftOut = measured.leftOut
        let family = options.families.family(withProfileFor: theme.id, format: theme.format)
        profile = family?.profile
        profileLocation = family?.location
        let unlisted = UnlistedPairs(theme, besides: measurements, by: profile, options: options)
        unlistedPairs = unlisted?.measurements ?? []
        usedExceptions = measured.usedExceptions.union(unlisted?.usedExceptions ?? [])
        coverageRules = options.coverage
        let rules = theme.style?.rules ?? []
        paintedRules = rules.compactMap { [measurements] rule in
            PaintedRule(rule, of: theme, measured: measurements, asked: options.level)
        }
        pairFindings = measured.findings.all + theme.staleExceptions(besides: usedExceptions)
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

extension UnlistedPairs {
    /// Nil where a profile says what counts: what it leaves out is not missing.
    fileprivate init?(
        _ theme: Theme,
        besides measurements: [PairMeasurement],
        by profile: ContrastProfile?,
        options: CheckOptions
    ) {
        guard profile == nil || profile == .standard || profile?.defaults == .all else {
            return nil
        }
        self.init(theme, besides: measurements, options: options)
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
