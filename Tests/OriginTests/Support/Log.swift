import Theming

/// The events in order; any thread may add one.
final class Log<Entry: Sendable>: Sendable {
    private let storage = CheckedMutex<[Entry]>([])

    var entries: [Entry] { storage.withLock { $0 } }
    var count: Int { storage.withLock { $0.count } }
    var last: Entry? { storage.withLock { $0.last } }

    func add(_ entry: Entry) { storage.withLock { $0.append(entry) } }
}

/// The events on the main actor, in order; a test can wait for one.
@MainActor
final class MainLog<Entry: Equatable & Sendable> {
    private(set) var entries: [Entry] = []
    private var waiting: (entry: Entry, continuation: CheckedContinuation<Void, Never>)?

    func add(_ entry: Entry) {
        MainActor.preconditionIsolated()
        entries.append(entry)
        guard let waiting, waiting.entry == entry else { return }
        self.waiting = nil
        waiting.continuation.resume()
    }

    /// Returns when the entry is there.
    func reaches(_ entry: Entry) async {
        if entries.contains(entry) { return }
        await withCheckedContinuation { waiting = (entry, $0) }
    }
}
