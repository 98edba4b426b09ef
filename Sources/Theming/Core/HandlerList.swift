/// The handlers in the order of their registration, and those among them that have a key.
///
/// Whoever takes handlers out gets them back and lets go of them outside the lock: what they hold may have a `deinit`.
struct HandlerList: Sendable {
    private(set) var ordered: ContiguousArray<Handler> = []
    private var keyed: [Slot: Handler] = [:]
    private var limit = 16

    /// Whether so many were added since the last clean-up that the dead ones should be looked for.
    var isDue: Bool { ordered.count >= limit }

    /// Adds a handler; one with its key is cancelled.
    mutating func append(_ handler: Handler) {
        ordered.append(handler)
        guard let slot = handler.binding?.slot else { return }
        keyed.updateValue(handler, forKey: slot)?.registration.cancel()
    }

    /// The handler in a slot, whose target may be gone.
    subscript(slot: Slot) -> Handler? { keyed[slot].flatMap { $0.isActive ? $0 : nil } }

    /// Takes out the cancelled handlers; complexity O(n).
    mutating func removeInactive() -> [Handler] {
        let removed = ordered.filter { !$0.isActive }
        defer { limit = max(16, ordered.count * 2) }
        guard !removed.isEmpty else { return [] }
        ordered.removeAll { !$0.isActive }
        for handler in removed {
            if let slot = handler.binding?.slot, keyed[slot] === handler { keyed[slot] = nil }
        }
        return removed
    }
}

extension ContiguousArray<Handler> {
    /// Hands each element to `body` without retaining it: the array, which cannot change meanwhile, does that.
    @inline(__always)
    func forEachBorrowed(_ body: (Handler) -> Void) {
        withExtendedLifetime(self) {
            for index in indices { Unmanaged.passUnretained(self[index])._withUnsafeGuaranteedRef { body($0) } }
        }
    }
}
