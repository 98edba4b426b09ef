/// The numbers below a count in sets that are joined two by two: union-find.
///
/// Complexity: amortised O(log n) a join, by path halving (Tarjan and van Leeuwen 1984).
package struct DisjointSets {
    /// For each number a greater one of its set; the greatest is its own parent.
    private var parents: [Int]

    package init(count: Int) {
        parents = Array(0..<count)
    }

    package mutating func join(_ one: Int, _ other: Int) {
        let first = greatest(with: one)
        let second = greatest(with: other)
        parents[min(first, second)] = max(first, second)
    }

    private mutating func greatest(with number: Int) -> Int {
        var number = number
        while parents[number] != number {
            parents[number] = parents[parents[number]]
            number = parents[number]
        }
        return number
    }

    /// The sets, each in order, by their greatest numbers.
    package var all: [[Int]] {
        var sets = self
        let groups = Dictionary(grouping: parents.indices) { sets.greatest(with: $0) }
        return groups.sorted { $0.key < $1.key }.map(\.value)
    }
}
