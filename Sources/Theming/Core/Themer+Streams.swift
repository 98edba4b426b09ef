extension Themer {
    /// The current theme and then every change; one who is slow sees the newest.
    ///
    /// It ends when the themer is released; each stream is for one consumer.
    public var themes: AsyncStream<Theme> { themes(buffering: .bufferingNewest(1)) }

    /// The current theme and then every change in the order in which they were made.
    ///
    /// `policy` says what becomes of those that nobody has taken yet.
    public func themes(buffering policy: AsyncStream<Theme>.Continuation.BufferingPolicy) -> AsyncStream<Theme> {
        let (stream, continuation) = AsyncStream.makeStream(of: Theme.self, bufferingPolicy: policy)
        let id = state.withLock { state in
            state.streamCount += 1
            state.streams[state.streamCount] = continuation
            continuation.yield(state.theme)
            return state.streamCount
        }
        continuation.onTermination = { [weak self] _ in self?.removeStream(id) }
        return stream
    }

    private func removeStream(_ id: UInt64) {
        let removed = state.withLock { $0.streams.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }

    /// How many streams are open.
    package var streamCount: Int { state.withLock { $0.streams.count } }
}

extension Themer {
    /// Has `work` called after each pass, when every handler has the theme; not at once.
    @discardableResult
    func addCompletion(_ work: Handler.Work, slot: Slot? = nil) -> Registration {
        let handler = Handler(work, slot: slot)
        state.withLock { $0.completions.append(handler) }
        return handler.registration
    }

    /// Whether a completion for an object is there.
    func hasCompletion(in slot: Slot) -> Bool {
        state.withLock { $0.completions[slot] }?.isAlive(onMain: MainQueue.isCurrent) ?? false
    }
}
