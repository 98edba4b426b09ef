import Theming

/// What happened, in order; any thread may add to it.
final class Log<Entry: Sendable>: Sendable {
    private let storage = Guarded<[Entry]>([])

    var entries: [Entry] { storage.withLock { $0 } }
    var count: Int { storage.withLock { $0.count } }
    var last: Entry? { storage.withLock { $0.last } }

    func add(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}
