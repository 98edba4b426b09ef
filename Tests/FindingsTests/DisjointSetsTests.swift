import Findings
import TestSupport
import Testing

@Suite("Disjoint sets")
struct DisjointSetsTests {
    @Test("Disjoint sets are joined by pairs in any order")
    func random() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<300 {
            let count = Int.random(in: 1...30, using: &generator)
            var sets = DisjointSets(count: count)
            // The name of each number's set, by plain renaming.
            var names = Array(0..<count)
            for _ in 0..<Int.random(in: 0...count, using: &generator) {
                let one = Int.random(in: 0..<count, using: &generator)
                let other = Int.random(in: 0..<count, using: &generator)
                sets.join(one, other)
                let old = names[one]
                let new = names[other]
                names = names.map { $0 == old ? new : $0 }
            }
            let expected = Dictionary(grouping: 0..<count) { names[$0] }.values
            #expect(sets.all == expected.sorted { ($0.last ?? 0) < ($1.last ?? 0) })
        }
    }

    @Test("Disjoint sets join 50,000 numbers in a row into one")
    func many() {
        let count = 50_000
        for order in [Array(1..<count), (1..<count).reversed()] {
            var sets = DisjointSets(count: count)
            for number in order { sets.join(number - 1, number) }
            #expect(sets.all == [Array(0..<count)])
        }
    }
}
