package import Findings
package import ThemeModel

/// Two neighbours of an order or a ladder of a mode, with what decides between them.
package struct SequenceStep: Sendable {
    package enum Colors: Sendable {
        /// The stacks of the stronger and of the weaker colour.
        case order([ThemeColor], [ThemeColor])
        /// The lighter and the darker ground, what they lie on, and the least step.
        case ladder(lighter: ThemeColor, darker: ThemeColor, backdrop: ThemeColor, step: Double)
    }

    package let mode: String
    package let pair: PairName
    /// The two are as asked.
    package let isMet: Bool
    /// Nil where several stacks decide.
    package let colors: Colors?
}

extension ThemeChecker {
    /// The steps of a theme's orders and ladders in all modes, those of the project among them.
    package func sequenceSteps(of theme: Theme) -> [SequenceStep] {
        let contrast = withRequirements(theme).contrast
        if contrast.orders.isEmpty && contrast.ladders.isEmpty { return [] }
        return theme.modes.flatMap { mode in
            let orders = contrast.orders.flatMap { order in
                mode.steps(of: order.value, known: theme.defaultMode)
            }
            let ladders = contrast.ladders.flatMap { ladder in
                mode.steps(of: ladder.value, known: theme.defaultMode)
            }
            return orders.map { $0.step(in: mode) } + ladders.map { $0.step(in: mode) }
        }
    }
}

extension OrderStep {
    fileprivate func step(in mode: Mode) -> SequenceStep {
        let strong = mode.stacks(of: stronger.pair) ?? []
        let weak = mode.stacks(of: weaker.pair) ?? []
        var colors: SequenceStep.Colors?
        if strong.count == 1, weak.count == 1 {
            colors = .order(strong[0].layers, weak[0].layers)
        }
        return SequenceStep(mode: mode.name, pair: pair, isMet: isMet ?? false, colors: colors)
    }
}

extension LadderStep {
    fileprivate func step(in mode: Mode) -> SequenceStep {
        var colors: SequenceStep.Colors?
        if let first = mode.color(named: first), let second = mode.color(named: second) {
            colors = .ladder(
                lighter: isRising ? second : first,
                darker: isRising ? first : second,
                backdrop: mode[.background] ?? first,
                step: required
            )
        }
        return SequenceStep(mode: mode.name, pair: pair, isMet: isMet ?? false, colors: colors)
    }
}
