/// Applies `transform` to every item, at most `jobs` at once; the results are in the order of the items.
///
/// `progress` is told how many are done, one call after the other.
func concurrently<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, progress: (Int) -> Void = { _ in },
    _ transform: @escaping @Sendable (Item) throws -> Result
) async rethrows -> [Result] {
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        var results: [Result?] = Array(repeating: nil, count: items.count)
        var next = 0
        var done = 0
        func start() {
            guard next < items.count else { return }
            let index = next
            next += 1
            group.addTask { (index, try transform(items[index])) }
        }
        for _ in 0..<max(1, jobs) { start() }
        while let (index, result) = try await group.next() {
            results[index] = result
            done += 1
            progress(done)
            start()
        }
        return results.compactMap(\.self)
    }
}
