import Foundation
import PreviewSite
import Testing
import ThemeRendering

@testable import PreviewServer

@Suite("Answers of a server")
struct ServingTests {
    @Test(
        "Every built file is served with the same bytes, but for the client's element"
    )
    func sameAsBuild() async throws {
        let project = try await ServedProject([
            "themes/night.yml": "colors: { background: black, text: white }\n",
            "docs/b/c.md": "# C\n\n![](dot.svg)\n",
            "docs/b/dot.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
        ])
        guard case .site(let builder, _) = await ServedProject.load(project.folder) else {
            throw Unloadable(problems: [])
        }
        let output = "\(project.folder)/built"
        let paths = try await builder.write(to: output).outcomes.keys.map(\.description)
        #expect(paths.contains("themes/night/pages/b/c.html") && paths.contains("index.html"))
        for path in paths {
            let built = try String(contentsOfFile: "\(output)/\(path)", encoding: .utf8)
            let answer = try await Connection.get("/\(path)", of: project.port)
            let served = answer.body.replacing(
                /<script src="\/_themepreview\/[^>]*><\/script>/,
                with: ""
            )
            #expect(answer.status == 200 && served == built, "\(path)")
        }
        #expect(!FileManager.default.fileExists(atPath: "\(project.folder)/site"))
    }

    @Test(
        "A file has its media type",
        arguments: [
            ("/", "text/html; charset=utf-8"), ("/themes/plain/", "text/html; charset=utf-8"),
            ("/themes.css", "text/css; charset=utf-8"),
            ("/assets/preview.js", "text/javascript; charset=utf-8"),
            ("/themes.json", "application/json"), ("/assets/icon.svg", "image/svg+xml"),
        ]
    )
    func types(path: String, type: String) async throws {
        let project = try await ServedProject()
        let answer = try await Connection.get(path, of: project.port)
        #expect(answer.status == 200 && answer.headers["content-type"] == type)
        #expect(answer.headers["x-content-type-options"] == "nosniff")
        #expect(answer.headers["access-control-allow-origin"] == nil)
    }

    @Test("HEAD answers with the head of GET and no body")
    func head() async throws {
        let project = try await ServedProject()
        let get = try await Connection.get("/themes.json", of: project.port)
        let head = try await Connection.get("/themes.json", of: project.port, method: "HEAD")
        #expect(
            head.body.isEmpty && head.status == 200
                && head.headers["content-length"] == get.headers["content-length"]
        )
        #expect(get.headers["content-length"] == "\(get.body.utf8.count)")
    }

    @Test("A file that the browser has is not sent again until it changes")
    func entityTags() async throws {
        let project = try await ServedProject()
        let tag = try #require(
            try await Connection.get("/themes.css", of: project.port).headers["etag"]
        )
        let again = try await Connection.get(
            "/themes.css",
            of: project.port,
            ["If-None-Match: \(tag)"]
        )
        #expect(again.status == 304 && again.body.isEmpty)
        try project.write(
            "colors: { background: white, text: '#222222' }\n",
            to: "themes/plain.yml"
        )
        await project.site.reload()
        let changed = try await Connection.get(
            "/themes.css",
            of: project.port,
            ["If-None-Match: \(tag)"]
        )
        #expect(changed.status == 200 && changed.body.contains("#222222"))
    }

    @Test(
        "A missing page has status 404, and shows nothing of the address as HTML"
    )
    func missing() async throws {
        let project = try await ServedProject()
        let answer = try await Connection.get(
            "/%3Cscript%3Ealert(1)%3C%2Fscript%3E",
            of: project.port
        )
        #expect(answer.status == 404 && !answer.body.contains("<script>alert"))
        let other = try await Connection.get("/%3Cimg%3E", of: project.port)
        #expect(
            other.status == 404 && other.body.contains("&lt;img&gt;")
                && other.headers["cache-control"] == "no-store"
        )
    }

    @Test("Several requests on one connection are answered in order")
    func pipelining() async throws {
        let project = try await ServedProject()
        let head = "Host: localhost:\(project.port)\r\n"
        let text =
            "GET /themes.json HTTP/1.1\r\n\(head)\r\nGET /none HTTP/1.1\r\n\(head)\r\n"
            + "GET /themes.css HTTP/1.1\r\n\(head)Connection: close\r\n\r\n"
        let answer = try await Connection.send(text, to: project.port)
        let found = answer.matches(of: /HTTP\/1\.1 (\d+)/).map { String($0.1) }
        #expect(found == ["200", "404", "200"])
    }

    @Test("A named port that is taken is an error, and otherwise the next one is used")
    func ports() async throws {
        let project = try await ServedProject()
        await #expect(throws: PortInUse.self) {
            _ = try await PreviewServer(project.site, port: project.port)
        }
        let first = try await PreviewServer(project.site, port: nil)
        let second = try await PreviewServer(project.site, port: nil)
        #expect(first.port >= PreviewListener.usualPort && second.port > first.port)
        try await first.close()
        try await second.close()
    }
}
