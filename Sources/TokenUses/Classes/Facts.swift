/// The conditions for a class to count: states, widths, the branch of a condition.
struct Facts: Hashable {
    struct Fact: Hashable {
        let key: Int
        let value: Int
    }

    /// More are not told apart.
    static let limit = 8

    /// Sorted by their keys.
    private(set) var items: [Fact] = []

    init() {}

    init(_ key: Int, _ value: Int = 1) { items = [Fact(key: key, value: value)] }

    subscript(key: Int) -> Int? {
        items.first { $0.key == key }?.value
    }

    func isSubset(of other: Facts) -> Bool {
        var index = 0
        for fact in items {
            while index < other.items.count, other.items[index].key < fact.key { index += 1 }
            guard index < other.items.count, other.items[index] == fact else { return false }
        }
        return true
    }

    /// Both; nil where they exclude each other.
    func union(_ other: Facts) -> Facts? {
        if other.items.isEmpty { return self }
        var union = self
        for fact in other.items {
            if let value = union[fact.key] {
                if value != fact.value { return nil }
                continue
            }
            union.items.append(fact)
        }
        union.items.sort { $0.key < $1.key }
        return union
    }

    func filter(_ isKept: (Fact) -> Bool) -> Facts {
        var kept = self
        kept.items = items.filter(isKept)
        return kept
    }

    func map(_ key: (Int) -> Int) -> Facts {
        var mapped = Facts()
        for fact in items {
            mapped = mapped.union(Facts(key(fact.key), fact.value)) ?? mapped
        }
        return mapped
    }
}
