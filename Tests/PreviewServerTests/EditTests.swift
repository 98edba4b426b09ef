import Foundation
import SourceText
import Testing

@testable import PreviewServer

@Suite("Edits from the browser", .timeLimit(.minutes(10)))
struct EditTests {
    private static let theme = """
        # The house's colours
        palette:
          ink: '#101010'   # nearly black
          sky: hsl(204 90% 30%)
        colors: { background: white, text: "{palette.ink}", primary: "{palette.sky}", text-muted: '#AAAAAA' }

        """

    /// A served project with a theme of our own, which may be edited.
    private final class Edited: Sendable {
        let project: ServedProject
        let server: PreviewServer
        let token: String

        init() async throws {
            project = try await ServedProject([
                "themes/house.yml": EditTests.theme, "secret.yml": "colors: { text: '#101010' }\n",
            ])
            server = try await PreviewServer(
                project.site,
                port: 0,
                allowsEdits: true,
                limits: ServedProject.patient
            )
            let page = try await Connection.get("/themes/house/", of: server.port).body
            token = String(try #require(page.firstMatch(of: /data-token="([^"]+)"/)).1)
        }

        var text: String {
            (try? String(contentsOfFile: "\(project.folder)/themes/house.yml", encoding: .utf8))
                ?? ""
        }

        func post(_ name: String, _ body: String, _ headers: [String]? = nil) async throws
            -> Connection.Answer
        {
            let usual = [
                "Origin: http://127.0.0.1:\(server.port)", "Content-Type: application/json",
                "Themepreview-Token: \(token)",
            ]
            let lines = [
                "POST /_themepreview/edit/\(name) HTTP/1.1", "Host: 127.0.0.1:\(server.port)",
            ]
            return try await Connection.ask(
                lines + (headers ?? usual) + ["Content-Length: \(body.utf8.count)"],
                body: body,
                of: server.port
            )
        }
    }

    private func edit(
        _ line: Int,
        _ column: Int,
        _ color: String,
        file: String = "themes/house.yml",
        theme: String = "house"
    ) -> String {
        #"{"theme":"\#(theme)","file":"\#(file)","line":\#(line),"column":\#(column),"color":"\#(color)"}"#
    }

    @Test(
        "An edit writes a value in its notation and no other byte, and undo reverts it"
    )
    func write() async throws {
        let edited = try await Edited()
        #expect(try await edited.post("write", edit(3, 8, "oklch(50% 0.1 250)")).status == 200)
        let first = edited.text
        #expect(
            first.replacing(/#[0-9A-F]{6}'   # nearly/, with: "#101010'   # nearly") == Self.theme
                && first != Self.theme,
            "\(first)"
        )
        await edited.project.site.reload()
        #expect(try await edited.post("write", edit(4, 8, "#004488")).status == 200)
        #expect(edited.text.contains("sky: hsl(") && edited.text != first)
        #expect(try await edited.post("undo", #"{"theme":"house"}"#).status == 200)
        #expect(edited.text == first)
        #expect(try await edited.post("undo", #"{"theme":"house"}"#).status == 200)
        #expect(edited.text == Self.theme)
        #expect(try await edited.post("undo", #"{"theme":"house"}"#).status == 409)
    }

    @Test("Undo and late edits do not overwrite what somebody saved meanwhile")
    func conflicts() async throws {
        let edited = try await Edited()
        #expect(try await edited.post("write", edit(3, 8, "#202020")).status == 200)
        try edited.project.write(Self.theme + "# mine\n", to: "themes/house.yml")
        #expect(try await edited.post("undo", #"{"theme":"house"}"#).status == 409)
        #expect(try await edited.post("write", edit(3, 8, "#303030")).status == 409)
        #expect(edited.text == Self.theme + "# mine\n")
    }

    @Test("All written colours are listed with their places, and aliases are not")
    func tokens() async throws {
        let edited = try await Edited()
        let answer = try await edited.post("tokens", #"{"theme":"house"}"#)
        for path in ["palette.ink", "palette.sky", "colors.background", "colors.text-muted"] {
            #expect(answer.body.contains("\"\(path)\""))
        }
        #expect(
            !answer.body.contains("colors.primary")
                && answer.body.contains("themes\\/house.yml:3:8")
                || answer.body.contains("themes/house.yml:3:8")
        )
    }

    @Test("A colour that is tried is judged as check does, and written nowhere")
    func trial() async throws {
        let edited = try await Edited()
        let bad = try await edited.post("try", edit(3, 8, "#eeeeee"))
        #expect(
            bad.status == 200 && bad.body.contains("#eeeeee")
                && bad.body.contains(#""name":"text on background (text)","ratio":"1.16:1""#)
                || bad.body.contains("\"verdict\":\"fail\"")
        )
        #expect(edited.text == Self.theme)
    }

    @Test func `A new failure is shown with the fix's value, which is written where it stands`()
        async throws
    {
        let edited = try await Edited()
        let site = edited.project.site
        await site.judge()
        let faint = Self.theme.replacing("#101010", with: "#bbbbbb")
        try edited.project.write(faint, to: "themes/house.yml")
        await site.reload()
        try await edited.project.wait { await $0.status(of: "", since: 0).failures.number >= 1 }
        #expect(await site.status(of: "", since: 0).failures.list.first?.themes == ["house"])
        let shown = try await Connection.get(
            "/_themepreview/fix?theme=house&number=1&index=0",
            of: edited.server.port
        )
        #expect(
            shown.status == 200 && shown.body.contains("--color-text:")
                && !shown.body.contains("#bbbbbb")
        )
        for query in [
            "theme=house&number=2&index=0", "theme=house&number=1&index=9",
            "theme=house&number=1&index=-1",
            "theme=plain&number=1&index=0", "theme=../secret&number=1&index=0", "theme=house", "",
        ] {
            let answer = try await Connection.get(
                "/_themepreview/fix?\(query)",
                of: edited.server.port
            )
            #expect(answer.status == 404, "\(query)")
        }
        #expect(edited.text == faint)
        #expect(
            try await edited.post("fix", #"{"theme":"house","number":2,"index":0}"#).status == 404
        )
        #expect(
            try await edited.post("fix", #"{"theme":"house","number":1,"index":0}"#).status == 200
        )
        #expect(
            edited.text.replacing(/ink: '#[0-9a-fA-F]{6}'/, with: "ink: '#101010'") == Self.theme
        )
        await site.reload()
        try await edited.project.wait { await $0.status(of: "", since: 0).failures.number >= 2 }
        #expect(await site.status(of: "", since: 0).failures.list.isEmpty)
        #expect(try await edited.post("undo", #"{"theme":"house"}"#).status == 200)
        #expect(edited.text == faint)
    }

    /// The ratios of pairs as multiples of those that they need.
    private static func margins(in body: String) -> [Substring: Double] {
        let rows = body.matches(of: /"name":"([^"]*)","ratio":"([0-9.]+)","required":([0-9.]+)/)
        return rows.reduce(into: [:]) { margins, row in
            guard let ratio = Double(row.2), let required = Double(row.3) else { return }
            margins[row.1] = ratio / required
        }
    }

    @Test("The nearest passing colour passes, and a passing colour is its own")
    func nearest() async throws {
        let edited = try await Edited()
        let answer = try await edited.post("nearest", edit(3, 8, "#dddddd"))
        let hex = String(try #require(answer.body.firstMatch(of: /"hex":"(#[0-9a-f]{6})"/)).1)
        let trial = try await edited.post("try", edit(3, 8, hex))
        let rows = trial.body.matches(of: /"name":"text on background[^}]*"verdict":"(\w+)"/).map {
            String($0.1)
        }
        #expect(!rows.isEmpty && rows.allSatisfy { $0 == "pass" })
        let black = Self.margins(in: try await edited.post("try", edit(3, 8, "#000000")).body)
        let margins = Self.margins(in: trial.body).filter { black[$0.key] != $0.value }
        let least = try #require(margins.values.min())
        #expect(least < 1.03, "as near to the requirement as a fix")
        #expect(try await edited.post("nearest", edit(3, 8, "#101010")).body.contains("#101010"))
    }

    @Test(
        "A request without our origin, our token and our type changes nothing",
        arguments: [
            ["Origin: OURS", "Content-Type: application/json"],
            ["Origin: OURS", "Content-Type: application/json", "Themepreview-Token: wrong"],
            ["Origin: OURS", "Content-Type: application/json", "Themepreview-Token: "],
            ["Origin: OURS", "Content-Type: text/plain", "Themepreview-Token: TOKEN"],
            [
                "Origin: https://evil.example", "Content-Type: application/json",
                "Themepreview-Token: TOKEN",
            ],
            ["Origin: null", "Content-Type: application/json", "Themepreview-Token: TOKEN"],
            ["Content-Type: application/json", "Themepreview-Token: TOKEN"],
            [
                "Origin: OURS", "Sec-Fetch-Site: cross-site", "Content-Type: application/json",
                "Themepreview-Token: TOKEN",
            ],
        ]
    )
    func refused(headers: [String]) async throws {
        let edited = try await Edited()
        let named = headers.map {
            $0.replacing("OURS", with: "http://127.0.0.1:\(edited.server.port)").replacing(
                "TOKEN",
                with: edited.token
            )
        }
        let answer = try await edited.post("write", edit(3, 8, "#202020"), named)
        #expect([400, 403].contains(answer.status) && edited.text == Self.theme)
    }

    @Test("Only written colours of the theme's own files can be changed")
    func places() async throws {
        let edited = try await Edited()
        let bodies = [
            edit(1, 1, "#202020"), edit(5, 44, "#202020"), edit(3, 3, "#202020"),
            edit(99, 1, "#202020"),
            edit(1, 17, "#202020", file: "secret.yml"),
            edit(1, 17, "#202020", file: "../secret.yml"),
            edit(1, 23, "#202020", file: "themes/plain.yml"),
            edit(3, 8, "#202020", file: "/etc/passwd"),
            edit(3, 8, "#20202"), edit(3, 8, "url(x)"), edit(3, 8, "#202020", theme: "none"), "{}",
            "[]", "", "{",
        ]
        for body in bodies {
            let answer = try await edited.post("write", body)
            #expect((400..<500).contains(answer.status), "\(body)")
        }
        #expect(edited.text == Self.theme)
        #expect(
            try String(contentsOfFile: "\(edited.project.folder)/secret.yml", encoding: .utf8)
                == "colors: { text: '#101010' }\n"
        )
    }

    @Test("Without --edit, pages have no token and nothing can be posted")
    func off() async throws {
        let project = try await ServedProject()
        #expect(
            !(try await Connection.get("/themes/plain/", of: project.port).body.contains(
                "data-token"
            ))
        )
        let answer = try await Connection.get(
            "/_themepreview/edit/write",
            of: project.port,
            ["Origin: http://127.0.0.1:\(project.port)"],
            method: "POST"
        )
        #expect(answer.status == 405)
    }

    @Test("With --edit, a post to anything else is refused")
    func otherPosts() async throws {
        let edited = try await Edited()
        let origin = "Origin: http://127.0.0.1:\(edited.server.port)"
        for target in ["/", "/themes/house/", "/_themepreview/events", "/_themepreview/edit"] {
            #expect(
                try await Connection.get(target, of: edited.server.port, [origin], method: "POST")
                    .status == 405
            )
        }
    }

    @Test("A client that waits for leave to send its body gets it, unless the request is refused")
    func waitingClient() async throws {
        let edited = try await Edited()
        let port = edited.server.port
        for (origin, status) in [("http://127.0.0.1:\(port)", 100), ("http://evil.example", 403)] {
            let lines = [
                "POST /_themepreview/edit/write HTTP/1.1", "Host: 127.0.0.1:\(port)",
                "Origin: \(origin)", "Content-Length: 10", "Expect: 100-continue", "", "",
            ]
            let answer = try await Connection.send(lines.joined(separator: "\r\n"), to: port) {
                $0.contains("\r\n\r\n")
            }
            #expect(Connection.Answer(answer).status == status)
        }
    }
}
