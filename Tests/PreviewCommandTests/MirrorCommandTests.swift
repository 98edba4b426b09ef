import Foundation
import TestSupport
import Testing

@Suite("check with mirrors")
struct MirrorCommandTests {
    private static func folder(_ configuration: String, _ files: [String: String]) throws -> URL {
        let theme = "colors: { background: white, text: black }\n"
        let all = ["themes/day.yml": theme, "themepreview.yml": configuration]
        return try Program.folder(all.merging(files) { $1 })
    }

    private static let mirrors = "mirrors: [[tokens/tokens.json, src/*.css, App/Theme.swift]]\n"
    private static let files = [
        "tokens/tokens.json":
            "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#111111\" }, \"page\": { \"$type\": \"color\", \"$value\": \"#ffffff\" } }",
        "src/tokens.css": ":root { --ink: #111; --page: #fff }",
        "App/Theme.swift":
            "enum Theme { static let ink = Color(0x111111); static let page = Color.white }",
    ]

    @Test func `Copies that agree pass, and a difference exits with status 1`() throws {
        let project = try Self.folder(Self.mirrors, Self.files)
        #expect(try Program.run(["check"], in: project).status == 0)
        try project.write(":root { --ink: #222; --page: #fff }", to: "src/tokens.css")
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "src/tokens.css:1:16: error: 'ink' is #222 here and #111111 in 'tokens/tokens.json': ΔE OK 0.074 [token/mirror]"
            ),
            "\(outcome.output)"
        )
    }

    @Test func `A baseline takes differences, and a new one fails`() throws {
        var files = Self.files
        files["src/tokens.css"] = ":root { --ink: #222; --page: #fff }"
        let configuration = Self.mirrors + "contrast: { baseline: known.json }\n"
        let project = try Self.folder(configuration, files)
        let update = ["check", "--update-baseline", "--accept-new"]
        #expect(try Program.run(update, in: project).status == 0)
        #expect(try Program.run(["check"], in: project).status == 0)
        try project.write(":root { --ink: #222; --page: #eee }", to: "src/tokens.css")
        #expect(try Program.run(["check"], in: project).status == 1)
    }

    @Test(arguments: [
        ("mirrors: [[tokens/tokens.json, src/none.css]]\n", "'mirrors' names 'src/none.css'"),
        ("mirrors: [[tokens/tokens.json]]\n", "a list of at least two files"),
        ("mirrors: [[tokens/tokens.json, ../other.css]]\n", "a path within the project"),
        ("mirrors: [[tokens/tokens.json, /etc/passwd]]\n", "a path within the project"),
        ("mirrors: tokens/tokens.json\n", "where a list is expected"),
    ])
    func `A mirror that names nothing, or leads out, is an error of the configuration`(
        configuration: String,
        expected: String
    ) throws {
        let project = try Self.folder(configuration, Self.files)
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 2)
        #expect(outcome.errors.contains(expected), "\(outcome.errors)")
    }

    @Test func `A link that leads out of the project is not read`() throws {
        var files = Self.files
        files["src/tokens.css"] = nil
        let project = try Self.folder(Self.mirrors, files)
        let path = project.appending(path: "src").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: path + "/tokens.css",
            withDestinationPath: "/etc/passwd"
        )
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("src/tokens.css: error: the link leads out of its folder"))
    }

    @Test func `A copy without colours is an error, since nothing is compared`() throws {
        var files = Self.files
        files["App/Theme.swift"] = "let count = 3"
        let outcome = try Program.run(["check"], in: try Self.folder(Self.mirrors, files))
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("no colours are read from 'App/Theme.swift'"))
    }

    @Test func `What export writes to several formats agrees with the theme`() throws {
        let theme = """
            palette: { ink: "#123456", paper: "#fefefe" }
            colors: { background: "{palette.paper}", text: "{palette.ink}", brand: "#0b5c9e80" }
            modes: { dark: { colors: { background: black, text: white } } }
            """
        let configuration = """
            mirrors: [[themes/day.yml, out/css/*.css, out/android/values, out/xcassets/day.xcassets]]
            """
        let project = try Self.folder(configuration, ["themes/day.yml": theme])
        for format in ["css", "android", "xcassets"] {
            let export = ["export", "day", "--to", format, "--output", "out/\(format)/"]
            #expect(try Program.run(export, in: project).status == 0)
        }
        let outcome = try Program.run(["check", "--format", "concise"], in: project)
        let lines = outcome.output.split(separator: "\n").filter { $0.contains("token/mirror") }
        #expect(lines == [])
    }

    @Test func `The style sheets of an app are read, and a baseline takes what is there`() throws {
        let configuration = """
            uses: ["src/**/*.{css,tsx}"]
            contrast: { baseline: known.json, failOn: warning }
            """
        let sheet = "a { color: black; background: var(--color-background); fill: var(--set) }"
        let files = ["src/deep/a.css": sheet, "src/a.tsx": "style={{ '--set': 1 }}"]
        let project = try Self.folder(configuration, files)
        let update = ["check", "--update-baseline", "--accept-new"]
        #expect(try Program.run(update, in: project).status == 0)
        #expect(try Program.run(["check"], in: project).status == 0)
        try project.write(sheet + " b { color: #000; fill: var(--none) }", to: "src/deep/a.css")
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 1)
        let place = "src/deep/a.css:1:86: warning: '#000' is the colour of the token '--color-text'"
        #expect(outcome.output.contains(place), "\(outcome.output)")
        #expect(outcome.output.contains("'--none' is used here, and nothing defines it"))
        #expect(!outcome.output.contains("'--set'"))
    }

    @Test func `An alias may lead into another style sheet of the copy`() throws {
        var files = Self.files
        files["src/tokens.css"] = ":root { --ink: var(--raven); --page: #fff }"
        files["src/base.css"] = ":root { --raven: #111 }"
        files["tokens/tokens.json"] = """
            { "ink": { "$type": "color", "$value": "#111111" },
              "raven": { "$type": "color", "$value": "#111111" },
              "page": { "$type": "color", "$value": "#ffffff" } }
            """
        let configuration = "mirrors: [[tokens/tokens.json, src/*.css]]\n"
        let project = try Self.folder(configuration, files)
        let outcome = try Program.run(["check"], in: project)
        #expect(outcome.status == 0, "\(outcome.output)")
        try project.write(":root { --raven: #222 }", to: "src/base.css")
        let changed = try Program.run(["check"], in: project)
        #expect(changed.status == 1)
        #expect(changed.output.contains("'ink' is #222 here"), "\(changed.output)")
    }

    @Test func `A file of a copy from which no colour is read is a note`() throws {
        var files = Self.files
        files["App/Semantic.swift"] = "enum Semantic { static let label = Other.ink }"
        let configuration = "mirrors: [[tokens/tokens.json, App/*.swift]]\n"
        let project = try Self.folder(configuration, files)
        let outcome = try Program.run(["check", "--verbose"], in: project)
        #expect(outcome.status == 0, "\(outcome.output)")
        #expect(
            outcome.output.contains("note: no colours are read from 'App/Semantic.swift'"),
            "\(outcome.output)"
        )
    }
}
