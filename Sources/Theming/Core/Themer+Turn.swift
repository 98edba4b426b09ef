extension Themer {
    /// Whether the caller is a handler of this themer.
    var isMyTurn: Bool {
        let thread = ThreadIdentity.current
        return state.withLock { $0.owner == thread }
    }

    /// Waits for the turn, runs `body` and then every pass that is queued.
    ///
    /// Within a handler the turn is the caller's already: `body` runs at once, and the passes when the present one ends.
    func takeTurn(_ body: () -> Void = {}) {
        if isMyTurn { return body() }
        let thread = ThreadIdentity.current
        let isOnMain = MainQueue.isCurrent
        turn.withLock { _ in
            state.withLock { state in
                state.owner = thread
                state.nested = 0
            }
            body()
            while let round = nextRound(onMain: isOnMain) { run(round, onMain: isOnMain) }
        }
    }

    /// A pass with those it is for, as they stand when it begins.
    private struct Round: Sendable {
        let pass: ThemerState<Theme>.Pass
        let handlers: [Handler<Theme>]
        let completions: [Handler<Theme>]
    }

    /// The next pass; when there is none the turn ends.
    private func nextRound(onMain: Bool) -> Round? {
        state.withLock { state in
            let pass: ThemerState<Theme>.Pass
            if !state.passes.isEmpty {
                pass = state.passes.removeFirst()
            } else if onMain, state.isMainBehind {
                state.isMainBehind = false
                pass = .init(theme: state.theme, version: state.version)
            } else {
                state.owner = nil
                return nil
            }
            return Round(pass: pass, handlers: state.handlers.ordered, completions: state.completions.ordered)
        }
    }

    private func run(_ round: Round, onMain: Bool) {
        var isMainBehind = false
        var hasInactive = false
        let pass = round.pass
        for handlers in [round.handlers, round.completions] {
            for handler in handlers where handler.awaits(pass.version) || !handler.isActive {
                if handler.isOnMain, !onMain, handler.isActive {
                    isMainBehind = true
                } else {
                    handler.deliver(pass.theme, version: pass.version)
                    hasInactive = hasInactive || !handler.isActive
                }
            }
        }
        if hasInactive { removeInactive() }
        if isMainBehind { catchUpOnMain() }
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
    @discardableResult
    func add(_ handler: Handler<Theme>) -> Registration {
        let isOnMain = handler.isOnMain
        takeTurn {
            let (theme, version, isDue) = state.withLock { state in
                state.handlers.append(handler)
                return (state.theme, state.version, state.handlers.isDue)
            }
            if isDue { removeDead(onMain: isOnMain) }
            handler.deliver(theme, version: version)
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
