import Foundation
import NIOCore
import Testing

@testable import PreviewServer

@Suite("Limits of a client", .timeLimit(.minutes(10)))
struct LimitTests {
    private func get(_ project: ServedProject, _ rest: String = "\r\n") -> String {
        "GET /themes.json HTTP/1.1\r\nHost: 127.0.0.1:\(project.port)\r\n\(rest)"
    }

    @Test("A header that is too long ends the connection without an answer of the site")
    func longHeader() async throws {
        let project = try await ServedProject()
        for rest in [
            "X: \(String(repeating: "a", count: 80_000))\r\n\r\n",
            String(repeating: "X: a\r\n", count: 5000) + "\r\n",
        ] {
            let answer = try await Connection.send(get(project, rest), to: project.port)
            #expect(!answer.contains("200 OK"))
        }
        #expect(try await Connection.get("/", of: project.port).status == 200)
    }

    @Test("An address that is too long ends the connection")
    func longTarget() async throws {
        let project = try await ServedProject()
        let target = "/" + String(repeating: "a", count: 200_000)
        let answer = try await Connection.send(
            "GET \(target) HTTP/1.1\r\nHost: localhost:\(project.port)\r\n\r\n",
            to: project.port
        ) {
            $0.contains("\r\n\r\n")
        }
        #expect(!answer.contains("200 OK"))
    }

    @Test("A body that is too large is refused before it has arrived")
    func largeBody() async throws {
        let project = try await ServedProject()
        let body = String(repeating: "a", count: 100_000)
        let answer = try await Connection.send(
            get(project, "Content-Length: 100000000\r\n\r\n\(body)"),
            to: project.port
        )
        #expect(answer.hasPrefix("HTTP/1.1 413") || answer.isEmpty)
    }

    @Test(
        "A request that does not end in time is closed",
        arguments: ["", "GET / HTTP/1.1\r\nHost: 127"]
    )
    func slowRequest(start: String) async throws {
        var limits = ServerLimits()
        limits.request = .milliseconds(50)
        let project = try await ServedProject(limits: limits)
        #expect(try await Connection.send(start, to: project.port).isEmpty)
    }

    @Test("Connections beyond the limit are closed, and a freed place is used again")
    func manyConnections() async throws {
        var limits = ServerLimits()
        limits.connections = 2
        let project = try await ServedProject(limits: limits)
        let events =
            "GET /_themepreview/events?path=/&build=1 HTTP/1.1\r\nHost: 127.0.0.1:\(project.port)\r\n\r\n"
        let (taken, take) = AsyncStream.makeStream(of: Void.self)
        let holders = (0..<2).map { _ in
            Task {
                try await Connection.send(events, to: project.port) { answer in
                    if answer.contains("problems") { take.yield() }
                    return Task.isCancelled
                }
            }
        }
        var iterator = taken.makeAsyncIterator()
        for _ in holders { await iterator.next() }
        #expect(try await Connection.send(get(project), to: project.port).isEmpty)
        holders.forEach { $0.cancel() }
        for holder in holders { _ = try? await holder.value }
        try await project.wait { await $0.tabs.isEmpty }
        #expect(try await Connection.get("/", of: project.port).status == 200)
    }
}
