import Findings
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a build spends its time on: each piece of work with its stage, its beginning and its length.
package final class BuildTrace: Sendable {
    /// The stages of a build, in their order.
    package enum Stage: String, CaseIterable, Sendable {
        case read, resolve, pages, check, render, write, place
    }

    /// A piece of work.
    struct Event: Sendable {
        let stage: Stage
        /// The theme or file.
        let name: String
        /// When the work began, counted from the beginning of the trace.
        let start: Duration
        let duration: Duration
        /// The thread that did it, numbered in the order of appearance; nil where it waited for other threads.
        let thread: Int?
    }

    private struct State {
        var events: [Event] = []
        var threads: [UInt: Int] = [:]
    }

    private let state = Mutex(State())
    private let began = ContinuousClock.now

    package init() {}

    /// The work that was done, in the order of its beginning.
    var events: [Event] { state.withLock { $0.events }.sorted { $0.start < $1.start } }

    fileprivate func add(_ stage: Stage, _ name: String, since start: ContinuousClock.Instant, waits: Bool = false) {
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
    /// Does a piece of work, and takes its time where there is a trace.
    package func measure<Value>(
        _ stage: BuildTrace.Stage, _ name: @autoclosure () -> String = "", _ work: () throws -> Value
    ) rethrows -> Value {
        guard let self else { return try work() }
        let start = ContinuousClock.now
        defer { self.add(stage, name(), since: start) }
        return try work()
    }

    /// Does a piece of work that waits for other threads, and takes its time where there is a trace.
    package func measure<Value>(
        _ stage: BuildTrace.Stage, _ work: () async throws -> Value
    ) async rethrows -> Value {
        guard let self else { return try await work() }
        let start = ContinuousClock.now
        defer { self.add(stage, "", since: start, waits: true) }
        return try await work()
    }
}

extension BuildTrace {
    /// A line for each stage: how often it ran, how long in all, and its slowest piece.
    package var table: String {
        let events = Dictionary(grouping: events, by: \.stage)
        let rows = Stage.allCases.compactMap { stage -> [String]? in
            guard let own = events[stage], let slowest = own.max(by: { $0.duration < $1.duration }) else { return nil }
            let sum = own.reduce(Duration.zero) { $0 + $1.duration }
            let name = slowest.name.isEmpty ? "" : "\(slowest.name) (\(Self.milliseconds(slowest.duration)))"
            return [stage.rawValue, String(own.count), Self.milliseconds(sum), name]
        }
        let lines = TextTable.lines([["stage", "times", "in all", "slowest"]] + rows, numbers: [1, 2])
        let elapsed = Self.milliseconds(ContinuousClock.now - began)
        return lines.joined(separator: "\n") + "\n\(elapsed) from beginning to end"
    }

    /// The trace as JSON, as browsers' developer tools and Perfetto show it (Trace Event Format, "complete" events).
    package var json: String {
        let events = events
        let waiting = (events.compactMap(\.thread).max() ?? 0) + 1
        let lines = events.map { event -> String in
            // Events of one thread must not overlap: each stage that waits has a row of its own.
            let row = event.thread ?? waiting + (Stage.allCases.firstIndex(of: event.stage) ?? 0)
            let value: JSONValue = [
                "name": .string(event.name.isEmpty ? event.stage.rawValue : event.name),
                "cat": .string(event.stage.rawValue), "ph": "X", "ts": .number(Self.microseconds(event.start)),
                "dur": .number(Self.microseconds(event.duration)), "pid": .integer(1), "tid": .integer(row),
            ]
            return value.compact
        }
        return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    }

    private static func microseconds(_ duration: Duration) -> Double { duration / .microseconds(1) }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = Int((microseconds(duration) / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
