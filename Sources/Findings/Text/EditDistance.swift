/// Counts insertions, deletions, replacements and swaps of neighbours (optimal string alignment) from one word to others.
///
/// A column of the table of distances is a few words of 64 bits, for neighbours in it differ by one at most: Hyyrö, "A
/// bit-vector algorithm for computing Levenshtein and Damerau edit distances" (2003).
struct EditDistance {
    /// How many bytes the word may have.
    static let limit = 64

    private let count: Int
    /// For each byte the places of the word where it stands.
    private var places = [UInt64](repeating: 0, count: 256)

    /// Begins with a word in lower case, of which no more than ``limit`` bytes are looked at.
    init(from word: [UInt8]) {
        count = min(word.count, Self.limit)
        for (place, byte) in word.prefix(Self.limit).enumerated() { places[Int(byte)] |= 1 << UInt64(place) }
    }

    /// The distance to another word, its case ignored; complexity: O(n).
    func distance(to text: String) -> Int {
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return (isASCII ? text : text.lowercased()).withBytes { bytes in
            count == 0 ? bytes.count : distance(to: bytes)
        }
    }

    private func distance(to bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var (above, below): (UInt64, UInt64) = (.max, 0)
        var (diagonal, previous): (UInt64, UInt64) = (0, 0)
        var distance = count
        let last: UInt64 = 1 << UInt64(count - 1)
        for byte in bytes {
            let isUpper = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
            let equal = places[Int(isUpper ? byte + 32 : byte)]
            let swapped = ((~diagonal & equal) << 1) & previous
            diagonal = (((equal & above) &+ above) ^ above) | equal | below | swapped
            let (more, less) = (below | ~(diagonal | above), diagonal & above)
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
