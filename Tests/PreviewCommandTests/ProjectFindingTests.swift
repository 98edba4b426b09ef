import Foundation
import TestSupport
import Testing

@Suite("A finding about the project")
struct ProjectFindingTests {
    private static let theme = "colors: { background: white, text: black }\n"

    private static func folder(_ configuration: String, _ files: [String: String] = [:]) throws
        -> URL
    {
        let themes = [
            "themes/first.yml": theme, "themes/second.yml": theme,
            "themepreview.yml": configuration,
        ]
        return try Program.folder(themes.merging(files) { $1 })
    }

    @Test func `A waiver for every theme that no theme needs is reported with a guess`() throws {
        let project = try Self.folder(
            "contrast: { waivers: [{ pair: txt on sufrace, mode: lihgt, reason: x }] }\n"
        )
        let outcome = try Program.run(["check"], in: project)
        #expect(
            outcome.output.hasPrefix(
                "themepreview.yml:1:23: warning: the waiver of 'txt on sufrace' in lihgt allows nothing"
            )
        )
        #expect(outcome.output.contains("help: did you mean 'text on surface' in light?"))
        #expect(
            !(try Program.run(["check", "--theme", "first"], in: project).output.contains("waiver"))
        )
    }

    @Test func `A waiver that one of the themes needs is not reported`() throws {
        let faint =
            "colors: { background: white, text: black, link: \"#bbb\", link-visited: black, primary: black }\n"
        let waivers =
            "[{ pair: link on background, reason: x }, { pair: link on surface, reason: x }]"
        let project = try Self.folder(
            "contrast: { waivers: \(waivers) }\n",
            ["themes/faint.yml": faint]
        )
        #expect(!(try Program.run(["check"], in: project).output.contains("allows nothing")))
        // The themes of an unreadable file are not known.
        try project.write("colors: [", to: "themes/faint.yml")
        #expect(!(try Program.run(["check"], in: project).output.contains("allows nothing")))
    }

    @Test(arguments: ["text", "concise", "github"])
    func `A finding names its theme where its place does not`(format: String) throws {
        let brand = "colors: { background: white, text: black, brand: black }\n"
        let css = "/* pair: lnk on surface as body */\n"
        let project = try Self.folder(
            "contrast: { pairs: [brand on background] }\n",
            ["themes/third.yml": brand, "templates/stage.css": css]
        )
        let lines = try Program.run(["check", "--format", format], in: project).output.split(
            separator: "\n"
        )
        let unknown = lines.filter { $0.contains("which is no colour of the theme") }
        // GitHub gets one annotation for several themes.
        #expect(unknown.count { $0.contains("'brand'") } == (format == "github" ? 1 : 2))
        #expect(unknown.count { $0.contains("'lnk'") } == (format == "github" ? 1 : 3))
        for theme in ["(first)", "(second)", "(third)"] {
            #expect(unknown.contains { $0.contains(theme) })
        }
        for line in unknown {
            #expect(
                line.contains("(first)") || line.contains("(second)") || line.contains("(third)")
            )
        }
        #expect(Set(unknown).count == unknown.count)
    }

    @Test func `A finding leaves its theme out where its file has the theme's name`() throws {
        let project = try Self.folder("", ["themes/My Theme.yml": Self.theme + "nmae: x\n"])
        let output = try Program.run(["check", "--format", "concise"], in: project).output
        #expect(
            output
                == "themes/My Theme.yml:2:1: error: 'nmae' is not a key of a theme [token/unknown-key]\n"
        )
    }

    @Test func `build --check counts the files of a missing site once`() throws {
        let outcome = try Program.run(["build", "--check"], in: try Self.folder(""))
        let lines = outcome.output.split(separator: "\n")
        let count = lines.count { $0.hasPrefix("stale: ") }
        #expect(
            lines.last
                == "site is stale in \(count) of \(count) files: run the same command without --check"
        )
    }

    @Test func `build --check reports a changed manifest`() throws {
        let project = try Self.folder("")
        #expect(try Program.run(["build"], in: project).status == 0)
        let manifest = #"{ "schema": 1, "files": ["index.html"] }"#
        try project.write(manifest, to: "site/build-manifest.json")
        let outcome = try Program.run(["build", "--check"], in: project)
        #expect(outcome.status == 1)
        #expect(outcome.output.hasPrefix("stale: build-manifest.json\nsite is stale in 1 of "))
    }

    @Test func `build --check cannot run where the manifest is damaged, as a build cannot`()
        throws
    {
        let project = try Self.folder("")
        #expect(try Program.run(["build"], in: project).status == 0)
        try project.write("{}", to: "site/build-manifest.json")
        for arguments in [["build", "--check"], ["build"]] {
            let outcome = try Program.run(arguments, in: project)
            #expect(outcome.status == 2)
            #expect(outcome.errors.contains("build-manifest.json' is damaged"))
        }
    }
}
