import ColorScience

/// Fixes findings that no single value can: moves one value, then runs a greedy search for the others.
///
/// A background can get lighter together with the text on it, where neither could change alone.
struct PivotSearch {
    private static let lightnessSteps = 20

    private let start: Solution
    private var best: Solution
    /// The cost that all trials together may still spend: a theme may have any number of values.
    private var budget = 20000

    private init(from start: Solution) {
        self.start = start
        best = start
    }

    /// The best solution that begins with a move of one value; the start where none is better.
    static func solve(from start: Solution) -> Solution {
        var search = PivotSearch(from: start)
        let problem = start.problem
        let near = Set(start.open.flatMap { problem.constraints[$0].variables })
        search.move(near)
        if search.best.open.isEmpty { return search.best }
        // Then the values that share a constraint with those.
        let constraints = Set(near.flatMap { problem.dependents[$0] })
        search.move(Set(constraints.flatMap { problem.constraints[$0].variables }).subtracting(near))
        return search.best
    }

    private mutating func move(_ variables: Set<Int>) {
        for variable in variables.sorted() {
            let value = start.problem.variables[variable]
            if value.isFree, value.kind == .color { move(variable) }
        }
    }

    private mutating func move(_ variable: Int) {
        for color in Self.ladder(from: start.origin(variable)) where budget > 0 {
            if best.open.isEmpty, start.deltaE(of: .color(color), variable) >= best.total { return }
            var trial = start
            trial.set(variable, to: .color(color))
            if start.open.contains(where: { canMend($0, in: trial, besides: variable) }) {
                follow(trial, locking: variable)
            }
        }
    }

    private mutating func follow(_ trial: Solution, locking variable: Int) {
        var search = GreedySearch(from: trial, locking: variable, budget: budget)
        search.run()
        budget = search.budget
        guard budget > 0, !search.solution.hasBroken, search.solution.open.count <= best.open.count else { return }
        let settled = search.solution.settled()
        if settled.isBetter(than: best) { best = settled }
    }

    /// Whether a constraint is met, or a move of one unlocked variable would meet it.
    private mutating func canMend(_ constraint: Int, in trial: Solution, besides locked: Int) -> Bool {
        if !trial.isOpen(constraint) { return true }
        for variable in trial.problem.constraints[constraint].variables where variable != locked {
            guard trial.problem.variables[variable].isFree else { continue }
            budget -= trial.problem.costs[variable]
            if trial.nearest(variable, mending: [constraint]) != nil { return true }
        }
        return false
    }

    private static func ladder(from color: SRGB8) -> [SRGB8] {
        var polar = color.oklch
        let lightnesses = (0...lightnessSteps).map { Double($0) / Double(lightnessSteps) }
        return lightnesses.sorted { abs($0 - polar.lightness) < abs($1 - polar.lightness) }.map { lightness in
            polar.lightness = lightness
            return Color(polar).mapped.rgb
        }
    }
}
