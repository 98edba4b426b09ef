package func didYouMean(_ name: String) -> String { "did you mean '\(name)'?" }

/// The candidate that `word` was probably meant to be, or nil when none is close.
///
/// Two swapped neighbours count as one slip, case is ignored, and a third of the word may differ. Of equally close
/// candidates the first in alphabetical order wins. Complexity: O(n) for each candidate of nearly the word's length.
package func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(EditDistance.limit))
    let limit = max(1, (wanted.count + 1) / 3)
    let distances = EditDistance(from: wanted)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= limit {
        let distance = distances.distance(to: candidate)
        guard distance <= limit else { continue }
        if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.candidate
}

/// Limits the comparisons for "did you mean": a file may have many mistakes, and each is compared with all names.
package struct GuessBudget: Sendable {
    /// Less than half a second of work.
    private static let comparisons = 1_000_000

    private var left: Int

    /// An equal share of the budget, so that the guesses in one part do not depend on those in another.
    package init(sharedAmong parts: Int = 1) { left = Self.comparisons / max(parts, 1) }

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
