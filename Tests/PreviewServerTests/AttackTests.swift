import Foundation
import Testing

@testable import PreviewServer

/// The advisories of servers for development, as requests: Vite's, webpack-dev-server's and esbuild's.
@Suite("Attacks on a server")
struct AttackTests {
    private static let secret = "a secret beside the site"

    private func project() async throws -> ServedProject {
        try await ServedProject([
            "secret.txt": Self.secret, "docs/secret.txt": Self.secret, ".env": Self.secret,
        ])
    }

    @Test(
        "A request is refused unless it names exactly one host that is ours (DNS rebinding)",
        arguments: [
            [], ["Host: evil.example"], ["Host: evil.example:PORT"], ["Host: 127.0.0.1"],
            ["Host: localhost"],
            ["Host: 127.0.0.1:1"], ["Host: localhost:PORT.evil.example"],
            ["Host: localhost.evil.example:PORT"],
            ["Host: 127.0.0.1:PORT", "Host: evil.example"],
            ["Host: evil.example", "Host: 127.0.0.1:PORT"],
            ["Host: 127.0.0.1:PORT", "Host: 127.0.0.1:PORT"],
            ["Host: 127.0.0.1:PORT, evil.example"],
            ["Host: user@127.0.0.1:PORT"], ["Host: 0.0.0.0:PORT"], ["Host: [::1]:PORT"],
            ["Host: 192.168.0.1:PORT"],
            ["Host: 127.1:PORT"], ["Host: 2130706433:PORT"], ["Host: localhost.:PORT"], ["Host: "],
        ]
    )
    func hosts(lines: [String]) async throws {
        let project = try await project()
        let named = lines.map { $0.replacing("PORT", with: "\(project.port)") }
        let answer = try await Connection.ask(
            ["GET /themes.json HTTP/1.1"] + named,
            of: project.port
        )
        #expect([400, 403].contains(answer.status) && !answer.body.contains("plain"))
    }

    @Test(
        "Both of our names are answered, in any case",
        arguments: ["localhost", "127.0.0.1", "LocalHost"]
    )
    func ourHosts(name: String) async throws {
        let project = try await project()
        let answer = try await Connection.ask(
            ["GET / HTTP/1.1", "Host: \(name):\(project.port)"],
            of: project.port
        )
        #expect(answer.status == 200)
    }

    @Test(
        "Another origin is refused, with a request for a WebSocket as well",
        arguments: [
            ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://localhost:1"],
            ["Origin: http://127.0.0.1.evil.example"], ["Origin: https://127.0.0.1:PORT"],
            ["Origin: http://localhost:PORT"],
            ["Origin: http://127.0.0.1:PORT", "Origin: https://evil.example"],
            [
                "Origin: https://evil.example", "Upgrade: websocket", "Connection: Upgrade",
                "Sec-WebSocket-Version: 13",
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            ],
        ]
    )
    func origins(lines: [String]) async throws {
        let project = try await project()
        let named = lines.map { $0.replacing("PORT", with: "\(project.port)") }
        for target in [
            "/themes.json", "/_themepreview/events?path=/&build=1", "/_themepreview/status?path=/",
        ] {
            let answer = try await Connection.get(target, of: project.port, named)
            #expect(answer.status == 403 && answer.headers["access-control-allow-origin"] == nil)
        }
    }

    @Test("Our own origin is answered, and no upgrade is made")
    func ourOrigin() async throws {
        let project = try await project()
        let own = "Origin: http://127.0.0.1:\(project.port)"
        #expect(try await Connection.get("/", of: project.port, [own]).status == 200)
        let upgrade = try await Connection.get(
            "/",
            of: project.port,
            [own, "Upgrade: websocket", "Sec-WebSocket-Version: 13"]
        )
        #expect(upgrade.status == 200 && upgrade.headers["upgrade"] == nil)
    }

    @Test(
        "A page of another site reads nothing as a script, an image or a frame",
        arguments: [
            ["Sec-Fetch-Site: cross-site"],
            ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"],
            ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"],
            ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"],
            ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"],
            ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Site: cross-site"],
            ["Sec-Fetch-Site: anything"],
        ]
    )
    func fetchMetadata(lines: [String]) async throws {
        let project = try await project()
        for target in ["/assets/themes.js", "/", "/_themepreview/client.js"] {
            #expect(try await Connection.get(target, of: project.port, lines).status == 403)
        }
    }

    @Test(
        "Our own pages, a typed address and a link from another port are answered",
        arguments: [
            ["Sec-Fetch-Site: same-origin", "Sec-Fetch-Dest: script"], ["Sec-Fetch-Site: none"],
            ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
        ]
    )
    func ownFetches(lines: [String]) async throws {
        let project = try await project()
        let answer = try await Connection.get("/", of: project.port, lines)
        #expect(
            answer.status == 200 && answer.headers["cross-origin-resource-policy"] == "same-origin"
        )
    }

    @Test(
        "No path leads out of the site",
        arguments: [
            "/../secret.txt", "/..%2fsecret.txt", "/..%2Fsecret.txt", "/%2e%2e/secret.txt",
            "/%2e%2e%2fsecret.txt",
            "/..%5csecret.txt", "/..\\secret.txt", "/..%252fsecret.txt", "/%252e%252e/secret.txt",
            "/assets/../../secret.txt",
            "/assets/..%2f..%2fsecret.txt", "//secret.txt", "//etc/passwd", "/./secret.txt",
            "/secret.txt",
            "/@fs/etc/passwd", "/@fs/etc/passwd?raw", "/@fs/etc/passwd?import&raw??",
            "/@fs//etc/passwd?url",
            "/@id/secret.txt",
            "/secret.txt?raw", "/secret.txt?import&inline=1.wasm?init",
            "/secret.txt?.svg?.wasm?init", "/.env",
            "/.env?raw",
            "/.env/.", "/.env%00", "/.env%00.html", "/assets%2fpreview.js",
            "/themes%2Fplain%2Findex.html",
            "/secret.txt#",
            "/docs/secret.txt", "/assets/pages/secret.txt", "/~/secret.txt",
            "/%c0%ae%c0%ae/secret.txt",
            "/%uff0e/secret.txt",
            "/themes/plain/../../../secret.txt", "/themes/../index.html", "/themepreview.yml",
            "/themes/plain.yml",
            "/_themepreview/../secret.txt", "/_themepreview/%2e%2e/secret.txt", "/_themepreview/",
            "/%", "/%zz", "/%e",
            "/webpack-dev-server", "/__open-in-editor?file=/etc/passwd", "/esbuild", "/%2e",
            "/;/secret.txt",
            "/a/b%00c",
        ]
    )
    func paths(target: String) async throws {
        let project = try await project()
        let answer = try await Connection.get(target, of: project.port)
        #expect([400, 404].contains(answer.status), "\(target)")
        #expect(!answer.body.contains(Self.secret) && !answer.body.contains("root:"))
    }

    @Test(
        "A query changes nothing of what is answered",
        arguments: ["?raw", "?import&raw", "?url", "?inline", "?x=../../secret.txt"]
    )
    func queries(query: String) async throws {
        let project = try await project()
        let plain = try await Connection.get("/themes.css", of: project.port)
        let asked = try await Connection.get("/themes.css\(query)", of: project.port)
        #expect(
            asked.body == plain.body
                && asked.headers["content-type"] == plain.headers["content-type"]
        )
    }

    @Test(
        "A target that is no path is refused",
        arguments: [
            "http://127.0.0.1:PORT/", "http://evil.example/", "file:///etc/passwd", "*",
            "secret.txt",
        ]
    )
    func targets(target: String) async throws {
        let project = try await project()
        let named = target.replacing("PORT", with: "\(project.port)")
        #expect(try await Connection.get(named, of: project.port).status == 400)
    }

    @Test(
        "Only GET and HEAD are answered",
        arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND"]
    )
    func methods(method: String) async throws {
        let project = try await project()
        for target in ["/", "/_themepreview/events", "/_themepreview/edit"] {
            let answer = try await Connection.get(target, of: project.port, method: method)
            #expect(answer.status == 405 && answer.headers["allow"] == "GET, HEAD")
        }
    }

    @Test("A request for a tunnel is refused")
    func tunnel() async throws {
        let project = try await project()
        let answer = try await Connection.get(
            "127.0.0.1:\(project.port)",
            of: project.port,
            method: "CONNECT"
        )
        #expect(answer.status == 400 || answer.status == 405)
    }

    @Test("An answer to HEAD has no body, of a page and of the events")
    func headOnly() async throws {
        let project = try await project()
        for target in ["/", "/_themepreview/events?path=/&build=1"] {
            let answer = try await Connection.get(target, of: project.port, method: "HEAD")
            #expect(answer.status == 200 && answer.body.isEmpty, "\(target)")
        }
    }

    @Test("A client that sends no more after its request gets its answer, and the connection ends")
    func halfClosed() async throws {
        let project = try await project()
        let request = "GET /themes.css HTTP/1.1\r\nHost: 127.0.0.1:\(project.port)\r\n\r\n"
        let text = try await Connection.send(request, to: project.port, closingOutput: true)
        let whole = try await Connection.get("/themes.css", of: project.port)
        #expect(Connection.Answer(text).body == whole.body && whole.status == 200)
    }
}
