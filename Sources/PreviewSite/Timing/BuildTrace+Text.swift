import Findings

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
        let head = ["stage", "times", "in all", "slowest"]
        let lines = TextTable.lines([head] + rows, numbers: [1, 2])
        return lines.joined(separator: "\n") + "\n\(Self.milliseconds(elapsed)) from beginning to end"
    }

    /// The trace as JSON, as browsers' developer tools and Perfetto show it (Trace Event Format, "complete" events).
    ///
    /// Of two events on one thread the format wants that they do not overlap, or that one has all of the other.
    package var json: String {
        let events = events
        let values = zip(events, Self.tracks(of: events)).map { event, track -> JSONValue in
            [
                "name": .string(event.name.isEmpty ? event.stage.rawValue : event.name),
                "cat": .string(event.stage.rawValue), "ph": "X", "ts": .number(Self.microseconds(event.start)),
                "dur": .number(Self.microseconds(event.duration)), "pid": .integer(1), "tid": .integer(track),
            ]
        }
        let lines = values.map(\.compact).joined(separator: ",\n")
        return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n\(lines)\n]}\n"
    }

    /// The thread that each event is shown on.
    ///
    /// What waits for others is not one thread's work, and overlaps what that does meanwhile: it lies on tracks behind those of
    /// threads, on the first one on which nothing waits any more.
    private static func tracks(of events: [Event]) -> [Int] {
        let threads = events.compactMap(\.thread).max() ?? 0
        var ends: [Duration] = []
        return events.map { event in
            if let thread = event.thread { return thread }
            let track = ends.firstIndex { $0 <= event.start } ?? ends.count
            if track == ends.count { ends.append(.zero) }
            ends[track] = event.start + event.duration
            return threads + 1 + track
        }
    }

    private static func microseconds(_ duration: Duration) -> Double {
        Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds / 1_000_000_000) / 1e3
    }

    private static func milliseconds(_ duration: Duration) -> String {
        let tenths = Int((microseconds(duration) / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
