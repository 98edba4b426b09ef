import Synchronization

/// Applies `transform` to every item, at most `jobs` at once; the results are in the order of the items.
///
/// The task that calls does its share, so that a single job needs no other task. Items are taken some thousands at a time: results
/// that are not in order yet take room twice. Throws what `transform` throws for the first item for which it does.
func concurrently<Item: Sendable, Made: Sendable, Problem: Error>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) throws(Problem) -> Made
) async throws(Problem) -> [Made] {
    let stretch = 1 << 12
    var all: [Made] = []
    all.reserveCapacity(items.count)
    for start in stride(from: 0, to: items.count, by: stretch) {
        let outcomes = await atOnce(Array(items[start...].prefix(stretch)), jobs: jobs) { Outcome(of: $0, transform) }
        for outcome in outcomes {
            switch outcome {
            case .made(let made): all.append(made)
            case .failed(let problem): throw problem
            }
        }
    }
    return all
}

/// What became of an item: a `Result` for which the runtime need not find out first that its problems are errors.
private enum Outcome<Made: Sendable, Problem: Sendable>: Sendable {
    case made(Made)
    case failed(Problem)

    init<Item>(of item: Item, _ transform: (Item) throws(Problem) -> Made) where Problem: Error {
        do { self = .made(try transform(item)) } catch { self = .failed(error) }
    }
}

private func atOnce<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) -> Result
) async -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: items.count))
    await forEach(below: items.count, jobs: jobs) { index in
        let result = transform(items[index])
        results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
}

/// Does `work` for every index below `count`, at most `jobs` at once; the task that calls does its share.
///
/// For work that gives nothing: the runtime then makes no types of tasks and results, which takes as long as to look at
/// dozens of files.
func forEach(below count: Int, jobs: Int, _ work: @escaping @Sendable (Int) -> Void) async {
    let next = NextIndex()
    let share = { @Sendable in
        Processors.own.spread()
        while true {
            let index = next.take()
            if index >= count { return }
            work(index)
        }
    }
    await withTaskGroup(of: Void.self) { group in
        let helpers = max(1, min(jobs, count)) - 1
        for _ in 0..<helpers { group.addTask { share() } }
        if helpers > 0 { Processors.giveWay() }
        share()
    }
}

/// Applies `transform` to every item, at most `jobs` at once, and hands the results to `collect` in the order of the items.
///
/// The task that calls does its share. No more than a few results a job are held at any time.
func inOrder<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ transform: @escaping @Sendable (Item) throws -> Result,
    collect: (Item, Result) throws -> Void
) async throws {
    let work = OrderedWork<Result>(count: items.count, window: 4 * max(1, jobs))
    let transform = { @Sendable (index: Int) throws in
        do { work.finish(index, try transform(items[index])) } catch {
            work.close()
            throw error
        }
    }
    Processors.own.spread()
    try await withThrowingTaskGroup(of: Void.self) { group in
        while !work.isDone {
            while work.join(limit: jobs - 1) {
                group.addTask {
                    Processors.own.spread()
                    while let index = work.begin(asHelper: true) { try transform(index) }
                }
                Processors.giveWay()
            }
            if let index = work.begin() {
                try transform(index)
            } else {
                // What is missing is in the hands of helpers, which end where there is nothing to begin.
                try await group.next()
            }
            while let (index, result) = work.take() { try collect(items[index], result) }
        }
    }
}

/// The item that is to be begun next; a class of its own, since what a closure holds is taken apart by way of its type's name.
private final class NextIndex: Sendable {
    private let index = Atomic(0)

    func take() -> Int { index.wrappingAdd(1, ordering: .relaxed).oldValue }
}
