import Synchronization

extension Themer {
    /// Whether the caller is a handler of this themer; nobody but the caller can have written its own name there.
    var isMyTurn: Bool { owner.load(ordering: .relaxed) == ThreadIdentity.current.rawValue }

    /// Waits for the turn, runs `body` and then every pass that is queued.
    ///
    /// Within a handler the turn is the caller's already: `body` runs at once, and the passes when the present one ends.
    func takeTurn(_ body: () -> Void = {}) {
        let thread = ThreadIdentity.current.rawValue
        if owner.load(ordering: .relaxed) == thread { return body() }
        let isOnMain = MainQueue.isCurrent
        turn.withLock { _ in
            owner.store(thread, ordering: .relaxed)
            body()
            while let round = nextRound(onMain: isOnMain) { run(round, onMain: isOnMain) }
            owner.store(0, ordering: .relaxed)
        }
    }

    /// A pass with those it is for.
    private struct Round: Sendable {
        let pass: Delivery<Theme>
        let snapshot: HandlerSnapshot
    }

    /// The next pass; when there is none the turn ends.
    private func nextRound(onMain: Bool) -> Round? {
        state.withLock { state in
            let pass: Delivery<Theme>
            if !state.passes.isEmpty {
                pass = state.passes.removeFirst()
            } else if onMain, state.isMainBehind {
                state.isMainBehind = false
                pass = Delivery(state.theme, version: state.version)
            } else {
                state.nested = 0
                return nil
            }
            let snapshot = HandlerSnapshot(
                handlers: state.handlers.ordered, completions: state.completions.ordered)
            return Round(pass: pass, snapshot: snapshot)
        }
    }

    private func run(_ round: Round, onMain: Bool) {
        let outcome = round.snapshot.deliver(round.pass, version: round.pass.version, onMain: onMain)
        if outcome.hasInactive { removeInactive() }
        if outcome.isMainBehind { catchUpOnMain() }
    }

    /// Has the main actor's handlers called there, with the theme that is the newest by then.
    private func catchUpOnMain() {
        let isFirst = state.withLock { state in
            defer { state.isMainBehind = true }
            return !state.isMainBehind
        }
        if isFirst { Task { @MainActor [weak self] in self?.takeTurn() } }
    }
}

extension Themer {
    /// Adds a handler and calls it with the newest theme before anything else can.
    @usableFromInline @discardableResult
    func add(_ handler: Handler) -> Registration {
        let isOnMain = handler.isOnMain
        takeTurn {
            let (delivery, isDue) = state.withLock { state in
                state.handlers.append(handler)
                return (Delivery(state.theme, version: state.version), state.handlers.isDue)
            }
            if isDue { removeDead(onMain: isOnMain) }
            handler.deliver(delivery)
        }
        return handler.registration
    }

    /// Looks for targets that are gone and takes their handlers out.
    private func removeDead(onMain: Bool) {
        for handler in state.withLock({ $0.handlers.ordered }) where !handler.isAlive(onMain: onMain) {
            handler.registration.cancel()
        }
        removeInactive()
    }

    private func removeInactive() {
        let removed = state.withLock { $0.handlers.removeInactive() + $0.completions.removeInactive() }
        withExtendedLifetime(removed) {}
    }

    /// How many handlers are recorded, those of targets that are gone included.
    package var recordCount: Int { state.withLock { $0.handlers.ordered.count } }
}
