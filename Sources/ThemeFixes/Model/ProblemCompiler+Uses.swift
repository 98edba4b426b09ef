/// A part of opacity that a use gives to a colour, as in `primary/60`, and no file of the theme has.
struct UseOpacity: Sendable {
    /// The part, between 0 and 1.
    let share: Double
    /// The colour without it.
    let whole: NodeIndex
}

extension ProblemCompiler {
    /// Leaves faint pairs to their uses where the same value is in more pairs without an opacity: a use does not repaint
    /// all others.
    mutating func leaveToUses() {
        let targets = targetStacks
        let faint = checks.indices.filter { isFaintUse($0, beside: targets) }
        if faint.isEmpty { return }
        let wholes = wholeForegrounds
        var counts: [TokenIndex: Double] = [:]
        for check in faint {
            if let token = token(usedIn: check) {
                counts[token, default: 0] += checks[check].count
            }
        }
        for check in faint {
            guard let token = token(usedIn: check) else { continue }
            if wholes[token, default: 0] > counts[token, default: 0] { leaveToUse(check) }
        }
    }

    /// The pair fails, and the colour without the opacity passes on the same ground, or has to in a pair of its own.
    private func isFaintUse(_ check: CheckIndex, beside targets: Set<[NodeIndex]>) -> Bool {
        guard checks[check].isTarget, let opacity = checks[check].opacity else { return false }
        let required = checks[check].required
        let own = nodes(of: check)
        let isFaint = own.contains { (ratio(of: $0) ?? 0) < required }
        guard isFaint else { return false }
        return own.allSatisfy { stack in
            let whole = [opacity.whole] + stack.dropFirst()
            return (ratio(of: whole) ?? 0) >= required || targets.contains(whole)
        }
    }

    /// The stacks of the pairs without an opacity that are to pass.
    private var targetStacks: Set<[NodeIndex]> {
        var result: Set<[NodeIndex]> = []
        for index in checks.indices {
            let check = checks[index]
            guard check.isTarget, check.kind == .contrast, check.opacity == nil else { continue }
            result.formUnion(nodes(of: index))
        }
        return result
    }

    /// The layers of each stack of a check.
    private func nodes(of check: CheckIndex) -> [[NodeIndex]] {
        checks[check].stacks.map { stack in Array(layers[stacks[stack]]) }
    }

    /// The number of pairs of each value as the foreground that it is in the file.
    private var wholeForegrounds: [TokenIndex: Double] {
        var counts: [TokenIndex: Double] = [:]
        for check in checks where check.kind == .contrast && check.opacity == nil {
            let front = layers[stacks[check.stacks.lowerBound].lowerBound]
            if case .token(let token) = nodes[front].source {
                counts[token, default: 0] += check.count
            }
        }
        return counts
    }

    /// The value to which a pair gives an opacity.
    private func token(usedIn check: CheckIndex) -> TokenIndex? {
        guard let opacity = checks[check].opacity,
            case .token(let token) = nodes[opacity.whole].source
        else { return nil }
        return token
    }
}
