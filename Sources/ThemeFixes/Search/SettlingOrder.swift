/// The order in which the neighbours of a moved token settle, with the checks that each decides.
struct SettlingOrder {
    let tokens: [TokenIndex]
    /// The tokens that stay.
    let others: [TokenIndex]
    /// For each neighbour, the checks that no later one is part of.
    let checks: [[CheckIndex]]
    /// The checks without a neighbour.
    let otherChecks: [CheckIndex]

    init(_ tokens: [TokenIndex], in problem: FixProblem) {
        self.tokens = tokens
        var places = [Int?](repeating: nil, count: problem.tokens.count)
        for (place, token) in tokens.enumerated() {
            places[token] = place
        }
        others = problem.tokens.indices.filter { places[$0] == nil }
        var checks = [[CheckIndex]](repeating: [], count: tokens.count)
        var otherChecks: [CheckIndex] = []
        for check in problem.checks.indices {
            let last = problem.tokensOfCheck[check].compactMap { places[$0] }.max()
            if let last {
                checks[last].append(check)
            } else {
                otherChecks.append(check)
            }
        }
        self.checks = checks
        self.otherChecks = otherChecks
    }
}

extension FixSearch {
    /// Gives neighbours their best values in turn; false as soon as the plan cannot cost less than `limit`.
    mutating func settle(_ near: SettlingOrder, below limit: Double) -> Bool {
        var least = leastCost(of: near.others, near.otherChecks)
        for (place, token) in near.tokens.enumerated() {
            if least >= limit { return false }
            if isChanged(token) || isHurt(token) { settle(token) }
            least += leastCost(of: [token], near.checks[place])
        }
        return true
    }

    /// The part of the cost that neighbours settling later cannot change, but for nearness.
    private func leastCost(of tokens: [TokenIndex], _ checks: [CheckIndex]) -> Double {
        var cost = 0.0
        for token in tokens where isChanged(token) {
            cost += prices[token]
        }
        for check in checks {
            cost += objective.penalty(of: check, at: measures[check])
        }
        return cost
    }
}
