import ColorScience
import ThemeChecks
import ThemeModel

/// Themes that depend on the same values, as variables and what is asked of them.
struct FixProblem: Sendable {
    let variables: [Variable]
    let constraints: [Constraint]
    /// The constraints that depend on each variable.
    let dependents: [[Int]]
    /// What a search for a value of each variable costs, about: 1 where luminance alone decides, else by how much is looked at for
    /// each of many colours.
    let costs: [Int]

    /// Takes in themes; `isTarget` says whose findings are to be mended, `isFree` where a file may be changed.
    init(_ themes: [Theme], checker: ThemeChecker, isTarget: (Theme) -> Bool, isFree: (TokenPlace) -> Bool) {
        var builder = ConstraintBuilder()
        for theme in themes {
            for mode in theme.modes { builder.addScheme(of: mode, in: theme) }
            for row in checker.requirements(of: theme) {
                builder.add(row, of: theme, isTarget: isTarget(theme) && !row.isWaived)
            }
            for row in checker.distinctions(of: theme) { builder.add(row, of: theme) }
        }
        variables = builder.variables.map { variable in
            Variable(
                kind: variable.kind, place: variable.place, present: variable.present, isFree: isFree(variable.place))
        }
        constraints = builder.constraints
        var dependents = Array(repeating: [Int](), count: variables.count)
        for (index, constraint) in constraints.enumerated() {
            for variable in constraint.variables { dependents[variable].append(index) }
        }
        self.dependents = dependents
        costs = dependents.map { [constraints] in
            let others = $0.filter { !constraints[$0].isOfLuminance }
            return others.isEmpty ? 1 : max(20, 2 * others.map { constraints[$0].stackCount }.reduce(0, +))
        }
    }
}
