import ColorScience
package import Findings
package import ThemeModel

/// The ratio that a pair must reach in a mode, with the colours that decide it.
package struct PairRequirement: Sendable {
    package let mode: String
    package let pair: PairName
    package let required: Double
    /// Each stack from the foreground down to something opaque.
    package let stacks: [[ThemeColor]]
    package let isWaived: Bool
}

package struct DistinctRequirement: Sendable {
    package let mode: String
    package let pair: PairName
    package let first: ThemeColor
    package let second: ThemeColor
    package let backdrop: ThemeColor

    fileprivate var isMet: Bool {
        let ground = [backdrop.display]
        guard let first = first.display.composited(over: ground), let second = second.display.composited(over: ground)
        else { return true }
        return Distinctness.closest(first, second).difference >= Distinctness.minimum
    }
}

extension ThemeChecker {
    /// What the pairs of a theme must reach; `verdicts` are those of a report on it, where there is one.
    package func requirements(of theme: Theme, in verdicts: [PairVerdict]? = nil) -> [PairRequirement] {
        func ownVerdicts() -> [PairVerdict] {
            let subject = CheckedTheme(withRequirements(theme), options: options)
            return subject.verdicts(allowing: waivers(of: subject.theme))
        }
        let modes = Dictionary(theme.modes.map { ($0.name, $0) }) { first, _ in first }
        return (verdicts ?? ownVerdicts()).compactMap { row in
            guard row.measured != nil, let required = row.required, let stacks = modes[row.mode]?.stacks(of: row.pair)
            else { return nil }
            return PairRequirement(
                mode: row.mode, pair: row.pair, required: required, stacks: stacks.map(\.layers),
                isWaived: row.verdict == .waived)
        }
    }

    /// The pairs of each `distinct` group that a fix must keep apart: those of groups that are distinct now.
    ///
    /// A failing group is left out: keeping half of it apart would restrict the fix and remove no warning.
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
