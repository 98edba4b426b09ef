enum Spelling {
    /// The colour with its "#", if `text` is one without.
    static func hex(for text: String) -> String? {
        guard [3, 4, 6, 8].contains(text.utf8.count) else {
            return nil
        }
        return text.utf8.allSatisfy { $0.hexDigitValue != nil } ? "#" + text : nil
    }

    /// The candidate with the fewest edits, if these are at most a third of the letters, and three.
    static func nearest(to name: String, among candidates: [String]) -> String? {
        let letters = Array(name.utf8.prefix(32))
        let limit = max(1, min(3, letters.count / 3))
        var best: (name: String, distance: Int)?
        for candidate in candidates where abs(candidate.utf8.count - letters.count) <= limit {
            let distance = distance(from: letters, to: Array(candidate.utf8))
            if distance <= limit, distance < best?.distance ?? .max {
                best = (candidate, distance)
            }
        }
        return best?.name
    }

    /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
    static func distance(from source: [UInt8], to target: [UInt8]) -> Int {
        var older: [Int] = []
        var previous = Array(0...target.count)
        for row in source.indices {
            var current = [row + 1]
            for column in target.indices {
                let replaced = previous[column] + (source[row] == target[column] ? 0 : 1)
                var cost = min(replaced, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, source[row] == target[column - 1],
                    source[row - 1] == target[column]
                {
                    cost = min(cost, older[column - 1] + 1)
                }
                current.append(cost)
            }
            older = previous
            previous = current
        }
        return previous[target.count]
    }
}
