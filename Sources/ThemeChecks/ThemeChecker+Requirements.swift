package import Findings
package import SourceText
package import ThemeModel

/// The ratio that a pair must reach in a mode, with the colours that decide it.
package struct PairRequirement: Sendable {
    package let mode: String
    package let pair: PairName
    package let required: Double
    /// The ratio that it must not exceed; nil for none.
    package let highestRatio: Double?
    /// Each stack from the foreground down to something opaque.
    package let stacks: [[ThemeColor]]
    package let isWaived: Bool
    /// The foreground without the part of opacity that the pair gives it; nil where it gives none.
    package let wholeForeground: ThemeColor?
}

extension ThemeChecker {
    package func requirements(of theme: Theme) -> [PairRequirement] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let waivers = waivers(of: subject.theme)
        return subject.measurements.compactMap { measurement in
            let mode = subject.mode(of: measurement)
            let pair = measurement.pair
            // A search that moves all code and all marks together takes six times as long.
            if measurement.isCodeOnMark { return nil }
            // To make a ground readable would turn it into text.
            if measurement.mayBeGround(in: subject.theme) { return nil }
            guard measurement.worst != nil, let required = measurement.required,
                let stacks = mode.stacks(of: pair, between: measurement.requirement.extremes)
            else { return nil }
            return PairRequirement(
                mode: mode.name,
                pair: pair,
                required: required,
                highestRatio: measurement.requirement.highestRatio,
                stacks: stacks.map(\.layers),
                isWaived: waivers.allow(pair, in: mode.name),
                wholeForeground: mode.wholeForeground(of: pair)
            )
        }
    }

    /// The places of the values that decide a pair in a mode, those beneath it among them.
    package func places(
        deciding pair: PairName,
        in mode: String,
        of theme: Theme
    ) -> Set<SourceLocation?> {
        let mode = theme.modes.first { $0.name == mode }
        let stacks = mode?.stacks(of: pair) ?? []
        let colors = stacks.flatMap(\.layers)
        return Set(colors.flatMap(\.decidingPlaces).map(\.location))
    }
}

extension ThemeColor {
    fileprivate var decidingPlaces: [TokenPlace] {
        let further = references + [alpha?.token].compactMap(\.self)
        switch source {
        case .builtIn:
            return further
        case .token(let place):
            return [place] + further
        case .better(let first, let second, on: let fill, over: let backdrop):
            return [first, second, fill, backdrop].flatMap(\.decidingPlaces) + further
        }
    }
}
