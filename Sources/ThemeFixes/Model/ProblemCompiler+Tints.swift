/// A part of opacity that a use gives to a colour, as in `primary/60`, and no file of the theme has.
struct FixTint: Sendable {
    /// The part, between 0 and 1.
    let share: Double
    /// The colour without it.
    let whole: NodeIndex
}

extension ProblemCompiler {
    /// Leaves faint pairs to their tints where the same value is in more pairs without one: a use does not repaint all
    /// others.
    mutating func leaveToTints() {
        let tinted = checks.indices.filter(isFaintTint)
        if tinted.isEmpty { return }
        let wholes = foregroundsWithoutTint
        var faint: [TokenIndex: Double] = [:]
        for check in tinted {
            if let token = tintedToken(of: check) {
                faint[token, default: 0] += checks[check].count
            }
        }
        for check in tinted {
            guard let token = tintedToken(of: check) else { continue }
            if wholes[token, default: 0] > faint[token, default: 0] {
                checks[check].isTarget = false
                checks[check].isLeftToTint = true
            }
        }
    }

    /// The pair fails, and the colour without the tint passes on the same ground, or has to in a pair of its own.
    private func isFaintTint(_ check: CheckIndex) -> Bool {
        guard checks[check].isTarget, let tint = checks[check].tint else { return false }
        let required = checks[check].required
        let own = checks[check].stacks.map { stack in Array(layers[stacks[stack]]) }
        let isFaint = own.contains { (ratio(of: $0) ?? 0) < required }
        guard isFaint else { return false }
        return own.allSatisfy { stack in
            let whole = [tint.whole] + stack.dropFirst()
            return (ratio(of: whole) ?? 0) >= required || isTarget(whole)
        }
    }

    private func isTarget(_ stack: [NodeIndex]) -> Bool {
        checks.contains { check in
            guard check.isTarget, check.kind == .contrast, check.tint == nil else { return false }
            return check.stacks.contains { layers[self.stacks[$0]].elementsEqual(stack) }
        }
    }

    /// The number of pairs of each value as the foreground that it is in the file.
    private var foregroundsWithoutTint: [TokenIndex: Double] {
        var counts: [TokenIndex: Double] = [:]
        for check in checks where check.kind == .contrast && check.tint == nil {
            let front = layers[stacks[check.stacks.lowerBound].lowerBound]
            if case .token(let token) = nodes[front].source {
                counts[token, default: 0] += check.count
            }
        }
        return counts
    }

    private func tintedToken(of check: CheckIndex) -> TokenIndex? {
        guard let tint = checks[check].tint, case .token(let token) = nodes[tint.whole].source
        else { return nil }
        return token
    }
}
