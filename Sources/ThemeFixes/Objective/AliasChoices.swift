import ColorScience

/// A colour that an alias could name, with the part of its price that is not an edit's.
struct AliasChoice {
    let target: Int
    let color: SRGB8
    let lab: OKLab
    /// It is a step of the ramp that the alias names a step of.
    let isStep: Bool
    /// It is no large change.
    let isNear: Bool
}

extension FixObjective {
    /// The colours that an alias could name: other steps of its ramp, and others with about its hue.
    func findChoices(of alias: TokenIndex) -> [AliasChoice] {
        let origin = labs[alias]
        let present = values[alias]?.color ?? problem.tokens[alias].present.rgb
        let aliases = problem.aliases
        return aliases.targets(at: problem.tokens[alias].place).compactMap { index in
            let target = aliases.targets[index]
            let color = target.token.flatMap { values[$0]?.color } ?? target.color
            guard color != present else { return nil }
            let isStep = isStep(alias, beside: target.token)
            let lab = color.oklab
            let turn = isStep ? FixPrice.rampTurn : FixPrice.Turn.free
            let isNear = Difference.deltaEOK(lab, origin) <= ColorKeeping.large
            guard isStep || isNear, lab.hasHue(of: origin, within: turn),
                problem.change(of: alias, to: index) != nil
            else { return nil }
            return AliasChoice(
                target: index,
                color: color,
                lab: lab,
                isStep: isStep,
                isNear: isNear
            )
        }
    }

    /// A value with a failing pair may have to change.
    private func isFailing(_ choice: AliasChoice) -> Bool {
        guard let token = problem.aliases.targets[choice.target].token else { return false }
        return problem.checksOfToken[token].contains { abs(measures[$0]) < goals[$0] }
    }

    private func isStep(_ alias: TokenIndex, beside token: TokenIndex?) -> Bool {
        guard let source = problem.tokens[alias].source, let token else { return false }
        return ramps[source] != nil && ramps[source] == ramps[token]
    }

    /// The price of a change that aliases see which could each name another colour instead: a step of a ramp is what
    /// others build on, and so is a colour that several aliases name.
    func sharing(of token: TokenIndex) -> Double {
        guard problem.hasAliases, problem.tokens[token].kind == .color else { return 0 }
        let movable = problem.aliases.leading(to: token).lazy.filter { [self] alias in
            problem.tokens[alias].isUsed
                && choices(of: alias).contains { $0.isNear && !isFailing($0) }
        }
        let count = movable.prefix(FixPrice.countedAliases).reduce(0) { count, _ in count + 1 }
        if count == 1, ramps[token] == nil { return 0 }
        return FixPrice.sharedStep * Double(count)
    }
}

extension OKLab {
    /// Both are of about one hue, or both are about grey.
    fileprivate func hasHue(of other: OKLab, within turn: Double) -> Bool {
        let own = OKLCH(self)
        let other = OKLCH(other)
        let least = ColorKeeping.leastChroma
        if min(own.chroma, other.chroma) < least {
            return max(own.chroma, other.chroma) < 2 * least
        }
        return abs(own.turn(to: other)) <= turn
    }
}
