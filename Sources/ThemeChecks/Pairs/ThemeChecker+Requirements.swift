import Findings
package import ThemeModel

extension ThemeChecker {
    /// Every pair of a theme of which a ratio is asked and whose colours are known.
    package func requirements(of theme: Theme) -> [PairRequirement] {
        let subject = CheckedTheme(withRequirements(theme), options: options, plans)
        let book = WaiverBook(subject.theme.contrast.waivers, today: options.today)
        var measurers: [String: PairMeasurer] = [:]
        return subject.measurements.compactMap { measurement in
            let mode = measurement.mode
            let measurer = measurers[mode.name] ?? PairMeasurer(mode: mode, level: measurement.level)
            measurers[mode.name] = measurer
            guard measurement.worst != nil, let required = measurement.required,
                let stacks = measurer.stacks(of: measurement.pair)
            else { return nil }
            return PairRequirement(
                mode: mode.name, pair: measurement.pair, required: required, stacks: stacks.map(\.layers),
                isWaived: book.allows(measurement.pair, in: mode))
        }
    }

    /// Every two members of the groups of colours that must stay apart in a theme, each in the modes in which all of it are.
    ///
    /// Where a group fails as it is, nothing is asked of it: what holds of half of a group would cost, and mend no warning.
    package func distinctions(of theme: Theme) -> [DistinctRequirement] {
        withRequirements(theme).contrast.distinct.flatMap { group in
            theme.modes.flatMap { mode in
                let rows = Self.distinctions(group.value, in: mode)
                return rows.allSatisfy(\.isMet) ? rows : []
            }
        }
    }

    private static func distinctions(_ names: [String], in mode: Mode) -> [DistinctRequirement] {
        guard let backdrop = mode[.background] else { return [] }
        let members = names.compactMap { name in mode.color(named: name).map { (name: name, color: $0) } }
        return members.indices.flatMap { index in
            members[(index + 1)...].map { other in
                DistinctRequirement(
                    mode: mode.name, pair: PairName(members[index].name, on: other.name, use: .nonText),
                    first: members[index].color, second: other.color, backdrop: backdrop)
            }
        }
    }
}
