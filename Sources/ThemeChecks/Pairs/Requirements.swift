import ColorScience
package import Findings
package import SourceText
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
        guard let first = first.display.composited(over: ground),
            let second = second.display.composited(over: ground)
        else { return true }
        return Distinctness.closest(first, second).difference >= Distinctness.minimum
    }
}

extension ThemeChecker {
    package func requirements(of theme: Theme) -> [PairRequirement] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let waivers = waivers(of: subject.theme)
        return subject.measurements.compactMap { measurement in
            let mode = subject.mode(of: measurement)
            let pair = measurement.pair
            guard measurement.worst != nil, let required = measurement.required,
                let stacks = mode.stacks(of: pair)
            else { return nil }
            return PairRequirement(
                mode: mode.name,
                pair: pair,
                required: required,
                stacks: stacks.map(\.layers),
                isWaived: waivers.allow(pair, in: mode.name)
            )
        }
    }

    /// Where values are written that decide a pair in a mode, what lies beneath it among them.
    package func places(deciding pair: PairName, in mode: String, of theme: Theme) -> Set<
        SourceLocation?
    > {
        let stacks = theme.modes.first { $0.name == mode }?.stacks(of: pair) ?? []
        return Set(stacks.flatMap { $0.layers.flatMap(\.decidingPlaces) }.map(\.location))
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
        return mode.pairs(among: names).map { first, second in
            DistinctRequirement(
                mode: mode.name,
                pair: PairName(first.name, on: second.name, use: .nonText),
                first: first.color,
                second: second.color,
                backdrop: backdrop
            )
        }
    }
}

extension ThemeColor {
    fileprivate var decidingPlaces: [TokenPlace] {
        let own =
            switch source {
            case .builtIn: [TokenPlace]()
            case .token(let place): [place]
            case .better(let first, let second, on: let fill, over: let backdrop):
                [first, second, fill, backdrop].flatMap(\.decidingPlaces)
            }
        return own + [alpha?.token].compactMap(\.self)
    }
}
