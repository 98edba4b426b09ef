/// The candidate that `word` was probably meant to be, or nil when none is close.
///
/// Distance counts swapped letters as one slip, case ignored; a third of the word may differ. Of equally close candidates the first in
/// alphabetical order wins. Complexity: O(n · m) for each candidate.
package func closestMatch(to word: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.lowercased().utf8.prefix(64))
    let limit = max(1, (wanted.count + 1) / 3)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where abs(candidate.utf8.count - wanted.count) <= limit {
        let distance = editDistance(wanted, Array(candidate.lowercased().utf8))
        guard distance <= limit else { continue }
        if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
        best = (distance, candidate)
    }
    return best?.candidate
}

/// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var older: [Int] = []
    var row = Array(0...right.count)
    for (i, byte) in left.enumerated() {
        var next = [i + 1]
        for (j, other) in right.enumerated() {
            var distance = min(row[j] + (byte == other ? 0 : 1), row[j + 1] + 1, next[j] + 1)
            if i > 0, j > 0, byte == right[j - 1], left[i - 1] == other { distance = min(distance, older[j - 1] + 1) }
            next.append(distance)
        }
        older = row
        row = next
    }
    return row[right.count]
}
