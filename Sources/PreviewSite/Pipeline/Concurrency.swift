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

/// Applies `transform` to every item, at most `jobs` at once, and hands the results to `collect` in the order of the items.
///
/// No more than a few results a job are held at any time.
func inOrder<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) throws -> Result,
    collect: (Item, Result) throws -> Void
) async throws {
    let window = 4 * max(1, jobs)
    try await withThrowingTaskGroup(of: (Int, Result).self) { group in
        var waiting: [Int: Result] = [:]
        var (next, collected, running) = (0, 0, 0)
        func start() {
            while next < items.count, running < max(1, jobs), next < collected + window {
                let index = next
                group.addTask { (index, try transform(items[index])) }
                (next, running) = (next + 1, running + 1)
            }
        }
        start()
        while let (index, result) = try await group.next() {
            running -= 1
            waiting[index] = result
            start()
            while let result = waiting.removeValue(forKey: collected) {
                try collect(items[collected], result)
                collected += 1
            }
            start()
        }
    }
}
