import Synchronization

/// A registered handler with what is known about it.
///
/// `seen` and the calls belong to the thread whose turn it is.
final class Handler<Theme: Sendable>: Sendable {
    /// The call: hands a theme to the target, or nothing to ask whether it still lives; false when it is gone.
    enum Work: Sendable {
        case anywhere(@Sendable (Theme?) -> Bool)
        case onMain(@MainActor @Sendable (Theme?) -> Bool)
    }

    let work: Work
    let slot: Slot?
    let registration = Registration()
    /// What the one who bound it keeps with it.
    let attachment: (any Sendable)?
    private let seen = Atomic<UInt64>(0)

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
    func deliver(_ theme: Theme, version: UInt64) {
        guard isActive else { return }
        seen.store(version, ordering: .relaxed)
        if !call(theme) { registration.cancel() }
    }

    /// Whether its target is alive, as far as can be told here: the main actor's targets are not touched elsewhere.
    func isAlive(onMain: Bool) -> Bool {
        guard isActive else { return false }
        return (isOnMain && !onMain) || call(nil)
    }

    /// Calls it; for one of the main actor's that is the caller's promise to be there.
    private func call(_ theme: Theme?) -> Bool {
        switch work {
        case .anywhere(let work): work(theme)
        case .onMain(let work): MainActor.assumeIsolated { work(theme) }
        }
    }
}
