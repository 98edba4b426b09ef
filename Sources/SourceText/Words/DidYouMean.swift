package func didYouMean(_ name: String) -> String {
    "did you mean '\(name)'?"
}

/// The candidate that `word` was probably meant to be, or nil when none is close.
///
/// Two swapped neighbours count as one slip, case is ignored, and a third of the word may differ. Of equally close
/// candidates the first in alphabetical order wins. Complexity: O(n) for each candidate of nearly the word's length.
package func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(EditDistance.limit))
    let limit = max(1, (wanted.count + 1) / 3)
    let distances = EditDistance(from: wanted)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
        if abs(candidate.utf8.count - wanted.count) > limit { continue }
        let distance = distances.distance(to: candidate)
        guard distance <= limit else { continue }
        if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.candidate
}
