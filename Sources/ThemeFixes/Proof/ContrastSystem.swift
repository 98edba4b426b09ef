import ColorScience

/// The luminances with which all pairs pass, as bounds of each value.
///
/// With x = log(L + 0.05), a pair that must reach a ratio r asks for |x - y| ≥ log r: a difference constraint once one of
/// its two sides is chosen. Bounds are carried over constraints until none narrows (Bellman and Ford, on products, so
/// that no logarithm is taken), a side that the bounds leave no room for is excluded, and what is still open is decided by
/// trial. Translucent and derived colours are left out, so that a solution may fail, but that there is none is a proof.
struct ContrastSystem {
    /// The checks that contribute to a bound or a choice.
    typealias Reason = Set<CheckIndex>

    struct Gap {
        let front: Int
        let ground: Int
        let ratio: Double
        let check: CheckIndex
        /// 1 where the front is the lighter one, -1 where it is the darker one, 0 where that is open.
        var side: Double
        /// The checks that exclude the other side.
        var reason: Reason = []
    }

    private struct Bound {
        var value: Double
        var reason: Reason = []
    }

    let followsAliases: Bool
    var gaps: [Gap] = []
    /// Luminances with `flare`, so that a ratio is a quotient: first of the tokens, then of colours that cannot change.
    private var lows: [Bound] = []
    private var highs: [Bound] = []
    /// Checks that no colours satisfy together; nil where there is no such conflict.
    private(set) var conflict: Reason?

    /// Differences that are mere rounding.
    private static let slack = 1e-9
    private static let flare = LuminanceInterval.flare
    static let black = flare
    static let white = 1 + flare

    var isEmpty: Bool { conflict != nil }

    /// Adds a value or a colour, with the luminances between which it must stay.
    mutating func addVariable(_ range: ClosedRange<Double>) -> Int {
        lows.append(Bound(value: range.lowerBound + Self.flare))
        highs.append(Bound(value: range.upperBound + Self.flare))
        return lows.count - 1
    }

    mutating func limit(_ variable: Int, to range: ClosedRange<Double>, because check: CheckIndex) {
        raiseLow(of: variable, to: range.lowerBound + Self.flare, [check])
        lowerHigh(of: variable, to: range.upperBound + Self.flare, [check])
    }

    /// The luminances that a value may have, where there is a solution.
    func range(of token: TokenIndex) -> ClosedRange<Double> {
        let low = lows[token].value
        let high = max(low, highs[token].value)
        return low - Self.flare - Self.slack...high - Self.flare + Self.slack
    }

    /// Decides on a value.
    mutating func fix(_ token: TokenIndex, at luminance: Double) {
        raiseLow(of: token, to: luminance + Self.flare, [])
        lowerHigh(of: token, to: luminance + Self.flare, [])
        relax()
    }
}

extension ContrastSystem {
    /// Narrows all bounds to what the constraints leave, or finds a conflict.
    mutating func relax() {
        // Each round of a solvable system of differences settles one more variable for good.
        for _ in 0...lows.count + gaps.count where !isEmpty {
            if !narrow() { return }
        }
    }

    private mutating func narrow() -> Bool {
        var isNarrower = false
        for index in gaps.indices {
            if gaps[index].side == 0 { chooseSide(of: index) }
            if isEmpty { return false }
            if gaps[index].side == 0 { continue }
            if carry(gaps[index]) { isNarrower = true }
        }
        return isNarrower
    }

    /// Takes the one side of a gap that there is room for.
    private mutating func chooseSide(of index: Int) {
        let gap = gaps[index]
        let up = exclusion(of: gap, light: gap.front, dark: gap.ground)
        let down = exclusion(of: gap, light: gap.ground, dark: gap.front)
        switch (up, down) {
        case (let up?, let down?):
            conflict = up.union(down)
        case (let up?, nil):
            gaps[index].side = -1
            gaps[index].reason = up
        case (nil, let down?):
            gaps[index].side = 1
            gaps[index].reason = down
        case (nil, nil):
            return
        }
    }

    private func exclusion(of gap: Gap, light: Int, dark: Int) -> Reason? {
        let isPossible = highs[light].value + Self.slack >= lows[dark].value * gap.ratio
        if isPossible { return nil }
        return highs[light].reason.union(lows[dark].reason).union([gap.check])
    }

    private mutating func carry(_ gap: Gap) -> Bool {
        let light = gap.side > 0 ? gap.front : gap.ground
        let dark = gap.side > 0 ? gap.ground : gap.front
        let reason = gap.reason.union([gap.check])
        let isRaised = raiseLow(
            of: light,
            to: lows[dark].value * gap.ratio,
            lows[dark].reason.union(reason)
        )
        let isLowered = lowerHigh(
            of: dark,
            to: highs[light].value / gap.ratio,
            highs[light].reason.union(reason)
        )
        return isRaised || isLowered
    }

    @discardableResult
    private mutating func raiseLow(of place: Int, to value: Double, _ reason: Reason) -> Bool {
        guard value > lows[place].value + Self.slack else { return false }
        lows[place] = Bound(value: value, reason: reason)
        noteCrossing(at: place)
        return true
    }

    @discardableResult
    private mutating func lowerHigh(of place: Int, to value: Double, _ reason: Reason) -> Bool {
        guard value < highs[place].value - Self.slack else { return false }
        highs[place] = Bound(value: value, reason: reason)
        noteCrossing(at: place)
        return true
    }

    private mutating func noteCrossing(at place: Int) {
        guard conflict == nil, lows[place].value > highs[place].value + Self.slack else { return }
        conflict = lows[place].reason.union(highs[place].reason)
    }
}

extension ContrastSystem {
    enum Solution {
        /// All sides are chosen, and any luminance within a value's bounds is part of a solution.
        case bounds(ContrastSystem)
        case conflict(Reason)
        /// There were too many choices.
        case unknown
    }

    /// Choices of a side that a solution may take: twice as many as any scheme of the corpora takes.
    static let choices = 500

    func solved() -> Solution {
        var choices = Self.choices
        return solved(within: &choices)
    }

    private func solved(within choices: inout Int) -> Solution {
        var system = self
        system.relax()
        if let conflict = system.conflict { return .conflict(conflict) }
        guard let open = system.gaps.firstIndex(where: { $0.side == 0 }) else {
            return .bounds(system)
        }
        var reason: Reason = []
        for side in [1.0, -1] {
            choices -= 1
            if choices < 0 { return .unknown }
            var trial = system
            trial.gaps[open].side = side
            switch trial.solved(within: &choices) {
            case .conflict(let found):
                // A conflict that the choice has no part in is one with the other side, too.
                if !found.contains(system.gaps[open].check) { return .conflict(found) }
                reason.formUnion(found)
            case let solution:
                return solution
            }
        }
        return .conflict(reason)
    }
}
