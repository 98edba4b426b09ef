import ColorScience
package import Findings
package import ThemeModel

/// A ratio that is asked of a pair in a mode, with the colours that decide it.
package struct PairRequirement: Sendable {
    /// The name of the mode.
    package let mode: String
    package let pair: PairName
    /// The least ratio that passes.
    package let required: Double
    /// Everything that the foreground lies on, each time from the foreground down to something opaque.
    package let stacks: [[ThemeColor]]
    /// Whether the theme or the project allows less.
    package let isWaived: Bool
}

/// Two colours of a mode that must stay apart.
package struct DistinctRequirement: Sendable {
    /// The name of the mode.
    package let mode: String
    /// The names of the two.
    package let pair: PairName
    package let first: ThemeColor
    package let second: ThemeColor
    /// What both lie on.
    package let backdrop: ThemeColor

    /// Whether they are apart as they are.
    fileprivate var isMet: Bool {
        let ground = [backdrop.display]
        guard let first = first.display.composited(over: ground), let second = second.display.composited(over: ground)
        else { return true }
        return Distinctness.areApart(first, second, by: Distinctness.minimum)
    }
}

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
