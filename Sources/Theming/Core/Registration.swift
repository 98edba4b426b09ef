import Synchronization

/// The record of one handler: what ends it before its target does.
///
/// It may be dropped: that does not end the registration.
public final class Registration: Sendable {
    private let active = Atomic<Bool>(true)

    init() {}

    /// Ends the registration at once, also for the rest of a pass under way; further calls do nothing.
    public func cancel() { active.store(false, ordering: .sequentiallyConsistent) }

    /// Whether the handler has been cancelled, or its target is known to be gone.
    public var isCancelled: Bool { !active.load(ordering: .sequentiallyConsistent) }
}
