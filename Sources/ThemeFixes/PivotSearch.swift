import ColorScience

/// Looks for a way out where no single value mends what is left: moves one, and lets all others follow.
///
/// So a background may become lighter together with what lies on it, though neither could change alone.
struct PivotSearch {
    /// How many lightnesses of a colour are tried.
    private static let steps = 20

    private let start: Solution
    private var best: Solution
    /// What searches for nearest values may still cost in all trials together.
    ///
    /// A theme may have any number of values that stand in each other's way.
    private var budget = 20000

    private init(from start: Solution) {
        self.start = start
        best = start
    }

    /// The best solution in which one value of what is left was set first; the start where none is better.
    static func solve(from start: Solution) -> Solution {
        var search = PivotSearch(from: start)
        let problem = start.problem
        let near = Set(start.open.flatMap { problem.constraints[$0].variables })
        search.move(near)
        if search.best.open.isEmpty { return search.best }
        // What gives way to those, though it has no part in what is left.
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

    /// Whether a constraint is met, or a single value other than one would make it so.
    private mutating func canMend(_ constraint: Int, in trial: Solution, besides locked: Int) -> Bool {
        if !trial.isOpen(constraint) { return true }
        for variable in trial.problem.constraints[constraint].variables where variable != locked {
            guard trial.problem.variables[variable].isFree else { continue }
            budget -= trial.problem.costs[variable]
            if trial.nearest(variable, mending: [constraint]) != nil { return true }
        }
        return false
    }

    /// A colour at other lightnesses, the nearest first.
    private static func ladder(from color: SRGB8) -> [SRGB8] {
        var polar = color.oklch
        let lightnesses = (0...steps).map { Double($0) / Double(steps) }
        return lightnesses.sorted { abs($0 - polar.lightness) < abs($1 - polar.lightness) }.map { lightness in
            polar.lightness = lightness
            return Color(polar).mapped.rgb
        }
    }
}
