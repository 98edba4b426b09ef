import Synchronization

/// Which of many items is to be worked on next, and the results that wait for those before them.
final class OrderedWork<Result: Sendable>: Sendable {
    private struct State {
        /// The item to be begun next.
        var next = 0
        /// How many results were taken.
        var taken = 0
        /// The results that wait to be taken.
        var waiting: [Int: Result] = [:]
        /// How many helpers there are.
        var helpers = 0
        /// Whether nothing is to be begun any more.
        var isClosed = false
    }

    private let count: Int
    /// How many items may be begun whose results were not taken.
    private let window: Int
    private let state = Mutex(State())

    /// Begins with no item done.
    init(count: Int, window: Int) { (self.count, self.window) = (count, window) }

    /// Whether all results were taken.
    var isDone: Bool { state.withLock { $0.taken == count } }

    /// Whether one more helper has something to do while there are fewer than `limit`: then it is one of them.
    func join(limit: Int) -> Bool {
        state.withLock { state in
            guard state.helpers < limit, mayBegin(state) else { return false }
            state.helpers += 1
            return true
        }
    }

    /// An item to begin; nil where there is none now, and then a helper is none any more.
    func begin(asHelper isHelper: Bool = false) -> Int? {
        state.withLock { state in
            guard mayBegin(state) else {
                if isHelper { state.helpers -= 1 }
                return nil
            }
            state.next += 1
            return state.next - 1
        }
    }

    /// Lets nobody begin anything more.
    func close() { state.withLock { $0.isClosed = true } }

    /// Notes the result of an item.
    func finish(_ index: Int, _ result: Result) { state.withLock { $0.waiting[index] = result } }

    /// The next result in the order of the items, if it is there.
    func take() -> (index: Int, result: Result)? {
        state.withLock { state in
            guard let result = state.waiting.removeValue(forKey: state.taken) else { return nil }
            state.taken += 1
            return (state.taken - 1, result)
        }
    }

    private func mayBegin(_ state: State) -> Bool {
        !state.isClosed && state.next < min(count, state.taken + window)
    }
}
