/// Numbers in sets that are joined one by one.
///
/// Complexity: O(log n) a join, of many together, for paths are halved (Tarjan and van Leeuwen 1984).
struct DisjointSets {
    /// For each number one of its set that is not smaller; of itself for the set's greatest.
    private var parents: [Int]

    /// Each of the numbers below `count` in a set of its own.
    init(count: Int) { parents = Array(0..<count) }

    /// Makes one set of those of two numbers.
    mutating func join(_ one: Int, _ other: Int) {
        let (first, second) = (greatest(with: one), greatest(with: other))
        parents[min(first, second)] = max(first, second)
    }

    /// The greatest number of a number's set.
    private mutating func greatest(with number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// The sets, each in its order, by their greatest numbers.
    var all: [[Int]] {
        var sets = self
        let groups = Dictionary(grouping: parents.indices) { sets.greatest(with: $0) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
