import ColorScience
import SourceText
import ThemeModel

/// A fix and those that would follow it, as one plan.
///
/// Once an alias names another colour, the next fix sees it as a part of that one, and may move both; a role that was
/// derived and is written then no longer follows others. So themes are compiled anew with what was found, until nothing
/// changes.
struct FixSequence {
    private let first: PlanSearch
    private var end: PlanSearch.End
    /// The last fix changed what follows what, and left pairs.
    private(set) var isOpen: Bool
    private var fixes = 1

    /// A bound: two of 218 themes of Helix take a second fix, and none a third.
    private static let mostFixes = 4

    init(_ first: PlanSearch) {
        self.first = first
        end = first.run()
        isOpen = first.mayFollow && end.search.isOpenInNewForm
    }

    var plan: FixPlan {
        var plan = PlanWriter(end.search, from: first.start).plan
        plan.keptApart = end.keptApart
        return plan
    }

    /// Adds the changes of the next fix, whose problem has the same values in other places.
    mutating func append(_ next: PlanSearch, after edits: FixEdits) {
        let other = next.run()
        fixes += 1
        isOpen = other.search.isOpenInNewForm && fixes < Self.mostFixes
        if other.search.shades.values == next.start.values { return }
        guard let values = values(of: other.search, after: edits) else {
            isOpen = false
            return
        }
        let maxDelta = first.options.maxDelta
        let objective = FixObjective(first.problem, values: values, maxDelta: maxDelta)
        let pairs = zip(objective.measures, first.start.floors)
        let isWorse = pairs.contains { measure, floor in abs(measure) < floor }
        if isWorse {
            isOpen = false
        } else {
            end = PlanSearch.End(search: FixSearch(from: objective), keptApart: other.keptApart)
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
    /// Pairs are left, and an alias names another value than in the file, or a role is written anew.
    var isOpenInNewForm: Bool {
        !open.isEmpty && hasValue { $0 == .alias || $0 == .role }
    }

    /// An alias names another value than in the file.
    var renamesAliases: Bool {
        problem.hasAliases && hasValue { $0 == .alias }
    }

    private func hasValue(ofKind isMeant: (FixToken.Kind) -> Bool) -> Bool {
        problem.tokens.indices.contains { token in
            shades.values[token] != nil && isMeant(problem.tokens[token].kind)
        }
    }
}
