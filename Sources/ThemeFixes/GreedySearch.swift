/// Mends findings one value after the other: each time the one that mends most for the least change.
///
/// What is counted is the ΔE OK that a move adds, divided by the findings that it mends. What lies behind is moved only where
/// nothing in front of it can be. No move makes anything worse, so that each leaves fewer findings, and there is an end.
struct GreedySearch {
    private(set) var solution: Solution
    /// A variable that is left as it is.
    private let locked: Int?
    /// The best move of each variable, as long as nothing near it has changed.
    private var known: [Int: Move?] = [:]

    init(from solution: Solution, locking locked: Int? = nil) {
        self.solution = solution
        self.locked = locked
    }

    /// The solution from which no single value mends anything more.
    static func solve(from start: Solution, locking locked: Int? = nil) -> Solution {
        var search = GreedySearch(from: start, locking: locked)
        while let move = search.bestMove() { search.apply(move) }
        return search.solution.settled(besides: locked)
    }

    private mutating func apply(_ move: Move) {
        solution.set(move.variable, to: move.value)
        for index in solution.problem.dependents[move.variable] {
            for neighbour in solution.problem.constraints[index].variables { known[neighbour] = nil }
        }
    }

    /// The move that costs least for each finding that it mends, of those that mend one of their own if there is any.
    private mutating func bestMove() -> Move? {
        let problem = solution.problem
        var best: (move: Move, isForeign: Bool, cost: Double)?
        for variable in Set(solution.open.flatMap { problem.constraints[$0].variables }).sorted() {
            guard problem.variables[variable].isFree, variable != locked, let move = move(variable) else { continue }
            let isForeign = !move.mended.contains { problem.constraints[$0].owners.contains(variable) }
            let cost = (move.deltaE - solution.deltaE(of: variable)) / Double(move.mended.count)
            if let best, (best.isForeign ? 1 : 0, best.cost) <= (isForeign ? 1 : 0, cost) { continue }
            best = (move, isForeign, cost)
        }
        return best?.move
    }

    /// The move of a variable that mends all of its findings, or else as many as it can.
    private mutating func move(_ variable: Int) -> Move? {
        if let move = known[variable] { return move }
        let open = solution.problem.dependents[variable].filter(solution.isOpen)
        let move = solution.nearest(variable, mending: open) ?? partialMove(variable, open)
        known[variable] = .some(move)
        return move
    }

    /// The findings are tried in the order of how little they lack.
    private func partialMove(_ variable: Int, _ open: [Int]) -> Move? {
        guard open.count > 1 else { return nil }
        func share(_ index: Int) -> Double { solution.measure(index) / solution.goal(index) }
        var best: Move?
        for index in open.sorted(by: { share($0) > share($1) }) {
            best = solution.nearest(variable, mending: (best?.mended ?? []) + [index]) ?? best
        }
        return best
    }
}

extension Solution {
    /// The solution with every value moved back towards the beginning as far as all others allow.
    func settled(besides locked: Int?) -> Solution {
        var result = self
        for variable in problem.variables.indices where assignment[variable] != start[variable] && variable != locked {
            guard let move = result.nearest(variable, mending: []), move.deltaE < result.deltaE(of: variable) - 1e-9
            else { continue }
            result.set(variable, to: move.value)
        }
        return result
    }
}
