import Synchronization

/// A registered handler with what is known about it.
///
/// `seen` and the calls belong to the thread whose turn it is.
@usableFromInline
final class Handler: Sendable {
    /// A target of any class.
    @usableFromInline
    typealias Target = any AnyObject & Sendable
    /// Hands a theme to the target, whose reference it consumes: to retain it once more would double the cost of a call.
    @usableFromInline
    typealias Work = @Sendable (consuming Target, Parcel) -> Void
    /// The same on the main actor.
    @usableFromInline
    typealias MainWork = @MainActor @Sendable (consuming Target, Parcel) -> Void
    /// Hands a theme to a target that only the main actor may touch, or nothing to ask whether it still lives; false when
    /// it is gone.
    @usableFromInline
    typealias OwnWork = @MainActor @Sendable (Parcel?) -> Bool

    // One of the three is there. They are no enumeration, for to take a closure out of one retains it.
    private let work: Work?
    private let mainWork: MainWork?
    private let ownWork: OwnWork?
    private weak let target: Target?
    private let seen = Atomic<UInt64>(0)
    /// Whether only the main actor may call it.
    let isOnMain: Bool
    let registration = Registration()
    /// What a handler with a key is kept by.
    let binding: Binding?

    /// A handler of which any thread may call the work, or the main actor alone.
    @usableFromInline
    init(_ target: borrowing Target, isOnMain: Bool, binding: Binding? = nil, _ work: @escaping Work) {
        (self.work, mainWork, ownWork) = (work, nil, nil)
        self.target = copy target
        (self.isOnMain, self.binding) = (isOnMain, binding)
    }

    /// A handler of the main actor's.
    @usableFromInline
    init(_ target: borrowing Target, binding: Binding? = nil, onMain work: @escaping MainWork) {
        (self.work, mainWork, ownWork) = (nil, work, nil)
        self.target = copy target
        (isOnMain, self.binding) = (true, binding)
    }

    /// A handler of the main actor's that holds its target itself.
    @usableFromInline
    init(binding: Binding? = nil, own work: @escaping OwnWork) {
        (self.work, mainWork, ownWork) = (nil, nil, work)
        (target, isOnMain, self.binding) = (nil, true, binding)
    }

    /// A handler without a target, which lives until it is cancelled.
    init(isOnMain: Bool = false, _ work: @escaping @Sendable (Parcel) -> Void) {
        (self.work, mainWork, ownWork) = ({ _, parcel in work(parcel) }, nil, nil)
        (target, self.isOnMain, binding) = (registration, isOnMain, nil)
    }
}

extension Handler {
    var isActive: Bool { !registration.isCancelled }

    /// Whether a pass of this version has still to reach it.
    func awaits(_ version: UInt64) -> Bool { isActive && seen.load(ordering: .relaxed) < version }

    /// Has it called with later themes alone.
    func skip(_ version: UInt64) { seen.store(version, ordering: .relaxed) }

    /// Hands it a theme, unless it is cancelled; false when it is not to be called again.
    ///
    /// The caller is on the main actor if the handler is, and ``deliverOnMain(_:version:)`` is for those that say so.
    @discardableResult
    func deliver(_ parcel: Parcel, version: UInt64) -> Bool {
        guard isActive, let work else { return isActive }
        seen.store(version, ordering: .relaxed)
        guard let target else { return end() }
        work(consume target, parcel)
        return isActive
    }

    /// The same on the main actor, where every handler may be called.
    @MainActor @discardableResult
    func deliverOnMain(_ parcel: Parcel, version: UInt64) -> Bool {
        if work != nil { return deliver(parcel, version: version) }
        guard isActive else { return false }
        seen.store(version, ordering: .relaxed)
        if let mainWork {
            guard let target else { return end() }
            mainWork(consume target, parcel)
        } else if ownWork?(parcel) != true {
            return end()
        }
        return isActive
    }

    /// Whether its target is alive, as far as can be told here: the main actor's own targets are not touched elsewhere.
    func isAlive(onMain: Bool) -> Bool {
        guard isActive else { return false }
        guard let ownWork else { return target != nil }
        return onMain ? MainActor.assumeIsolated { ownWork(nil) } : true
    }

    private func end() -> Bool {
        registration.cancel()
        return false
    }
}

/// What a handler with a key is kept by: its place, and what the one who bound it keeps with it.
@usableFromInline
final class Binding: Sendable {
    let slot: Slot
    let attachment: (any Sendable)?

    init(_ slot: Slot, attachment: (any Sendable)? = nil) {
        self.slot = slot
        self.attachment = attachment
    }
}
