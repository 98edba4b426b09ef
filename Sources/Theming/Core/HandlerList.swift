/// The handlers in the order of their registration, and those among them that have a key.
///
/// Whoever takes handlers out gets them back and lets go of them outside the lock: what they hold may have a `deinit`.
struct HandlerList: Sendable {
    private(set) var ordered: [Handler] = []
    private var keyed: [Slot: Handler] = [:]
    private var limit = 16

    /// Whether so many were added since the last clean-up that the dead ones should be looked for.
    var isDue: Bool { ordered.count >= limit }

    /// Adds a handler; one with its key is cancelled.
    mutating func append(_ handler: Handler) {
        ordered.append(handler)
        guard let slot = handler.slot else { return }
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
            if let slot = handler.slot, keyed[slot] === handler { keyed[slot] = nil }
        }
        return removed
    }
}

/// The handlers that a pass is for, as they stand when it begins.
struct HandlerSnapshot: Sendable {
    let handlers: [Handler]
    let completions: [Handler]

    /// Calls everybody who awaits a version, in order; on the main actor those of the main actor as well.
    func deliver(_ parcel: Parcel, version: UInt64, onMain: Bool) -> (isMainBehind: Bool, hasInactive: Bool) {
        let first = Self.deliver(parcel, version, to: handlers, onMain)
        let second = Self.deliver(parcel, version, to: completions, onMain)
        return (first.isMainBehind || second.isMainBehind, first.hasInactive || second.hasInactive)
    }

    private static func deliver(
        _ parcel: Parcel, _ version: UInt64, to handlers: [Handler], _ onMain: Bool
    ) -> (isMainBehind: Bool, hasInactive: Bool) {
        var isMainBehind = false
        var hasInactive = false
        for handler in handlers {
            if handler.awaits(version) {
                if !onMain, handler.isOnMain {
                    isMainBehind = true
                    continue
                }
                handler.deliver(parcel, version: version)
            }
            if !handler.isActive { hasInactive = true }
        }
        return (isMainBehind, hasInactive)
    }
}
