import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a build spends its time on: each piece of work with its stage, its beginning and its end.
package final class BuildTrace: Sendable {
    /// The stages of a build, in their order.
    package enum Stage: String, CaseIterable, Sendable {
        case read, recall, resolve, check, pages, render, write, place, remember
    }

    /// A piece of work.
    struct Event: Sendable {
        let stage: Stage
        /// What it was about: a theme, a file.
        let name: String
        /// When it began, from the beginning of the trace.
        let start: Duration
        let duration: Duration
        /// The thread that did it: small numbers, in the order in which threads appear; nil where it waited for others.
        let thread: Int?
    }

    private struct State {
        var events: [Event] = []
        var threads: [UInt: Int] = [:]
    }

    private let state = Mutex(State())
    private let began = ContinuousClock.now

    /// Begins a trace.
    package init() {}

    /// The work that was done, in the order of its beginning.
    var events: [Event] { state.withLock { $0.events }.sorted { $0.start < $1.start } }

    /// The time since the trace began.
    var elapsed: Duration { ContinuousClock.now - began }

    fileprivate func add(
        _ stage: Stage, _ name: String = "", since start: ContinuousClock.Instant, waits: Bool = false
    ) {
        let duration = ContinuousClock.now - start
        let thread = UInt(bitPattern: pthread_self().hashValue)
        state.withLock { state in
            let number = waits ? nil : state.threads[thread] ?? state.threads.count + 1
            if let number { state.threads[thread] = number }
            state.events.append(
                Event(stage: stage, name: name, start: start - began, duration: duration, thread: number))
        }
    }
}

extension BuildTrace? {
    /// Does a piece of work, and notes how long it takes where there is a trace.
    package func measure<Value, Failure: Error>(
        _ stage: BuildTrace.Stage, _ name: @autoclosure () -> String = "", _ work: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let self else { return try work() }
        let start = ContinuousClock.now
        let value = try work()
        self.add(stage, name(), since: start)
        return value
    }
}

extension BuildTrace? {
    /// Does a piece of work that waits for others, and notes how long it takes where there is a trace.
    package func measureWait<Value, Failure: Error>(
        _ stage: BuildTrace.Stage, _ work: () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        guard let self else { return try await work() }
        let start = ContinuousClock.now
        let value = try await work()
        self.add(stage, since: start, waits: true)
        return value
    }
}
