/// Limits the comparisons for "did you mean": a file may have many mistakes, and each is compared with all names.
package struct GuessBudget: Sendable {
    /// Less than half a second of work.
    private static let comparisons = 1_000_000

    private var left: Int

    /// An equal share of the budget, so that the guesses in one part do not depend on those in another.
    package init(sharedAmong parts: Int = 1) {
        left = Self.comparisons / max(parts, 1)
    }

    package mutating func closest<Names: Collection<String>>(
        to word: String,
        among candidates: @autoclosure () -> Names
    ) -> String? {
        guess(among: candidates()) { closestMatch(to: word, among: $0) }
    }

    package mutating func guess<Names: Collection<String>>(
        among candidates: @autoclosure () -> Names,
        _ choose: (Names) -> String?
    ) -> String? {
        guard left > 0 else { return nil }
        let candidates = candidates()
        left -= candidates.count
        return left < 0 ? nil : choose(candidates)
    }
}
