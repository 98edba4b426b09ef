/// Fixes findings one value at a time, each time with the move of the least ΔE OK per fixed finding.
///
/// Backgrounds move only where no foreground can. The search ends because each move leaves fewer findings.
struct GreedySearch {
    private(set) var solution: Solution
    private let locked: Int?
    private(set) var budget: Int
    /// The best move of each variable; dropped when a variable that shares a constraint moves.
    private var known: [Int: Move?] = [:]

    init(from solution: Solution, locking locked: Int? = nil, budget: Int = .max) {
        self.solution = solution
        self.locked = locked
        self.budget = budget
    }

    mutating func run() {
        while budget > 0, let move = bestMove() { apply(move) }
    }

    private mutating func apply(_ move: Move) {
        solution.set(move.variable, to: move.value)
        for index in solution.problem.dependents[move.variable] {
            for neighbour in solution.problem.constraints[index].variables { known[neighbour] = nil }
        }
    }

    private mutating func bestMove() -> Move? {
        let problem = solution.problem
        var best: (move: Move, rank: Rank, cost: Double)?
        for variable in Set(solution.open.flatMap { problem.constraints[$0].variables }).sorted() {
            guard problem.variables[variable].isFree, variable != locked, let move = move(variable) else { continue }
            let rank = rank(of: move)
            let cost = (move.deltaE - solution.deltaE(of: variable)) / Double(move.mended.count)
            if let best, (best.rank.rawValue, best.cost) <= (rank.rawValue, cost) { continue }
            best = (move, rank, cost)
        }
        return best?.move
    }

    private enum Rank: Int {
        /// Fixes all findings of a value, at least one of them its own.
        case whole
        /// Fixes some of its own findings.
        case partial
        /// Moves something behind.
        case foreign
    }

    private func rank(of move: Move) -> Rank {
        let problem = solution.problem
        guard move.mended.contains(where: { problem.constraints[$0].owners.contains(move.variable) }) else {
            return .foreign
        }
        let open = problem.dependents[move.variable].count(where: solution.isOpen)
        return move.mended.count == open ? .whole : .partial
    }

    /// The move that fixes all of a variable's findings, or else as many as possible.
    private mutating func move(_ variable: Int) -> Move? {
        if let move = known[variable] { return move }
        let open = solution.problem.dependents[variable].filter(solution.isOpen)
        let isColor = solution.problem.variables[variable].kind == .color
        let view = isColor ? solution.view(of: variable) : nil
        let move = nearest(variable, open, view) ?? partialMove(variable, open, view)
        known[variable] = .some(move)
        return move
    }

    private mutating func partialMove(_ variable: Int, _ open: [Int], _ view: VariableView?) -> Move? {
        guard open.count > 1 else { return nil }
        func share(_ index: Int) -> Double { solution.measure(index) / solution.goal(index) }
        var best: Move?
        for index in open.sorted(by: { share($0) > share($1) }) {
            best = nearest(variable, (best?.mended ?? []) + [index], view) ?? best
        }
        return best
    }

    private mutating func nearest(_ variable: Int, _ findings: [Int], _ view: VariableView?) -> Move? {
        budget -= solution.problem.costs[variable]
        return solution.nearest(variable, mending: findings, view)
    }
}

extension Solution {
    /// The solution with each value moved back as near to the start as the others allow.
    func settled() -> Solution {
        var result = self
        for variable in problem.variables.indices where assignment[variable] != start[variable] {
            guard let move = result.nearest(variable, mending: []), move.deltaE < result.deltaE(of: variable) - 1e-9
            else { continue }
            result.set(variable, to: move.value)
        }
        return result
    }
}
