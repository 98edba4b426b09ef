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
        return search.solution
    }

    private mutating func apply(_ move: Move) {
        solution.set(move.variable, to: move.value)
        for index in solution.problem.dependents[move.variable] {
            for neighbour in solution.problem.constraints[index].variables { known[neighbour] = nil }
        }
    }

    /// The move that costs least for each finding that it mends, of those of the first rank that there is.
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

    /// What goes first.
    private enum Rank: Int {
        /// All findings of a value are mended, and one of them at least is its own.
        case whole
        /// Some of its own findings are mended.
        case partial
        /// Something behind is moved.
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

    /// The move of a variable that mends all of its findings, or else as many as it can.
    private mutating func move(_ variable: Int) -> Move? {
        if let move = known[variable] { return move }
        let open = solution.problem.dependents[variable].filter(solution.isOpen)
        let isColor = solution.problem.variables[variable].kind == .color
        let outlook = isColor ? solution.outlook(of: variable) : nil
        let move = solution.nearest(variable, mending: open, outlook) ?? partialMove(variable, open, outlook)
        known[variable] = .some(move)
        return move
    }

    /// The findings are tried in the order of how little they lack.
    private func partialMove(_ variable: Int, _ open: [Int], _ outlook: Outlook?) -> Move? {
        guard open.count > 1 else { return nil }
        func share(_ index: Int) -> Double { solution.measure(index) / solution.goal(index) }
        var best: Move?
        for index in open.sorted(by: { share($0) > share($1) }) {
            best = solution.nearest(variable, mending: (best?.mended ?? []) + [index], outlook) ?? best
        }
        return best
    }
}

extension Solution {
    /// The solution with every value moved back towards the beginning as far as all others allow.
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
