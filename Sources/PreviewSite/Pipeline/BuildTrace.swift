import SourceText
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Records how long each piece of a build's work took, and on which thread.
package final class BuildTrace: Sendable {
    package enum Stage: String, CaseIterable, Sendable {
        case read, resolve, pages, check, render, write, place
    }

    struct Event: Sendable {
        let stage: Stage
        /// The id of a theme or the path of a file; empty for work on all of them.
        let name: String
        /// Since the trace began.
        let start: Duration
        let duration: Duration
        /// Threads are numbered as they appear; nil for work that only waited for other threads.
        let thread: Int?
    }

    private struct State {
        var events: [Event] = []
        var threads: [UInt: Int] = [:]
    }

    private let state = Mutex(State())
    private let began = ContinuousClock.now

    package init() {}

    var events: [Event] { state.withLock { $0.events }.sorted { $0.start < $1.start } }

    fileprivate func add(
        _ stage: Stage,
        _ name: String,
        since start: ContinuousClock.Instant,
        waits: Bool = false
    ) {
        let duration = ContinuousClock.now - start
        let thread = UInt(bitPattern: pthread_self().hashValue)
        state.withLock { state in
            let number = waits ? nil : state.threads[thread] ?? state.threads.count + 1
            if let number { state.threads[thread] = number }
            state.events.append(
                Event(
                    stage: stage,
                    name: name,
                    start: start - began,
                    duration: duration,
                    thread: number
                )
            )
        }
    }
}

extension BuildTrace? {
    /// Does the work, and times it if there is a trace.
    package func measure<Value>(
        _ stage: BuildTrace.Stage,
        _ name: @autoclosure () -> String = "",
        _ work: () throws -> Value
    ) rethrows -> Value {
        guard let self else { return try work() }
        let start = ContinuousClock.now
        defer { self.add(stage, name(), since: start) }
        return try work()
    }

    /// Does work that waits for other threads, and times it if there is a trace.
    package func measure<Value>(
        _ stage: BuildTrace.Stage,
        _ work: () async throws -> Value
    ) async rethrows -> Value {
        guard let self else { return try await work() }
        let start = ContinuousClock.now
        defer { self.add(stage, "", since: start, waits: true) }
        return try await work()
    }
}

extension BuildTrace {
    /// A row for each stage: number of runs, total time, slowest piece.
    package var table: String {
        let events = Dictionary(grouping: events, by: \.stage)
        let rows = Stage.allCases.compactMap { stage -> [String]? in
            guard let own = events[stage], let slowest = own.max(by: { $0.duration < $1.duration })
            else { return nil }
            let sum = own.reduce(Duration.zero) { $0 + $1.duration }
            let name =
                slowest.name.isEmpty
                ? "" : "\(slowest.name) (\(Self.milliseconds(slowest.duration)))"
            return [stage.rawValue, String(own.count), Self.milliseconds(sum), name]
        }
        let lines = TextTable.lines(
            [["stage", "times", "in all", "slowest"]] + rows,
            numbers: [1, 2]
        )
        let elapsed = Self.milliseconds(ContinuousClock.now - began)
        return lines.joined(separator: "\n") + "\n\(elapsed) from beginning to end"
    }

    /// The Trace Event Format ("complete" events), which Perfetto and browsers' developer tools read.
    package var json: String {
        let events = events
        let waiting = (events.compactMap(\.thread).max() ?? 0) + 1
        let lines = events.map { event -> String in
            // Events of one thread must not overlap: each stage that waits has a row of its own.
            let row = event.thread ?? waiting + (Stage.allCases.firstIndex(of: event.stage) ?? 0)
            let value: JSONValue = [
                "name": .string(event.name.isEmpty ? event.stage.rawValue : event.name),
                "cat": .string(event.stage.rawValue), "ph": "X",
                "ts": .number(Self.microseconds(event.start)),
                "dur": .number(Self.microseconds(event.duration)), "pid": .integer(1),
                "tid": .integer(row),
            ]
            return value.compact
        }
        return
            "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    }

    private static func microseconds(_ duration: Duration) -> Double { duration / .microseconds(1) }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = Int((microseconds(duration) / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
