/// How many names may be looked at to guess what was meant: in a file of many mistakes each is compared with all names.
///
/// A guess looks at every name that there is. Once there are more of them than looks left, nothing is guessed any more.
package struct GuessBudget: Sendable {
    /// Less than half a second of work.
    private static let looks = 1_000_000

    private var left: Int

    /// A part of what may be looked at, where as many parts have the same: none depends on which of them came first.
    package init(sharedAmong parts: Int = 1) { left = Self.looks / max(parts, 1) }

    /// The candidate that `word` was probably meant to be; nil when none is close, or too many were looked at.
    ///
    /// Complexity: as that of ``closestMatch(to:among:)``.
    package mutating func closest<Names: Collection<String>>(
        to word: String, among candidates: @autoclosure () -> Names
    ) -> String? {
        guess(among: candidates()) { closestMatch(to: word, among: $0) }
    }

    /// What `choose` picks from the candidates; nil when too many were looked at.
    package mutating func guess<Names: Collection<String>>(
        among candidates: @autoclosure () -> Names, _ choose: (Names) -> String?
    ) -> String? {
        guard left > 0 else { return nil }
        let candidates = candidates()
        left -= candidates.count
        return left < 0 ? nil : choose(candidates)
    }
}
