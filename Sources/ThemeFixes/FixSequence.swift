import ColorScience
import SourceText
import ThemeModel

/// A fix and those that would follow it, as one plan.
///
/// The next fix sees a changed value where it is: an alias that names another colour as a part of that one, a role that is
/// written as one that follows no others. So where pairs are left, themes are compiled anew with what was found, until
/// nothing changes.
struct FixSequence {
    private let first: PlanSearch
    private var end: PlanSearch.End
    /// The last fix changed something, and left pairs.
    private(set) var isOpen: Bool
    private var fixes = 1

    /// A bound on time alone: most themes end after two, and few with translucent colours after more than eight.
    private static let mostFixes = 60

    init(_ first: PlanSearch) {
        self.first = first
        end = first.run()
        // A second fix would measure the largest distance from where the first one ended.
        let mayFollow = first.options.maxDelta == .infinity && !end.search.turnsPage
        isOpen = mayFollow && end.search.isOpen(since: first.start)
    }

    var changes: [ValueChange] { PlanWriter(end.search, from: first.start).changes }

    var plan: FixPlan {
        var plan = PlanWriter(end.search, from: first.start).plan
        plan.keptApart = end.keptApart
        return plan
    }

    /// Adds the changes of the next fix, whose problem has the same values in other places.
    mutating func append(_ next: PlanSearch, after edits: FixEdits) {
        let other = next.run()
        fixes += 1
        isOpen = false
        if other.search.shades.values == next.start.values { return }
        guard let values = values(of: other.search, after: edits) else { return }
        // A value that is taken back may have helped a pair that is left.
        let relaxed = relaxed(values)
        let composed = isBetter(relaxed) ? relaxed : search(at: values)
        guard isBetter(composed) else { return }
        end = PlanSearch.End(search: composed, keptApart: other.keptApart)
        // The fix may have left no pair where all of them together do.
        isOpen = !composed.open.isEmpty && fixes < Self.mostFixes
    }

    /// Fewer pairs are left than after the fixes so far, which also brings a sequence to its end.
    private func isBetter(_ other: FixSearch) -> Bool {
        other.open.count < end.search.open.count && !isWorse(other)
    }

    private func relaxed(_ values: [FixValue?]) -> FixSearch {
        let composed = search(at: values)
        let ranks = first.problem.checks.indices.filter { first.problem.checks[$0].kind == .rank }
        let keepsRanks = ranks.allSatisfy { check in
            abs(composed.measures[check]) >= first.start.floors[check]
        }
        let start = keepsRanks ? first.start : first.start.withoutRanks
        let flips = Set(FlipProof(of: composed, from: first.start).flips)
        let hold = FixObjective.Hold(apart: first.options.keepsApart, free: flips)
        let held = FixSearch(from: start.holding(hold))
        return search(at: held.relaxed(to: values).shades.values)
    }

    private func search(at values: [FixValue?]) -> FixSearch {
        let maxDelta = first.options.maxDelta
        return FixSearch(from: FixObjective(first.problem, values: values, maxDelta: maxDelta))
    }

    private func isWorse(_ other: FixSearch) -> Bool {
        first.problem.checks.indices.contains { check in
            // A rank may give way, which is for each fix to decide.
            if first.problem.checks[check].kind == .rank { return false }
            let kept = min(first.start.floors[check], abs(end.search.measures[check]))
            return abs(other.measures[check]) < kept
        }
    }

    /// The values of the first problem after a later search; nil where that has one which the first cannot express.
    private func values(of search: FixSearch, after edits: FixEdits) -> [FixValue?]? {
        let own = first.problem.tokens.enumerated()
        let indices = Dictionary(keepingFirst: own.map { (TokenKey($1), $0) })
        var values = end.search.shades.values
        for (index, value) in search.shades.values.enumerated() {
            guard let value else { continue }
            let key = TokenKey(search.problem.tokens[index], after: edits)
            guard let token = indices[key], let same = translated(value, from: search.problem)
            else { return nil }
            values[token] = same
        }
        for index in values.indices { follow(index, in: &values) }
        return values
    }

    private func translated(_ value: FixValue, from next: FixProblem) -> FixValue? {
        guard case .alias(let index, let color) = value else { return value }
        let place = next.aliases.targets[index].place
        let own = first.problem.aliases.targets.firstIndex { $0.place == place }
        return own.map { .alias($0, color) }
    }

    /// An alias has the colour of what it names, which may have moved since.
    private func follow(_ index: TokenIndex, in values: inout [FixValue?]) {
        guard case .alias(let target, _)? = values[index] else { return }
        let named = first.problem.aliases.targets[target]
        let color = named.token.flatMap { values[$0]?.color } ?? named.color
        values[index] = .alias(target, color)
    }
}

/// A value, by its place before all fixes.
private struct TokenKey: Hashable {
    let kind: FixToken.Kind
    let location: SourceLocation?
    /// The path of a role that is written after the value at the location.
    let role: String?

    init(_ token: FixToken, after edits: FixEdits = FixEdits([])) {
        let written = token.kind == .color ? edits.role(writtenAt: token.place) : nil
        let place = written ?? token.place
        kind = written == nil ? token.kind : .role
        location = place.location
        role = kind == .role ? place.path : nil
    }
}

extension FixSearch {
    /// A decision makes a light page dark, or a dark one light, which a next fix would take for how it was.
    fileprivate var turnsPage: Bool {
        open.contains { problem.checks[$0].kind == .dark || problem.checks[$0].kind == .light }
    }

    /// Something changed, and pairs are left.
    fileprivate func isOpen(since start: FixObjective) -> Bool {
        shades.values != start.values && !open.isEmpty
    }

    /// An alias names another value than in the file.
    var renamesAliases: Bool {
        guard problem.hasAliases else { return false }
        return problem.tokens.indices.contains { token in
            shades.values[token] != nil && problem.tokens[token].kind == .alias
        }
    }
}
