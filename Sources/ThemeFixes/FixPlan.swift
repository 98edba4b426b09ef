public import ColorScience
public import Findings
public import ThemeModel

/// The changes with which themes pass, and the pairs that still fail.
public struct FixPlan: Sendable {
    /// One for each value in a file, in the order of the themes.
    public var changes: [ValueChange] = []
    /// The pairs that still fail once the changes are made.
    public var unfixed: [UnfixedPair] = []
    /// The pairs whose foreground was the lighter colour and is now the darker one, or the reverse.
    public var flips: [SideChange] = []
    /// The values that are hard to tell apart once the changes are made, and were less so before.
    public var nearPairs: [NearPair] = []
    /// The values that stay apart although more pairs would pass if they met, and how near they would get.
    public var keptApart: [NearPair] = []

    /// Makes a plan that changes nothing.
    public init() {}

    /// Adds the changes for other themes.
    public mutating func merge(_ other: FixPlan) {
        changes += other.changes
        unfixed += other.unfixed
        flips += other.flips
        nearPairs += other.nearPairs
        keptApart += other.keptApart
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
    /// Whether the value is one of a role that the theme left out, to be written after the one at ``place``.
    public let isNew: Bool
    /// ΔE OK between the old and the new colour; for an alpha, between what is seen of it.
    public let deltaE: Double
    /// The pairs that newly pass; other changes may contribute.
    public let fixed: [FixedPair]
    /// The places of the other changes without which this one would make a pair worse.
    public let needs: [TokenPlace]

    /// Whether the change is so large that somebody should look at it: ΔE OK over 0.2.
    public var isLarge: Bool { deltaE > FixObjective.large }

    /// Degrees from the old hue to the new one, -180...180; 0 where one of the colours is about grey, and for an alpha.
    public var hueShift: Double {
        let old = old.rgb.oklch
        let new = new.rgb.oklch
        return isOfAlpha || min(old.chroma, new.chroma) < FixObjective.turn.chroma
            ? 0 : old.turn(to: new)
    }
}

/// Two values of one mode that changes bring closer together than ΔE OK 0.05, or than they are to stay apart.
public struct NearPair: Hashable, Sendable {
    /// Where the first one is written.
    public let first: TokenPlace
    /// Where the second one is written.
    public let second: TokenPlace
    /// ΔE OK between the two in the files.
    public let before: Double
    /// ΔE OK between them once the changes are made.
    public let after: Double
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

/// A pair whose foreground was the lighter colour and is now the darker one, or the reverse.
public struct SideChange: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// The ratio before the change.
    public let before: Double
    /// The ratio after it.
    public let after: Double
    /// Whether it is proved that no colours make all pairs pass if this one keeps its side, no others change theirs, and
    /// no background gets a ratio over 2 to what it was.
    public let isProved: Bool
    /// The requirements that rule out such colours, where that is proved.
    public let conflicts: [Obstacle.Conflict]
}

/// A pair that newly passes.
public struct FixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// The ratio before the change.
    public let before: Double
    /// The ratio after it.
    public let after: Double
    /// What is compared before the change, on the backdrop where the ratio is lowest.
    public let oldColors: ComparedColors?
    /// What is compared after it.
    public let newColors: ComparedColors?
}

/// A pair that still fails.
public struct UnfixedPair: Hashable, Sendable {
    /// The pair.
    public let pair: PairInMode
    /// Its ratio in the files.
    public let before: Double
    /// Its ratio once the changes are made.
    public let measured: Double
    /// What is compared in the files, on the backdrop where the ratio is lowest.
    public let oldColors: ComparedColors?
    /// What is compared once the changes are made.
    public let newColors: ComparedColors?
    /// All values that the pair depends on, alphas and roles to be written among them.
    public let places: [TokenPlace]
    /// One for each colour among them.
    public let obstacles: [Obstacle]
}

/// A value that a failing pair depends on, and why changing it does not help.
public struct Obstacle: Hashable, Sendable {
    /// Why a value cannot be changed so that the pair passes.
    public enum Reason: Hashable, Sendable {
        /// Proved: no colour passes with all other values as they are. The best ratio, and the requirements that rule out a better one.
        case outOfReach(best: Double, conflicts: [Conflict])
        /// None was found, which does not prove that there is none.
        case noneFound
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
    /// What a search came to, against the values in the files.
    init(of end: FixSearch, from start: FixOrigin) {
        let problem = start.problem
        let open = problem.checks.indices.filter { abs(start.measures[$0]) < start.goals[$0] }
        let before = FixShades(problem, start.values)
        let mended = open.filter { abs(end.measures[$0]) >= start.goals[$0] }
        for (index, token) in problem.tokens.enumerated()
        where end.shades.values[index] != start.values[index] {
            let old = DisplayColor(rgb: before.color(of: index), alpha: before.alpha(of: index))
            let new = DisplayColor(
                rgb: end.shades.color(of: index),
                alpha: end.shades.alpha(of: index)
            )
            // A later round may lead back to where the first one began.
            if token.kind != .role, new == old, !problem.isWide(index) { continue }
            let own = mended.filter { problem.tokensOfCheck[$0].contains(index) }
            changes.append(
                ValueChange(
                    place: token.place,
                    old: old,
                    new: new,
                    isOfAlpha: token.kind == .alpha,
                    isNew: token.kind == .role,
                    deltaE: token.kind == .alpha
                        ? token.distance(from: old.alpha, to: new.alpha)
                        : Difference.deltaEOK(old.rgb, new.rgb),
                    fixed: own.flatMap { check in
                        problem.rows[check].map {
                            FixedPair(
                                pair: $0,
                                before: abs(start.measures[check]),
                                after: abs(end.measures[check]),
                                oldColors: before.compared(check),
                                newColors: end.shades.compared(check)
                            )
                        }
                    },
                    needs: end.needs(of: index, from: start, before).map {
                        problem.tokens[$0].place
                    }
                )
            )
        }
        unfixed = end.open.flatMap { check in
            let obstacles = Impossibility(search: end, check: check).obstacles
            let places = problem.tokensOfCheck[check].map { problem.tokens[$0].place }
            return problem.rows[check].map {
                UnfixedPair(
                    pair: $0,
                    before: abs(start.measures[check]),
                    measured: abs(end.measures[check]),
                    oldColors: before.compared(check),
                    newColors: end.shades.compared(check),
                    places: places,
                    obstacles: obstacles
                )
            }
        }
        flips = SideProof(of: end, from: start).changes
        nearPairs = end.nearPairs(since: start)
    }
}

extension FixSearch {
    /// The changed tokens without which what is written at the place of a token would make a pair worse.
    fileprivate func needs(of token: Int, from start: FixOrigin, _ before: FixShades) -> [Int] {
        let problem = start.problem
        let changed = problem.tokens.indices.filter { shades.values[$0] != start.values[$0] }
        let own = changed.filter { problem.tokens[$0].place == problem.tokens[token].place }
        var trial = before
        var needed = own
        var fresh = own
        while !fresh.isEmpty {
            for token in fresh { trial.set(token, to: shades.values[token]) }
            let broken = Set(needed.flatMap { problem.checksOfToken[$0] })
                .filter { abs(trial.measure($0)) < start.floors[$0] }
            let involved = Set(broken.flatMap { problem.tokensOfCheck[$0] }).subtracting(needed)
            fresh = changed.filter(involved.contains)
            needed += fresh
        }
        return Array(needed.dropFirst(own.count))
    }

    func nearPairs(since start: FixOrigin) -> [NearPair] {
        let tokens = start.problem.tokens
        let changed = Set(
            tokens.indices.filter {
                tokens[$0].kind == .color && shades.values[$0] != start.values[$0]
            }
        )
        return changed.sorted().flatMap { token in
            start.relations(of: token).compactMap { relation in
                let other = relation.other
                if changed.contains(other), other < token { return nil }
                let before = Difference.deltaEOK(start.labs[token], start.labs[other])
                let after = Difference.deltaEOK(shades.color(of: token), shades.color(of: other))
                guard after < min(before, FixObjective.near.apart) else { return nil }
                return NearPair(
                    first: tokens[token].place,
                    second: tokens[other].place,
                    before: before,
                    after: after
                )
            }
        }
    }
}
