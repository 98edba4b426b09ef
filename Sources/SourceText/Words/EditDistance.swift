/// The edit distance (optimal string alignment: insertions, deletions, replacements, swaps of neighbours) from one
/// word.
///
/// Neighbouring distances in a column of the usual table differ by at most one, so a column fits into a few words of 64
/// bits: Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances" (2003). A million names
/// of 10 letters take 0.1 s, those of 64 letters 0.3 s; with the usual table, 1 s and 14 s.
package struct EditDistance {
    static let limit = 64

    private let count: Int
    /// For each byte, a bit for each position in the word where it occurs.
    private var positions = [UInt64](repeating: 0, count: 256)

    package init(from word: [UInt8]) {
        count = min(word.count, Self.limit)
        for (position, byte) in word.prefix(count).enumerated() {
            positions[Int(byte)] |= 1 << UInt64(position)
        }
    }

    package func distance(to text: String) -> Int {
        let bytes = Array(text.lowercased().utf8)
        if count == 0 { return bytes.count }
        var above: UInt64 = .max
        var below: UInt64 = 0
        var diagonal: UInt64 = 0
        var previous: UInt64 = 0
        var distance = count
        let last: UInt64 = 1 << UInt64(count - 1)
        for byte in bytes {
            let equal = positions[Int(byte)]
            let swapped = ((~diagonal & equal) << 1) & previous
            diagonal = (((equal & above) &+ above) ^ above) | equal | below | swapped
            let more = below | ~(diagonal | above)
            let less = diagonal & above
            if more & last != 0 { distance += 1 }
            if less & last != 0 { distance -= 1 }
            let shifted = more << 1 | 1
            above = less << 1 | ~(diagonal | shifted)
            below = shifted & diagonal
            previous = equal
        }
        return distance
    }
}
