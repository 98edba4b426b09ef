import Foundation
import TestSupport
import Testing

@Suite("The causes that check shows")
struct CauseTests {
    private static let files = [
        "themes/base.yml": """
        palette: { ink: "#888888", sky: "#7ab", faint: "{palette.ink} / 60%" }
        colors: { background: white, text: black, text-muted: "{palette.ink}", link: "{palette.sky}" }
        modes: { dim: { colors: { background: "#eee" } } }

        """,
        "themes/child.yml": "extends: base\ncolors: { accent: \"#fc0\" }\n",
        "themes/scheme.yaml": """
        base00: "202020"
        base01: "303030"
        base02: "505050"
        base03: "606060"
        base04: "707070"
        base05: "a0a0a0"
        base06: "d0d0d0"
        base07: "ffffff"
        base08: "803030"
        base09: "a06030"
        base0A: "a09030"
        base0B: "308030"
        base0C: "307080"
        base0D: "3050a0"
        base0E: "7040a0"
        base0F: "603030"

        """,
    ]

    private static func rows(_ json: [String: Any], _ name: String) throws -> [[String: Any]] {
        try #require(json[name] as? [[String: Any]])
    }

    private static func place(_ row: [String: Any]) -> String {
        let place = row["location"] as? [String: Any] ?? [:]
        return ["file", "line", "column"].map { "\(place[$0] ?? "")" }.joined(separator: ":")
    }

    @Test func `A check's causes have the values that fix writes, one a place`()
        throws
    {
        let folder = try Program.folder(Self.files)
        let json = try Program.run("check", "--format", "json", in: folder).json
        let causes = try Self.rows(json, "causes").filter {
            $0["rule"] as? String == "contrast/low-contrast"
        }
        let findings = try Self.rows(json, "findings").filter {
            $0["rule"] as? String == "contrast/low-contrast"
        }
        #expect(causes.count < findings.count)
        let listed = causes.flatMap { $0["findings"] as? [String] ?? [] }
        #expect(listed.sorted() == findings.compactMap { $0["fingerprint"] as? String }.sorted())
        let changes = try Self.rows(
            try Program.run("fix", "--format", "json", in: folder).json,
            "changes"
        )
        let written = Dictionary(changes.map { (Self.place($0), $0["new"] as? String) }) {
            first,
            _ in first
        }
        for cause in causes {
            if let value = cause["value"] as? String {
                #expect(written[Self.place(cause)] == value)
            }
        }
        #expect(Set(causes.map(Self.place)).count == causes.count)
    }

    @Test func `A check's report ends with the count that fix then fixes`() throws {
        let folder = try Program.folder(Self.files)
        let output = try Program.run("check", in: folder).output
        let line = try #require(output.split(separator: "\n").last)
        let numbers = try #require(
            line.wholeMatch(of: /'themepreview fix' fixes (\d+) of (\d+) causes/)
        )
        #expect(numbers.1 == numbers.2 && output.contains("\n\(numbers.2) causes: "))
        #expect(try Program.run("fix", "--write", in: folder).status == 0)
        #expect(try Program.run("check", in: folder).output.hasSuffix("all passed\n"))
    }

    @Test func `A role that all themes of one file lack is one cause`() throws {
        let themes = ["sea", "moss", "clay"].map {
            "[data-theme=\($0)] { --text: #111; --btn-text: #777; --btn-bg: #777 }"
        }
        let folder = try Program.folder([
            "themepreview.yml": "themes: app.css\n",
            "app.css": themes.joined(separator: "\n"),
        ])
        let output = try Program.run("check", in: folder).output
        for message in ["so default pairs with it cannot be judged", "and no pair asks for it"] {
            let lines = output.split(separator: "\n").filter { $0.contains(message) }
            let isOne = lines.count == 1 && lines[0].contains("\(message), in 3 themes")
            #expect(isOne, "\(output)")
        }
    }

    @Test func `A check prints a line a cause, and its pairs only when asked to`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: \"#777\" }\n"
        ])
        let output = try Program.run("check", in: folder).output
        #expect(output.hasPrefix("themes/day.yml:1:36: error: 'colors.text' #777: '"))
        #expect(output.split(separator: "\n").count == 4)
        let all = try Program.run("check", "--verbose", in: folder).output
        #expect(all.split(separator: "\n").count { $0.hasPrefix("  '") } > 5)
    }

    @Test func `Causes are planned neither for a build nor for a list of findings`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: \"#777\" }\n"
        ])
        for arguments in [["build"], ["check", "--format", "concise"]] {
            let outcome = try Program.run(arguments, in: folder)
            #expect(!(outcome.output + outcome.errors).contains("; #"))
        }
    }
}
