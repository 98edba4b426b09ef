import Findings
import SourceText
package import ThemeModel

package struct CheckedTheme: Sendable {
    package let theme: Theme
    let measurements: [PairMeasurement]
    let uncheckedRoles: [String]
    let paintedRules: [PaintedRule]
    let pairFindings: [Finding]
    private let profile: ContrastProfile?

    init(_ theme: Theme, options: CheckOptions) {
        self.theme = theme
        var measurements: [PairMeasurement] = []
        var findings = FindingSet()
        for mode in theme.modes {
            let level = theme.level(of: mode, asked: options.level)
            let list = PairList(theme, mode: mode, options: options, level: level)
            measurements += list.pairs.map {
                PairMeasurement(
                    $0.name,
                    in: mode,
                    at: level,
                    ratio: $0.ratio,
                    declaredAt: $0.location
                )
            }
            findings.add(list.findings)
        }
        self.measurements = measurements
        paintedRules = (theme.style?.rules ?? []).compactMap {
            PaintedRule($0, of: theme, measured: measurements, asked: options.level)
        }
        pairFindings = findings.all
        profile = options.families.profile(of: theme.id, format: theme.format)
        // A profile says what counts: what it leaves out is not missing.
        if profile != nil, profile != .standard {
            uncheckedRoles = []
            return
        }
        var seen = Set(measurements.flatMap { [$0.pair.foreground, $0.pair.background] })
        uncheckedRoles = theme.modes.flatMap { mode in
            mode.colors.filter { !seen.contains($0.value.equalRole ?? $0.name) }.map(\.name)
        }.filter { seen.insert($0).inserted }
    }

    func verdicts(allowing waivers: Waivers) -> [PairVerdict] {
        measurements.map { measurement in
            let isWaived =
                measurement.verdict == .fail
                && waivers.allow(measurement.pair, in: measurement.mode)
            return measurement.row(theme: theme.id, isWaived: isWaived)
        }
    }

    func mode(of measurement: PairMeasurement) -> Mode {
        theme.modes.first { $0.name == measurement.mode } ?? theme.defaultMode
    }

    var coverage: Coverage {
        var derived: [String: String] = [:]
        for (name, color) in theme.defaultMode.colors {
            if case .derived(let source) = color.origin { derived[name] = source }
        }
        var coverage = Coverage(
            theme: theme.id,
            modes: theme.modes.map(\.name),
            pairs: measurements.count,
            checked: measurements.count { $0.verdict == .pass || $0.verdict == .fail },
            uncheckedRoles: uncheckedRoles,
            derivedRoles: derived,
            profile: profile == .standard ? nil : profile?.name
        )
        coverage.uncheckedStyles = paintedRules.filter { !$0.isJudged }.map(\.rule.selector)
        return coverage
    }

    func finding(
        _ rule: RuleID,
        _ severity: Severity,
        _ message: String,
        help: String?,
        mode: String? = nil,
        at location: SourceLocation?
    ) -> Finding {
        var finding = Finding(rule, severity, message, help: help, at: location ?? theme.location)
        finding.theme = theme.id
        finding.mode = mode
        return finding
    }

    /// The colours written in the theme file, each once, with the token's path and the first mode that has it.
    func declaredColors(where isMeant: (ThemeColor) -> Bool) -> [(
        path: String, color: ThemeColor, mode: Mode
    )] {
        var seen: Set<String> = []
        return theme.modes.flatMap { mode in
            [("palette", mode.palette), ("colors", mode.colors)].flatMap { group, table in
                table.filter { $0.value.origin == .declared && isMeant($0.value) }
                    .map { (path: "\(group).\($0.name)", color: $0.value, mode: mode) }
            }.filter { seen.insert($0.color.location?.description ?? $0.path).inserted }
        }
    }
}

extension ThemeColor {
    var isDefault: Bool {
        switch origin {
        case .declared: false
        case .derived: true
        // What is derived from a colour that cannot be read is a substitute, too, but is not written anywhere.
        case .substituted: location == nil && alias != nil
        }
    }

    /// The role that a derived role is equal to, whose pairs judge it.
    var equalRole: String? {
        guard isDefault, let alias, alias.alpha == nil, alias.path.hasPrefix("colors.") else {
            return nil
        }
        return String(alias.path.dropFirst(7))
    }
}

extension Finding {
    /// Names the written value that causes the finding, as the theme's format names it.
    mutating func setCause(_ place: TokenPlace?, in theme: Theme) {
        guard let place else { return }
        token = theme.tokenName(of: place.path)
        tokenLocation = place.location
        written = place.written
    }
}

extension Theme {
    /// A scheme names its colours without a group: `base0D`.
    package func tokenName(of path: String) -> String {
        let isScheme = format == "base16" || format == "base24"
        return isScheme && path.hasPrefix("palette.") ? String(path.dropFirst(8)) : path
    }
}
