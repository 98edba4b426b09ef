import ColorScience
package import Findings
package import ThemeModel

extension ThemeChecker {
    /// A theme's `distinct` groups in a mode, those of the project among them.
    package func distinctGroups(of theme: Theme, in mode: Mode) -> [DistinctGroup] {
        withRequirements(theme).contrast.distinct.map { group in
            let pairs = mode.pairs(among: group.value)
            return DistinctGroup(
                group.value,
                nearest: Sight.allCases.compactMap { nearest(among: pairs, in: mode, $0) }
            )
        }
    }

    /// The two members that are most alike; nil where there are no two.
    private func nearest(
        among pairs: [DistinctPair],
        in mode: Mode,
        _ sight: Sight
    ) -> DistinctGroup.Likeness? {
        let likenesses = pairs.flatMap { pair in
            mode.seen(pair).map { colors in
                let difference = sight.difference(colors.first, colors.second)
                return DistinctGroup.Likeness(
                    in: sight.rawValue,
                    (pair.first.name, pair.second.name),
                    ComparedColors(foreground: colors.first.hex, background: colors.second.hex),
                    difference: difference,
                    isApart: difference >= Distinctness.minimum
                )
            }
        }
        return likenesses.min { $0.difference < $1.difference }
    }

    /// The pairs of each `distinct` group that a fix must keep apart: those of groups that are distinct now.
    ///
    /// A failing group is left out: keeping half of it apart would restrict the fix and remove no warning.
    package func distinctions(of theme: Theme) -> [DistinctRequirement] {
        withRequirements(theme).contrast.distinct.flatMap { group in
            theme.modes.flatMap { mode in
                let requirements = Self.distinctions(group.value, in: mode)
                return requirements.allSatisfy(\.isMet) ? requirements : []
            }
        }
    }

    private static func distinctions(_ names: [String], in mode: Mode) -> [DistinctRequirement] {
        guard let backdrop = mode[.background] else { return [] }
        return mode.pairs(among: names).map { pair in
            DistinctRequirement(
                mode: mode.name,
                pair: PairName(pair.first.name, on: pair.second.name, use: .nonText),
                first: pair.first.color,
                second: pair.second.color,
                backdrop: backdrop
            )
        }
    }
}

/// Two colours of a mode that must stay apart.
package struct DistinctRequirement: Sendable {
    package let mode: String
    package let pair: PairName
    package let first: ThemeColor
    package let second: ThemeColor
    package let backdrop: ThemeColor

    fileprivate var isMet: Bool {
        let ground = [backdrop.display]
        guard let first = first.display.composited(over: ground),
            let second = second.display.composited(over: ground)
        else { return true }
        return Distinctness.closest(first, second).difference >= Distinctness.minimum
    }
}
