/// The second path: handlers that any thread may call, for work that does not belong to the main actor.
extension Themer {
    /// Has a method of `target` called with the current theme now and with every later one, on whatever thread sets it.
    ///
    /// One thread at a time calls the handler. A theme that is set while another thread delivers one is delivered by
    /// that thread. The target is held weakly. Complexity: O(1) on average.
    @inlinable
    @discardableResult
    public func registerOnAnyThread<Target: AnyObject & Sendable>(
        target: Target,
        action: @escaping @Sendable (Target) -> @Sendable (Theme) -> Void
    ) -> Registration {
        observeOnAnyThread(target) { action($0)($1) }
    }

    /// Has `action` called for `target` with the current theme now and with every later one, on whatever thread sets
    /// it.
    ///
    /// The target is held weakly; take it from the first parameter instead of capturing it.
    @discardableResult
    public func observeOnAnyThread<Target: AnyObject & Sendable>(
        _ target: Target,
        _ action: @escaping @Sendable (Target, Theme) -> Void
    ) -> Registration {
        addThreadHandler { [weak target] theme in
            guard let target else { return false }
            if let theme { action(target, theme) }
            return true
        }
    }

    /// Has a closure called with the current theme now and with every later one, on whatever thread sets it, until the
    /// registration is cancelled or the themer released.
    public func observeOnAnyThread(_ action: @escaping @Sendable (Theme) -> Void) -> Registration {
        addThreadHandler { theme in
            if let theme { action(theme) }
            return true
        }
    }

    /// The current theme and then every change; a slow consumer sees the newest.
    ///
    /// It ends when the themer is released; each stream is for one consumer.
    public var themes: AsyncStream<Theme> {
        themes(buffering: .bufferingNewest(1))
    }

    /// The current theme and then every change in the order in which they were made.
    ///
    /// `policy` decides what happens to themes that are not consumed yet.
    public func themes(buffering policy: AsyncStream<Theme>.Continuation.BufferingPolicy)
        -> AsyncStream<Theme>
    {
        let (stream, continuation) = AsyncStream.makeStream(of: Theme.self, bufferingPolicy: policy)
        let end = StreamEnd(continuation)
        let registration = addThreadHandler(takesRepeats: false) { theme in
            if let theme { end.continuation.yield(theme) }
            return true
        }
        continuation.onTermination = { _ in registration.cancel() }
        return stream
    }

    /// Calls a handler until it has the newest theme, then adds it.
    ///
    /// No other thread can call it before it is added, so no lock is needed. A handler that answers each theme with
    /// another one is cancelled after ``answerLimit`` calls.
    private func addThreadHandler(
        takesRepeats: Bool = true,
        _ action: @escaping @Sendable (Theme?) -> Bool
    )
        -> Registration
    {
        let handler = ThreadHandler(takesRepeats: takesRepeats, action)
        for _ in 0...answerLimit {
            let current = state.withLock { $0.current }
            guard handler.take(current) else {
                return handler.registration
            }
            let isAdded = state.withLock { state in
                guard state.current.version == current.version else {
                    return false
                }
                state.threads.append(handler)
                return true
            }
            if isAdded {
                if state.withLock({ $0.threads.isCleanUpDue }) {
                    removeDead()
                }
                return handler.registration
            }
        }
        handler.registration.cancel()
        fail(isFirst: true)
        return handler.registration
    }

    private func removeDead() {
        for handler in state.withLock({ $0.threads.all }) where !handler.isAlive {
            handler.registration.cancel()
        }
        releaseCancelled()
    }
}

/// Ends a stream when the themer that holds it is released.
private final class StreamEnd<Theme: Sendable>: Sendable {
    let continuation: AsyncStream<Theme>.Continuation

    init(_ continuation: AsyncStream<Theme>.Continuation) {
        self.continuation = continuation
    }

    deinit { continuation.finish() }
}
