import ColorScience
import Findings
package import ThemeChecks
package import ThemeModel

/// Finds the smallest changes with which every pair of themes passes.
///
/// A change is one of a value that is written in a file: every theme and mode that has its colour from there is looked at. No pair
/// that passed fails with a plan, and none that fails gets worse.
package struct ThemeFixer: Sendable {
    private let checker: ThemeChecker
    /// What searches for nearest values may cost in a round; one that changes nothing is the last.
    private static let budget = 200_000
    /// Whose findings are to be mended.
    private let isTarget: @Sendable (Theme) -> Bool
    /// Where a file may be changed.
    private let isFree: @Sendable (TokenPlace) -> Bool

    /// Makes a fixer.
    package init(
        checker: ThemeChecker, isTarget: @escaping @Sendable (Theme) -> Bool = { _ in true },
        isFree: @escaping @Sendable (TokenPlace) -> Bool = { _ in true }
    ) {
        self.checker = checker
        self.isTarget = isTarget
        self.isFree = isFree
    }

    /// The changes for themes that depend on the same values, such as a theme and those that extend it.
    ///
    /// Complexity: a search for the nearest colour for each value that has a finding, and many where single values do not suffice.
    package func plan(for themes: [Theme]) -> FixPlan {
        let problem = FixProblem(themes, checker: checker, isTarget: isTarget, isFree: isFree)
        var solution = Solution(problem)
        while !solution.open.isEmpty {
            // From where the last round ended, as a second fix would begin: it is to find nothing more.
            let round = Solution(problem, from: solution.assignment)
            var search = GreedySearch(from: round, budget: Self.budget)
            search.run()
            solution = search.solution.settled()
            if !solution.open.isEmpty { solution = PivotSearch.solve(from: solution) }
            if solution.assignment == round.assignment { break }
        }
        return FixPlan(of: solution)
    }

    /// The files in which the colours of themes are written.
    package static func files(of themes: [Theme]) -> Set<String> {
        themes.reduce(into: []) { $0.formUnion($1.sourceFiles) }
    }

    /// Themes in groups that have no file in common, in the order of the groups' last themes.
    package static func groups(of themes: [Theme]) -> [[Theme]] {
        var sets = DisjointSets(count: themes.count)
        var users: [String: Int] = [:]
        for (index, theme) in themes.enumerated() {
            for file in theme.sourceFiles {
                if let other = users.updateValue(index, forKey: file) { sets.join(other, index) }
            }
        }
        return sets.all.map { group in group.map { themes[$0] } }
    }
}

extension Theme {
    /// The files in which its colours are written.
    fileprivate var sourceFiles: Set<String> {
        let colors = modes.flatMap { mode in mode.colorNames.compactMap(mode.color(named:)) }
        return colors.reduce(into: Set([location?.file].compactMap(\.self))) { files, color in
            if case .token(let place) = color.source, let file = place.location?.file { files.insert(file) }
            if let file = color.alpha?.token.location?.file { files.insert(file) }
        }
    }
}
