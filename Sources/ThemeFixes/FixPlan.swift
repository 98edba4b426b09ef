package import ColorScience
package import Findings
package import ThemeModel

package struct FixPlan: Sendable {
    package var changes: [ValueChange] = []
    package var unfixed: [UnfixedPair] = []

    package init() {}

    package mutating func merge(_ other: FixPlan) {
        changes += other.changes
        unfixed += other.unfixed
    }
}

/// A new colour, or a new alpha, for one value in a file.
package struct ValueChange: Hashable, Sendable {
    package let place: TokenPlace
    package let old: DisplayColor
    package let new: DisplayColor
    package let isOfAlpha: Bool
    /// ΔE OK between the old and the new colour; for an alpha, between what is seen of it.
    package let deltaE: Double
    /// The pairs that newly pass; other changes may contribute.
    package let fixed: [FixedPair]
}

package struct PairInMode: Hashable, Sendable {
    package let theme: String
    package let mode: String
    package let pair: PairName
    package let required: Double

    package init(theme: String, mode: String, pair: PairName, required: Double) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.required = required
    }
}

package struct FixedPair: Hashable, Sendable {
    package let pair: PairInMode
    package let before: Double
    package let after: Double
}

package struct UnfixedPair: Hashable, Sendable {
    package let pair: PairInMode
    package let measured: Double
    /// One for each value that the pair depends on.
    package let obstacles: [Obstacle]
}

package struct Obstacle: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// No colour passes: the best ratio, and the requirements that rule out a better one.
        case outOfReach(best: Double, conflicts: [Conflict])
        /// The file, or this place in it, must not be changed.
        case notFree
    }

    package struct Conflict: Hashable, Sendable {
        package let theme: String
        package let mode: String
        /// `text on surface`, `success apart from danger`, `a light background`.
        package let phrase: String
        /// The least ratio or difference; nil for a light or dark background.
        package let required: Double?
    }

    package let place: TokenPlace
    package let reason: Reason
}

extension FixPlan {
    init(of end: Solution) {
        let problem = end.problem
        let start = Solution(problem)
        let mended = start.open.filter { !end.isOpen($0) }
        for (index, variable) in problem.variables.enumerated() where end.assignment[index] != nil {
            let own = mended.filter { problem.constraints[$0].variables.contains(index) }
            let new = DisplayColor(
                rgb: end.assignment.color(index) ?? variable.present.rgb,
                alpha: end.assignment.alpha(index) ?? variable.present.alpha)
            changes.append(
                ValueChange(
                    place: variable.place, old: variable.present, new: new, isOfAlpha: variable.kind == .alpha,
                    deltaE: start.deltaE(of: end.assignment[index], index),
                    fixed: own.map {
                        FixedPair(
                            pair: problem.constraints[$0].pairInMode, before: start.measure($0), after: end.measure($0))
                    }))
        }
        unfixed = end.open.map { index in
            UnfixedPair(
                pair: problem.constraints[index].pairInMode, measured: end.measure(index),
                obstacles: ObstacleSearch(end, index).obstacles)
        }
    }
}

extension Constraint {
    fileprivate var pairInMode: PairInMode { PairInMode(theme: theme, mode: mode, pair: pair, required: required) }

    /// The constraint in words, held to `threshold`.
    func conflict(at threshold: Double) -> Obstacle.Conflict {
        let (phrase, number): (String, Double?) =
            switch kind {
            case .contrast: (pair.phrase, threshold)
            case .distinct: ("\(pair.foreground) apart from \(pair.background)", threshold)
            case .scheme(_, let isDark): ("a \(isDark ? "dark" : "light") background", nil)
            }
        return Obstacle.Conflict(theme: theme, mode: mode, phrase: phrase, required: number)
    }
}
