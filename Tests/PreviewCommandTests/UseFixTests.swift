import Foundation
import TestSupport
import Testing

@Suite("fix --uses, raw colours and export --check")
struct UseFixTests {
    private static let theme = """
        palette: { brand: "#0b5c9e" }
        colors: { background: white, text: "#123456" }
        """

    private static func folder(_ sheet: String, _ more: String = "") throws -> URL {
        try Program.folder([
            "themes/day.yml": theme, "src/app.css": sheet,
            "themepreview.yml": "uses: [\"src/*.css\"]\n" + more,
        ])
    }

    private static func text(_ path: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    @Test func `fix --uses shows the change, writes it with --write, and then has nothing to do`()
        throws
    {
        let sheet = "a { color: #123456; fill: #0b5c9e } /* #123456 */\n"
        let project = try Self.folder(sheet)
        let shown = try Program.run("fix", "--uses", in: project)
        #expect(shown.status == 1)
        #expect(
            shown.output.contains("+a { color: var(--color-text); fill: var(--palette-brand) }"),
            "\(shown.output)"
        )
        #expect(try Self.text("src/app.css", in: project) == sheet)
        let written = try Program.run("fix", "--uses", "--write", in: project)
        #expect(written.status == 0, "\(written.errors)")
        #expect(written.output.contains("wrote src/app.css: 2 values"))
        let expected =
            "a { color: var(--color-text); fill: var(--palette-brand) } /* #123456 */\n"
        #expect(try Self.text("src/app.css", in: project) == expected)
        let again = try Program.run("fix", "--uses", in: project)
        #expect(again.status == 0)
        #expect(again.output == "")
        #expect(again.errors.contains("nothing to fix"))
    }

    @Test func `fix without --uses changes no style sheet`() throws {
        let sheet = "a { color: #123456 }\n"
        let project = try Self.folder(sheet)
        _ = try Program.run("fix", "--write", in: project)
        #expect(try Self.text("src/app.css", in: project) == sheet)
    }

    @Test func `fix --uses writes JSON with what stays and why`() throws {
        let project = try Self.folder("a { color: #123456; color: var(--x, red); fill: #0b5c9e }")
        let outcome = try Program.run("fix", "--uses", "--format", "json", in: project)
        let left = outcome.json["left"] as? [[String: Any]]
        #expect(left?.first?["reason"] as? String == "a later declaration of the rule replaces it")
        let replaced = outcome.json["replaced"] as? [[String: Any]]
        #expect(replaced?.map { $0["new"] as? String } == ["var(--palette-brand)"])
    }

    @Test
    func `Raw colours are findings only where the rule has a severity, and a baseline takes them`()
        throws
    {
        let sheet = "a { color: #aabbcc; fill: #aabbcc; stroke: #001122 }"
        #expect(try Program.run("check", in: try Self.folder(sheet)).status == 0)
        let project = try Self.folder(
            sheet,
            """
            rules: { use/raw-color: warning }
            contrast: { baseline: known.json, failOn: { default: error, use: warning } }
            """
        )
        let update = ["check", "--update-baseline", "--accept-new"]
        #expect(try Program.run(update, in: project).status == 0)
        #expect(try Program.run("check", in: project).status == 0)
        try project.write(sheet + " b { fill: #aabbcc }", to: "src/app.css")
        let outcome = try Program.run("check", in: project)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains(
                "src/app.css:1:64: warning: '#aabbcc' is the colour of no token [use/raw-color]"
            ),
            "\(outcome.output)"
        )
    }

    @Test(arguments: ["css", "swift", "dtcg"])
    func `export --check passes the file that export wrote, and fails any other`(format: String)
        throws
    {
        let project = try Self.folder("a { color: red }")
        let file = ["css": "out.css", "swift": "Out.swift", "dtcg": "out.tokens.json"][format]!
        let export = ["export", "day", "--to", format, "--output", file]
        let check = export + ["--check"]
        let missing = try Program.run(check, in: project)
        #expect(missing.status == 1)
        #expect(missing.output.contains("\(file): error: there is no such file [token/mirror]"))
        #expect(try Program.run(export, in: project).status == 0)
        let written = try Self.text(file, in: project)
        #expect(try Program.run(check, in: project).status == 0)
        try project.write(written + "\n", to: file)
        let outcome = try Program.run(check, in: project)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("it is not the file that 'export' writes"))
        #expect(try Self.text(file, in: project) == written + "\n")
    }

    @Test func `export --check names the first colour that differs`() throws {
        let project = try Self.folder("a { color: red }")
        let export = ["export", "day", "--to", "css", "--output", "out.css"]
        #expect(try Program.run(export, in: project).status == 0)
        let text = try Self.text("out.css", in: project)
        try project.write(text.replacingOccurrences(of: "#0b5c9e", with: "#0b5c9f"), to: "out.css")
        let outcome = try Program.run(export + ["--check"], in: project)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("'brand' is #0b5c9f here and #0b5c9e in 'exported day.css'"),
            "\(outcome.output)"
        )
    }

    @Test func `export --check needs the files to compare with`() throws {
        let project = try Self.folder("a { color: red }")
        #expect(try Program.run("export", "--to", "css", "--check", in: project).status == 64)
    }

    @Test func `diff says which uses of a token a change touches`() throws {
        let sheet = "a { color: var(--color-text) }\nb { color: var(--color-text) }"
        let old = try Self.folder(sheet)
        let new = try Self.folder(sheet)
        try new.write(
            Self.theme.replacingOccurrences(of: "123456", with: "123457"),
            to: "themes/day.yml"
        )
        let paths = [old, new].map { $0.path(percentEncoded: false) }
        for (format, text) in [
            ("text", "used in 2 places, first src/app.css:1"),
            ("markdown", "used in 2 places, first src/app.css:1."),
            ("json", #""uses":{"count":2,"first":{"column":12,"file":"src/app.css","line":1}}"#),
        ] {
            let outcome = try Program.run(["diff"] + paths + ["--format", format])
            #expect(outcome.output.contains(text), "\(outcome.output)")
        }
    }

    @Test func `Style sheets in other languages are a warning, and capital endings are read`()
        throws
    {
        let project = try Program.folder([
            "themes/day.yml": Self.theme, "src/a.less": "@ink: #123456;",
            "src/B.CSS": "a { color: #123456 }",
            "src/c.vue": "<STYLE lang=less>a { color: red }</style>",
            "src/d.vue": "<style-guide/><style>b { color: red }</style>",
            "themepreview.yml": "uses: [src]\n",
        ])
        let outcome = try Program.run("check", in: project)
        #expect(
            outcome.output.contains(
                "src/a.less: warning: the style sheet in this file and 1 other is not read"
            ),
            "\(outcome.output)"
        )
        #expect(outcome.output.contains("src/B.CSS:1:12: warning: '#123456' is the colour"))
    }

    @Test func `The path of an asset catalogue is a theme`() throws {
        let color = """
            {"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1","blue":"0x11","green":"0x11","red":"0x11"}},"idiom":"universal"}],"info":{"author":"xcode","version":1}}
            """
        let project = try Program.folder([
            "App/X.xcassets/Contents.json": #"{"info":{"author":"xcode","version":1}}"#,
            "App/X.xcassets/ink.colorset/Contents.json": color,
        ])
        for path in ["App/X.xcassets", "App"] {
            let outcome = try Program.run("list", "--themes", path, "--format", "json", in: project)
            let themes = outcome.json["themes"] as? [[String: Any]]
            #expect(themes?.map { $0["id"] as? String } == ["x"], "\(outcome)")
        }
    }
}
