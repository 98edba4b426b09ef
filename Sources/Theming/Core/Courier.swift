import Synchronization

/// Brings themes to handlers: what a themer does that does not depend on the kind of its themes.
///
/// It knows themes as parcels alone, so that it is compiled once, for all of them. A target costs what a weak reference
/// does and no more: see the benchmark `theming`.
@usableFromInline
final class Courier: Sendable {
    let state: Guarded<CourierState>
    /// Held by the thread that calls handlers.
    private let turn = Guarded(())
    /// The thread that has the turn; 0 when none has.
    private let owner = Atomic<UInt>(0)
    /// Whether there may be a pass that nobody has taken on yet.
    private let hasPasses = Atomic<Bool>(false)
    private let report: (@Sendable (ThemerFault) -> Void)?

    init(_ parcel: Parcel, report: (@Sendable (ThemerFault) -> Void)?) {
        state = Guarded(CourierState(parcel))
        self.report = report
    }

    deinit {
        for stream in state.withLock({ $0.streams }).values { _ = stream(nil) }
    }

    /// The newest theme.
    @usableFromInline
    var current: Parcel { state.withLock { $0.current } }

    /// What became of a wish for a pass.
    private enum Commit: Sendable {
        case overtaken
        case refused(isFirst: Bool)
        /// It is queued; streams dropped some themes for it.
        case done(dropped: [any Sendable])
    }

    /// Makes a theme the newest and brings it to everybody; nil, and nothing more, where `old` is not the newest any
    /// more, and false where handlers have set too many.
    ///
    /// The caller holds `old`, so that nothing is let go of behind the lock.
    func bring(_ parcel: Parcel, replacing old: Parcel) -> Bool? {
        let isNested = isMyTurn
        let commit = state.withLock { state -> Commit in
            guard state.current === old else { return .overtaken }
            guard state.allowsChange(nested: isNested) else {
                return .refused(isFirst: state.nested == CourierState.nestingLimit + 1)
            }
            let dropped = state.queue(parcel)
            hasPasses.store(true, ordering: .relaxed)
            return .done(dropped: dropped)
        }
        switch commit {
        case .overtaken: return nil
        case .refused(let isFirst):
            refuse(isFirst)
            return false
        case .done:
            takeTurn()
            return true
        }
    }

    private func refuse(_ isFirst: Bool) {
        let fault = ThemerFault.endlessChange(limit: CourierState.nestingLimit)
        state.withLock { $0.fault = fault }
        if isFirst { report?(fault) }
    }
}

extension Courier {
    /// Whether the caller is a handler; nobody but the caller can have written its own name there.
    private var isMyTurn: Bool { owner.load(ordering: .relaxed) == ThreadIdentity.current.rawValue }

    /// Waits for the turn, runs `body` and then every pass that is queued.
    ///
    /// Within a handler the turn is the caller's already: `body` runs at once, and the passes when the present one ends.
    func takeTurn(_ body: () -> Void = {}) {
        let thread = ThreadIdentity.current.rawValue
        if owner.load(ordering: .relaxed) == thread { return body() }
        turn.withLock { _ in
            owner.store(thread, ordering: .relaxed)
            body()
            if hasPasses.load(ordering: .relaxed) { runPasses() }
            owner.store(0, ordering: .relaxed)
        }
    }

    private func runPasses() {
        let isOnMain = MainQueue.isCurrent
        while let round = nextRound(onMain: isOnMain) {
            let outcome = round.run(onMain: isOnMain)
            if outcome.hasInactive { removeInactive() }
            if outcome.isMainBehind { catchUpOnMain() }
        }
    }

    private func nextRound(onMain: Bool) -> Round? {
        state.withLock { state in
            let round = state.nextRound(onMain: onMain)
            if round == nil { hasPasses.store(state.isMainBehind, ordering: .relaxed) }
            return round
        }
    }

    /// Has the main actor's handlers called there, with the theme that is the newest by then.
    private func catchUpOnMain() {
        let isFirst = state.withLock { state in
            defer { state.isMainBehind = true }
            return !state.isMainBehind
        }
        hasPasses.store(true, ordering: .relaxed)
        if isFirst { Task { @MainActor [weak self] in self?.takeTurn() } }
    }
}

extension Courier {
    /// Adds a handler and calls it with the newest theme before anything else can; one of the main actor's that is added
    /// elsewhere is called as soon as that is free.
    @usableFromInline @discardableResult
    func add(_ handler: Handler) -> Registration {
        takeTurn {
            let pass = append(handler)
            if handler.isOnMain && !MainQueue.isCurrent {
                catchUpOnMain()
            } else {
                handler.deliver(pass.parcel, version: pass.version)
            }
        }
        return handler.registration
    }

    /// The same for a handler of the main actor's.
    @MainActor @usableFromInline @discardableResult
    func add(onMain handler: Handler) -> Registration {
        takeTurn {
            let pass = append(handler)
            handler.deliverOnMain(pass.parcel, version: pass.version)
        }
        return handler.registration
    }

    /// Adds a handler and returns the newest theme.
    private func append(_ handler: Handler) -> Pass {
        let (pass, isDue) = state.withLock { state in
            state.handlers.append(handler)
            return (Pass(parcel: state.current, version: state.version), state.handlers.isDue)
        }
        if isDue { removeDead() }
        return pass
    }

    /// Has a handler called after each pass, when every other one has the theme; not at once.
    @discardableResult
    func addCompletion(_ handler: Handler) -> Registration {
        state.withLock { state in
            handler.skip(state.version)
            state.completions.append(handler)
        }
        return handler.registration
    }

    /// Whether a completion for a live object is there.
    func hasCompletion(in slot: Slot) -> Bool {
        state.withLock { $0.completions[slot] }?.isAlive(onMain: MainQueue.isCurrent) ?? false
    }

    /// Calls handlers with the newest theme once more, those of the main actor only if this is it.
    func deliverAgain(to handlers: (HandlerList) -> [Handler]) {
        takeTurn {
            let (pass, handlers) = state.withLock { state in
                (Pass(parcel: state.current, version: state.version), handlers(state.handlers))
            }
            let isOnMain = MainQueue.isCurrent
            for handler in handlers {
                if isOnMain {
                    MainActor.assumeIsolated { _ = handler.deliverOnMain(pass.parcel, version: pass.version) }
                } else if !handler.isOnMain {
                    handler.deliver(pass.parcel, version: pass.version)
                }
            }
        }
    }

    /// Looks for targets that are gone and takes their handlers out.
    private func removeDead() {
        let isOnMain = MainQueue.isCurrent
        state.withLock { $0.handlers.ordered }.forEachBorrowed { handler in
            if !handler.isAlive(onMain: isOnMain) { handler.registration.cancel() }
        }
        removeInactive()
    }

    private func removeInactive() {
        let removed = state.withLock { $0.handlers.removeInactive() + $0.completions.removeInactive() }
        withExtendedLifetime(removed) {}
    }
}
