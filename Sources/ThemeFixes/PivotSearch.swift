import ColorScience

/// Looks for a way out where no single value mends what is left: moves one, and lets all others follow.
///
/// So a background may become lighter together with what lies on it, though neither could change alone.
struct PivotSearch {
    /// How many lightnesses of a colour are tried.
    private static let steps = 20

    /// The best solution in which one value of what is left was set first; the start where none is better.
    static func solve(from start: Solution) -> Solution {
        var best = start
        let problem = start.problem
        for variable in Set(start.open.flatMap { problem.constraints[$0].variables }).sorted() {
            guard problem.variables[variable].isFree, problem.variables[variable].kind == .color else { continue }
            for color in ladder(from: start.origin(variable)) {
                if best.open.isEmpty, start.deltaE(of: .color(color), variable) >= best.total { break }
                var trial = start
                trial.set(variable, to: .color(color))
                guard start.open.contains(where: { trial.canMend($0, besides: variable) }) else { continue }
                trial = GreedySearch.solve(from: trial, locking: variable)
                guard !trial.hasBroken, trial.open.count <= best.open.count else { continue }
                trial = trial.settled()
                if trial.isBetter(than: best) { best = trial }
            }
        }
        return best
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

extension Solution {
    /// Whether a constraint is met, or a single value other than one would make it so.
    fileprivate func canMend(_ constraint: Int, besides locked: Int) -> Bool {
        if !isOpen(constraint) { return true }
        return problem.constraints[constraint].variables.contains { variable in
            variable != locked && problem.variables[variable].isFree
                && nearest(variable, mending: [constraint]) != nil
        }
    }
}
