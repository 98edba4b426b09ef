import Synchronization

/// A registered handler with what is known about it.
///
/// `seen` and the calls belong to the thread whose turn it is.
@usableFromInline
final class Handler: Sendable {
    /// The call: hands a theme to the target, or nothing to ask whether it still lives; false when it is gone.
    @usableFromInline
    enum Work: Sendable {
        case anywhere(@Sendable (Parcel?) -> Bool)
        case onMain(@MainActor @Sendable (Parcel?) -> Bool)
    }

    let work: Work
    let slot: Slot?
    let registration = Registration()
    /// What the one who bound it keeps with it.
    let attachment: (any Sendable)?
    private let seen = Atomic<UInt64>(0)

    @usableFromInline
    init(_ work: Work, slot: Slot? = nil, attachment: (any Sendable)? = nil) {
        self.work = work
        self.slot = slot
        self.attachment = attachment
    }

    var isActive: Bool { !registration.isCancelled }

    /// Whether only the main actor may call it.
    var isOnMain: Bool {
        if case .onMain = work { true } else { false }
    }

    /// Whether a pass of this version has still to reach it.
    func awaits(_ version: UInt64) -> Bool { isActive && seen.load(ordering: .relaxed) < version }

    /// Hands it a theme, unless it is cancelled.
    func deliver(_ parcel: Parcel, version: UInt64) {
        guard isActive else { return }
        seen.store(version, ordering: .relaxed)
        if !call(parcel) { registration.cancel() }
    }

    /// Hands it the theme of a delivery, unless it is cancelled.
    func deliver(_ delivery: Delivery<some Sendable>) { deliver(delivery, version: delivery.version) }

    /// Whether its target is alive, as far as can be told here: the main actor's targets are not touched elsewhere.
    func isAlive(onMain: Bool) -> Bool {
        guard isActive else { return false }
        return (isOnMain && !onMain) || call(nil)
    }

    /// Calls it; for one of the main actor's that is the caller's promise to be there.
    private func call(_ parcel: Parcel?) -> Bool {
        switch work {
        case .anywhere(let work): work(parcel)
        case .onMain(let work): MainActor.assumeIsolated { work(parcel) }
        }
    }
}
