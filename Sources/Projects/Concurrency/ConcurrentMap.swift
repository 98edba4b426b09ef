/// Applies `transform` to every item, at most `jobs` at once, and passes the results to `collect` in item order.
///
/// At most four results per job wait for an earlier one, so memory does not grow with the number of items.
package func forEachInOrder<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int,
    _ transform: @escaping @Sendable (Item) throws -> Result,
    collect: (Item, Result) throws -> Void
) async throws {
    let jobs = max(1, jobs)
    try await withThrowingTaskGroup(of: (index: Int, result: Result).self) { group in
        var started = 0
        var running = 0
        var collected = 0
        var waiting: [Int: Result] = [:]
        while collected < items.count {
            while running < jobs, started < min(items.count, collected + 4 * jobs) {
                group.addTask { [index = started] in (index, try transform(items[index])) }
                started = started + 1
                running = running + 1
            }
            guard let finished = try await group.next() else { return }
            running -= 1
            waiting[finished.index] = finished.result
            while let result = waiting.removeValue(forKey: collected) {
                try collect(items[collected], result)
                collected += 1
            }
        }
    }
}

/// The results of `transform` in item order; at most `jobs` items are worked on at once.
package func concurrentMap<Item: Sendable, Result: Sendable>(
    _ items: [Item],
    jobs: Int,
    _ transform: @escaping @Sendable (Item) throws -> Result
) async throws -> [Result] {
    var results: [Result] = []
    try await forEachInOrder(items, jobs: jobs, transform) { results.append($1) }
    return results
}
