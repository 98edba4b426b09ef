import Dispatch
import Synchronization

/// Does `work` for every item, up to `jobs` at once, while the caller waits.
///
/// Throws what `work` throws for the first item for which it does; items behind that one may be left out then.
func eachAtOnce<Item: Sendable>(
    _ items: [Item], jobs: Int, _ work: @Sendable (Item) throws(WritingError) -> Void
) throws(WritingError) {
    let failure = Mutex<(index: Int, error: WritingError)?>(nil)
    let jobs = max(1, min(jobs, items.count))
    DispatchQueue.concurrentPerform(iterations: jobs) { job in
        Processors.own.spread()
        for index in stride(from: job, to: items.count, by: jobs) {
            if failure.withLock({ $0.map { $0.index < index } ?? false }) { return }
            do throws(WritingError) {
                try work(items[index])
            } catch {
                failure.withLock { first in
                    if first.map({ index < $0.index }) ?? true { first = (index, error) }
                }
                return
            }
        }
    }
    if let failure = failure.withLock({ $0 }) { throw failure.error }
}

/// What `work` makes of every item, in the order of the items, up to `jobs` at once, while the caller waits.
///
/// Throws what `work` throws for the first item for which it does.
func allAtOnce<Item: Sendable, Made: Sendable>(
    _ items: [Item], jobs: Int, _ work: @Sendable (Item) throws(WritingError) -> Made
) throws(WritingError) -> [Made] {
    let made = Mutex([Made?](repeating: nil, count: items.count))
    try eachAtOnce(Array(items.indices), jobs: jobs) { index throws(WritingError) in
        let result = try work(items[index])
        made.withLock { $0[index] = result }
    }
    return made.withLock { $0.compactMap(\.self) }
}
