public import ColorScience
public import Findings
public import ThemeModel

/// The changes with which themes pass, and the pairs that no change can mend.
public struct FixPlan: Sendable {
    /// One for each value in a file, in the order of the themes.
    public var changes: [ValueChange] = []
    /// The pairs that still fail once the changes are made.
    public var unfixed: [UnfixedPair] = []

    /// Makes a plan that changes nothing.
    public init() {}

    /// Adds the changes for other themes.
    public mutating func merge(_ other: FixPlan) {
        changes += other.changes
        unfixed += other.unfixed
    }
}

/// A new colour, or a new alpha, for one value in a file.
public struct ValueChange: Hashable, Sendable {
    /// Where the value is written.
    public let place: TokenPlace
    /// The colour as it is shown now.
    public let old: DisplayColor
    /// The colour to write.
    public let new: DisplayColor
    /// Whether only the alpha behind an alias changes.
    public let isOfAlpha: Bool
    /// ΔE OK between the old and the new colour; for an alpha, between what is seen of it.
    public let deltaE: Double
    /// The pairs that newly pass; other changes may contribute.
    public let fixed: [FixedPair]
}

/// A pair of roles in one mode of a theme, with the ratio that it needs.
public struct PairInMode: Hashable, Sendable {
    /// The id of the theme.
    public let theme: String
    /// The name of the mode.
    public let mode: String
    /// The two roles, and what the foreground is used for.
    public let pair: PairName
    /// The least ratio.
    public let required: Double

    /// Names a pair.
    public init(theme: String, mode: String, pair: PairName, required: Double) {
        self.theme = theme
        self.mode = mode
        self.pair = pair
        self.required = required
    }
}

/// A pair that newly passes.
public struct FixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// The ratio before the change.
    public let before: Double
    /// The ratio after it.
    public let after: Double
}

/// A pair that fails whatever is changed.
public struct UnfixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// Its ratio.
    public let measured: Double
    /// One for each value that the pair depends on.
    public let obstacles: [Obstacle]
}

/// A value that a failing pair depends on, and why changing it does not help.
public struct Obstacle: Hashable, Sendable {
    /// Why a value cannot be changed so that the pair passes.
    public enum Reason: Hashable, Sendable {
        /// No colour passes: the best ratio, and the requirements that rule out a better one.
        case outOfReach(best: Double, conflicts: [Conflict])
        /// The file, or this place in it, must not be changed.
        case notFree
    }

    /// A requirement that rules out a better colour.
    public struct Conflict: Hashable, Sendable {
        /// The id of the theme.
        public let theme: String
        /// The name of the mode.
        public let mode: String
        /// `text on surface`, `success apart from danger`, `a light background`.
        public let phrase: String
        /// The least ratio or difference; nil for a light or dark background.
        public let required: Double?
    }

    /// Where the value is written.
    public let place: TokenPlace
    /// Why changing it does not help.
    public let reason: Reason
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
