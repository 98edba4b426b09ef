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
        let id = courier.state.withLock { state in
            state.streamCount += 1
            state.streams[state.streamCount] = { parcel in
                guard let parcel else {
                    continuation.finish()
                    return nil
                }
                guard case .dropped(let theme) = continuation.yield(Delivery<Theme>.theme(in: parcel)) else {
                    return nil
                }
                return theme
            }
            continuation.yield(Delivery<Theme>.theme(in: state.current))
            return state.streamCount
        }
        continuation.onTermination = { [weak courier] _ in courier?.removeStream(id) }
        return stream
    }

    /// How many streams are open.
    package var streamCount: Int { courier.state.withLock { $0.streams.count } }
}

extension Courier {
    /// What a stream holds is let go of outside the lock.
    fileprivate func removeStream(_ id: UInt64) {
        let removed = state.withLock { $0.streams.removeValue(forKey: id) }
        withExtendedLifetime(removed) {}
    }
}
