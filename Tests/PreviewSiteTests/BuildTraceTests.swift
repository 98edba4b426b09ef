import Foundation
import Testing
import ThemeRendering

@testable import PreviewSite

@Suite("A build's trace")
struct BuildTraceTests {
    private static func trace() async throws -> (trace: BuildTrace, result: SiteBuilder.Result) {
        let project = try TestProject([
            "themes/day.yml": TestProject.theme, "docs/index.md": "# Hello\n",
        ])
        let trace = BuildTrace()
        let result = try await project.update(trace: trace)
        return (trace, result)
    }

    @Test(
        "has every file of the site, rendered and written, what a theme adds to others, and every theme that was checked"
    )
    func events() async throws {
        let (trace, result) = try await Self.trace()
        let file = try JSONDecoder().decode(TraceFile.self, from: Data(trace.json.utf8))
        let names = Dictionary(grouping: file.traceEvents, by: \.cat).mapValues {
            Set($0.map(\.name))
        }
        let shared: Set = [
            "index.html", "contrast.html", "themes.css", "miniatures.css", "themes.json",
            "contrast.json",
            "levels.js",
        ]
        let paths = Set(result.outcomes.keys.map(\.description))
        #expect(names["write"] == paths)
        #expect(
            names["render"]
                == paths.subtracting(shared).union(["the parts of day", "the downloads of day"])
        )
        #expect(file.traceEvents.filter { $0.cat == "check" }.map(\.name) == ["day"])
        #expect(
            file.traceEvents.allSatisfy {
                $0.ph == "X" && $0.ts >= 0 && $0.dur >= 0 && $0.pid == 1 && $0.tid >= 1
            }
        )
        #expect(file.traceEvents.map(\.ts) == file.traceEvents.map(\.ts).sorted())
    }

    @Test(
        "has no two pieces of work on a thread that overlap in part, which programs that show traces leave out"
    )
    func overlaps() async throws {
        let trace: BuildTrace? = BuildTrace()
        await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask {
                    _ = trace.measure(.read) { trace.measure(.render) { usleep(500) } }
                    _ = trace.measure(.write) { usleep(300) }
                }
            }
        }
        let events = try JSONDecoder().decode(
            TraceFile.self,
            from: Data(try #require(trace).json.utf8)
        ).traceEvents
        #expect(events.count == 24)
        for (index, first) in events.enumerated() {
            for second in events[(index + 1)...]
            where second.tid == first.tid && second.ts < first.end - 0.01 {
                #expect(second.end <= first.end + 0.01, "\(first) \(second)")
            }
        }
    }

    @Test("has a line for every stage in its table")
    func table() async throws {
        let (trace, _) = try await Self.trace()
        let lines = trace.table.split(separator: "\n").map { $0.prefix { $0 != " " } }
        #expect(
            lines.dropLast() == ["stage", "resolve", "pages", "check", "render", "write", "place"]
        )
    }

    @Test("costs nothing where there is none, and what is measured comes out as it was")
    func absent() throws {
        let none: BuildTrace? = nil
        #expect(none.measure(.read) { 7 } == 7)
        #expect(Optional(BuildTrace()).measure(.read) { 7 } == 7)
    }

    private struct TraceFile: Decodable {
        struct Event: Decodable {
            let name, cat, ph: String
            let ts, dur: Double
            let pid, tid: Int
            var end: Double { ts + dur }
        }

        let traceEvents: [Event]
    }
}
