import Foundation
import Testing

@testable import PreviewServer

@Suite("Events of a tab", .timeLimit(.minutes(10)))
struct EventTests {
    /// Opens the events of a page, does `work` once it listens, and returns all that came until `isEnough`.
    private func events(
        of path: String,
        build: Int = 1,
        in project: ServedProject,
        until isEnough: @escaping @Sendable (String) -> Bool,
        _ work: @escaping @Sendable () async throws -> Void = {}
    ) async throws -> String {
        let run = project.site.run
        let (ready, signal) = AsyncStream.makeStream(of: Void.self)
        async let working: Void = {
            for await _ in ready.prefix(1) { try await work() }
        }()
        let text =
            "GET /_themepreview/events?path=\(path)&build=\(build)&run=\(run) HTTP/1.1\r\nHost: 127.0.0.1:\(project.port)\r\n\r\n"
        let answer = try await Connection.send(text, to: project.port) { answer in
            if answer.contains("event: problems") { signal.yield() }
            return isEnough(answer)
        }
        try await working
        return answer
    }

    private func edit(_ project: ServedProject, _ text: String, _ path: String = "themes/plain.yml")
        -> @Sendable () async throws -> Void
    {
        {
            try project.write(text, to: path)
            await project.site.reload()
        }
    }

    @Test("A changed theme updates the styles of its pages and of its overview")
    func themeChanges() async throws {
        let project = try await ServedProject()
        let page = try await events(
            of: "/themes/plain/pages/a.html",
            in: project,
            until: { $0.contains("\"build\":2") },
            edit(project, "colors: { background: white, text: '#222' }\n")
        )
        #expect(
            page.contains(
                #"data: {"build":2,"gone":false,"reload":false,"run":"\#(project.site.run)","styles":true}"#
            )
        )
        let overview = try await events(
            of: "/themes/plain/",
            build: 1,
            in: project,
            until: { $0.contains("event: problems") }
        )
        #expect(
            overview.contains(
                #"data: {"build":2,"gone":false,"reload":true,"run":"\#(project.site.run)","styles":true}"#
            )
        )
    }

    @Test("A changed page is loaded again, and no other page is")
    func pageChanges() async throws {
        let project = try await ServedProject(["docs/b.md": "# B\n"])
        _ = try await events(
            of: "/themes/plain/pages/a.html",
            in: project,
            until: {
                $0.contains(
                    #""build":2,"gone":false,"reload":true,"run":"\#(project.site.run)","styles":false"#
                )
            },
            edit(project, "# A\n\nother\n", "docs/a.md")
        )
        let other = try await events(
            of: "/themes/plain/pages/b.html",
            in: project,
            until: { $0.contains("event: problems") }
        )
        #expect(
            other.contains(
                #""build":2,"gone":false,"reload":false,"run":"\#(project.site.run)","styles":false"#
            )
        )
    }

    @Test("A tab that comes back learns what it missed, and nothing else")
    func returning() async throws {
        let project = try await ServedProject()
        for text in ["'#222'", "'#333'"] {
            try await edit(project, "colors: { background: white, text: \(text) }\n")()
        }
        let old = try await events(
            of: "/themes/plain/pages/a.html",
            build: 2,
            in: project,
            until: { $0.contains("event: problems") }
        )
        #expect(
            old.contains(
                #""build":3,"gone":false,"reload":false,"run":"\#(project.site.run)","styles":true"#
            )
        )
        let new = try await events(
            of: "/themes/plain/pages/a.html",
            build: 3,
            in: project,
            until: { $0.contains("event: problems") }
        )
        #expect(
            new.contains(
                #""build":3,"gone":false,"reload":false,"run":"\#(project.site.run)","styles":false"#
            )
        )
    }

    @Test("A tab learns its program's run, and which files cannot be read")
    func status() async throws {
        let project = try await ServedProject()
        let other = try await ServedProject()
        let answer = try await Connection.get(
            "/_themepreview/status?path=/&build=1",
            of: project.port
        )
        #expect(
            answer.body.contains("\"run\":\"\(project.site.run)\"")
                && answer.body.contains(#""problems":{"list":[],"number":1}"#)
        )
        #expect(project.site.run != other.site.run)
        let page = try await Connection.get("/", of: project.port)
        #expect(page.body.contains("data-run=\"\(project.site.run)\""))
    }

    @Test("A file that is saved without a change starts no build")
    func noChange() async throws {
        let project = try await ServedProject()
        try await edit(project, ServedProject.theme)()
        #expect(await project.site.history.build == 1)
    }

    @Test("A deleted page is gone, and comes back with its file")
    func deletedPage() async throws {
        let project = try await ServedProject(["docs/b.md": "# B\n"])
        let path = "/themes/plain/pages/b.html"
        _ = try await events(of: path, in: project, until: { $0.contains(#""gone":true"#) }) {
            try FileManager.default.removeItem(atPath: "\(project.folder)/docs/b.md")
            await project.site.reload()
        }
        #expect(try await Connection.get(path, of: project.port).status == 404)
        try await edit(project, "# B\n", "docs/b.md")()
        #expect(try await Connection.get(path, of: project.port).status == 200)
    }

    @Test("An unreadable theme is reported until it is fixed, and the last good site stays")
    func brokenTheme() async throws {
        let project = try await ServedProject()
        let before = try await Connection.get("/themes/plain/theme.css", of: project.port).body
        let sent = try await events(
            of: "/",
            in: project,
            until: { $0.contains("\"message\"") },
            edit(project, "colors: { background: [white\n")
        )
        #expect(sent.contains("themes/plain.yml:"))
        #expect(
            try await Connection.get("/themes/plain/theme.css", of: project.port).body == before
        )
        let fixed = try await events(
            of: "/",
            in: project,
            until: { $0.matches(of: /event: problems/).count == 2 },
            edit(project, ServedProject.theme)
        )
        #expect(fixed.contains(#"data: {"list":[],"number":3}"#))
    }

    @Test("A broken configuration is reported to the tab, and the site stays")
    func brokenConfiguration() async throws {
        let project = try await ServedProject()
        _ = try await events(
            of: "/",
            in: project,
            until: { $0.contains("\"message\"") },
            edit(project, "titel: X\n", "themepreview.yml")
        )
        #expect(try await Connection.get("/", of: project.port).status == 200)
    }

    @Test("A new theme gets its pages")
    func newTheme() async throws {
        let project = try await ServedProject()
        #expect(try await Connection.get("/themes/night/", of: project.port).status == 404)
        try await edit(
            project,
            "colors: { background: black, text: white }\n",
            "themes/night.yml"
        )()
        #expect(try await Connection.get("/themes/night/", of: project.port).status == 200)
        #expect(try await Connection.get("/", of: project.port).body.contains("night"))
    }

    @Test(
        "A new failure is sent with the value of its fix, and old ones are not sent"
    )
    func failures() async throws {
        let project = try await ServedProject([
            "themes/faint.yml": "colors: { background: white, text: '#cccccc' }\n"
        ])
        await project.site.judge()
        let sent = try await events(of: "/", in: project, until: { $0.contains("\"theme\"") }) {
            try project.write(
                "colors: { background: white, text: black, primary: '#0b5c9e', text-muted: '#bbbbbb' }\n",
                to: "themes/plain.yml"
            )
            await project.site.reload()
        }
        #expect(
            sent.contains("themes/plain.yml:1:") && sent.contains("\"value\":\"#")
                && !sent.contains("faint")
        )
        let fixed = try await events(
            of: "/",
            in: project,
            until: { $0.contains(#"data: {"list":[],"number":2}"#) },
            edit(project, ServedProject.theme)
        )
        #expect(fixed.contains("event: failures"))
    }

    @Test("A broken link and unreadable new front matter are sent")
    func failuresOfPages() async throws {
        let project = try await ServedProject(["docs/b.md": "[gone](gone.md)\n"])
        await project.site.judge()
        try project.write("# A\n\n[z](zzz.md) ![q](q.png)\n", to: "docs/a.md")
        try project.write("---\ntitle: x\ntitle: y\n---\n# C\n", to: "docs/c.md")
        await project.site.reload()
        try await project.wait { await $0.status(of: "", since: 0).failures.number >= 1 }
        let status = await project.site.status(of: "", since: 0)
        #expect(status.failures.list.compactMap(\.place) == ["docs/a.md:3:1", "docs/a.md:3:13"])
        #expect(status.problems.list.compactMap(\.place) == ["docs/c.md:3:1"])
    }

    @Test("An unknown key of a theme leaves the last good page")
    func unknownKey() async throws {
        let project = try await ServedProject()
        try await edit(project, ServedProject.theme + "colours: {}\n")()
        let status = await project.site.status(of: "themes/plain/index.html", since: 1)
        #expect(status.problems.list.compactMap(\.place) == ["themes/plain.yml:2:1"])
        #expect(!status.change.reload && status.change.build == 1)
    }

    @Test("Unreadable front matter leaves the last good page")
    func damagedPage() async throws {
        let project = try await ServedProject()
        try await edit(project, "---\ntitle: [\n---\n# Other\n", "docs/a.md")()
        let status = await project.site.status(of: "themes/plain/pages/a.html", since: 1)
        #expect(
            status.problems.list.count == 1 && !status.change.reload && status.change.build == 1
        )
    }

    @Test(
        "An edited page or template is seen after edits of a theme"
    )
    func reuse() async throws {
        let project = try await ServedProject([
            "templates/footer.mustache": "<p>first</p>\n", "docs/b.md": "# B\n\n[a](a.md)\n",
        ])
        try await edit(project, "colors: { background: white, text: '#222222' }\n")()
        for number in 1...3 {
            try await edit(project, "# A\n\nnumber \(number)\n", "docs/a.md")()
            #expect(
                try await Connection.get("/themes/plain/pages/a.html", of: project.port).body
                    .contains(
                        "number \(number)"
                    )
            )
            try await edit(project, "<p>foot \(number)</p>\n", "templates/footer.mustache")()
            let page = try await Connection.get("/themes/plain/pages/b.html", of: project.port).body
            #expect(page.contains("foot \(number)") && page.contains("a.html"))
            try await edit(project, "colors: { background: white, text: '#33333\(number)' }\n")()
            #expect(
                try await Connection.get("/themes/plain/theme.css", of: project.port).body.contains(
                    "#33333\(number)"
                )
            )
        }
    }

    @Test("A closed connection is forgotten")
    func closedConnection() async throws {
        let project = try await ServedProject()
        _ = try await events(of: "/", in: project, until: { $0.contains("event: problems") })
        try await project.wait { await $0.tabs.isEmpty }
        #expect(await project.site.tabs.isEmpty)
    }
}
