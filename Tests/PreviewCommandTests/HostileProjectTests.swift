import Foundation
import TestSupport
import Testing

@Suite("A project from elsewhere")
struct HostileProjectTests {
    private static let good = "colors: { background: white, text: black }\n"

    @Test func `A manifest never makes a build delete a foreign file`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.good])
        #expect(try Program.run("build", in: folder).status == 0)
        let own = [
            "themes/day/.htaccess", "themes/day/.\u{320}hidden", ".env", ".git/HEAD", "precious.c",
            "src/main.c",
        ]
        for path in own { try folder.write("mine", to: "site/\(path)") }
        let manifest = folder.appending(path: "site/build-manifest.json")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        let listed = own.map { "\"\($0)\"," }.joined()
        try Data(text.replacing("\"files\": [", with: "\"files\": [\(listed)").utf8).write(
            to: manifest
        )
        for options in [[], ["--clean"]] {
            #expect(try Program.run(["build"] + options, in: folder).status == 0)
            for path in own {
                #expect(Repository.exists(folder.appending(path: "site/\(path)")), "\(path)")
            }
        }
    }

    @Test(arguments: [".", "themes", "docs", "./docs/.."])
    func `A project is not written over by its site`(output: String) throws {
        let folder = try Program.folder([
            "themepreview.yml": "title: Shop\n", "themes/day.yml": Self.good, "docs/a.md": "# A\n",
        ])
        for verb in [["build"], ["build", "--clean"]] {
            let outcome = try Program.run(verb + ["--output", output], in: folder)
            #expect(outcome.status == 2)
            #expect(outcome.errors.hasPrefix("error: refusing to write to '"), "\(outcome.errors)")
        }
        #expect(
            try String(contentsOf: folder.appending(path: "themes/day.yml"), encoding: .utf8)
                == Self.good
        )
    }

    @Test func `A project without pages may have its site in docs`() throws {
        let folder = try Program.folder([
            "themepreview.yml": "output: docs\n", "themes/day.yml": Self.good,
        ])
        #expect(try Program.run("build", in: folder).status == 0)
        let again = try Program.run("build", in: folder)
        #expect(again.status == 0 && again.output.contains(" 0 written,"), "\(again.output)")
        #expect(try Program.run("build", "--check", in: folder).status == 0)
    }

    @Test(arguments: [["build"], ["build", "--check"]])
    func `A page that grows too large is refused, and so is half a site`(verb: [String]) throws {
        let lists = [
            "pages", "modes", "styles", "roleGroups", "roles", "matrices", "groups", "rows",
            "cells",
        ]
        let text = String(repeating: "x", count: 10_000)
        let template = lists.map { "{{#\($0)}}" } + [text] + lists.reversed().map { "{{/\($0)}}" }
        let folder = try Program.folder([
            "themes/day.yml": Self.good, "docs/a.md": "# A\n",
            "templates/theme.mustache": "\n" + template.joined(),
        ])
        let outcome = try Program.run(verb, in: folder)
        #expect(outcome.status == 1, "\(outcome.errors)")
        let place = "templates/theme.mustache:2:"
        #expect(
            outcome.output.contains(place) && outcome.output.contains("the page is too large"),
            "\(outcome.output)"
        )
        #expect(!Repository.exists(folder.appending(path: "site/index.html")))
        try folder.write("{{title}}", to: "templates/theme.mustache")
        #expect(try Program.run("build", in: folder).status == 0)
    }

    @Test func `An empty output folder is refused`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.good])
        for arguments in [["build", "-o", ""], ["build", "--check", "-o", ""]] {
            let outcome = try Program.run(arguments, in: folder)
            #expect(outcome.status == 64 && outcome.errors.contains("--output is empty"))
        }
    }

    @Test(arguments: ["themepreview.yaml", "themepreview.json"])
    func `A configuration under a name that is not read is refused`(name: String) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.good, name: "contrast: { level: AAA }\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 2)
        #expect(
            outcome.errors
                == "error: '\(name)' is not read\n  help: rename it to themepreview.yml\n"
        )
    }

    @Test func `A pipe as configuration or theme does not pass, and does not hang`()
        throws
    {
        let folder = try Program.folder(["themes/day.yml": Self.good])
        func pipe(_ path: String) {
            mkfifo(folder.appending(path: path).path(percentEncoded: false), 0o600)
        }
        pipe("themes/night.yml")
        let theme = try Program.run("check", in: folder)
        #expect(theme.status == 1)
        #expect(
            theme.output.contains("themes/night.yml: error: it is not a regular file"),
            "\(theme.output)"
        )
        pipe("themepreview.yml")
        let configuration = try Program.run("check", in: folder)
        #expect(configuration.status == 2)
        #expect(
            configuration.errors.contains(
                "cannot read 'themepreview.yml': it is not a regular file"
            )
        )
    }

    @Test func `Two files whose names differ in the encoding of an accent are both refused`()
        throws
    {
        let folder = try Program.folder([
            "themes/day.yml": Self.good, "docs/a.md": "![x](\u{E9}.svg)\n",
        ])
        // Not by a dictionary: Swift takes the two names for one.
        for name in ["\u{E9}", "e\u{301}"] {
            try folder.write(Self.good, to: "themes/\(name).yml")
            try folder.write("<svg/>", to: "docs/\(name).svg")
        }
        let outcome = try Program.run("check", "--format", "concise", in: folder)
        #expect(outcome.status == 1)
        let lines = outcome.output.split(separator: "\n")
        #expect(
            lines.count {
                $0.contains("two files have this name") && $0.contains("theme/unreadable-file")
            } == 1
        )
        #expect(try !Program.run("list", in: folder).output.contains("\u{E9}"))
        #expect(lines.contains { $0.hasPrefix("docs/a.md:1:") }, "\(outcome.output)")
    }

    @Test(.enabled(if: Seeds.isLongRun, "the long run reads five million values"))
    func `Many themes that extend a large base stay within the memory's limit`() throws {
        var files = [
            "themes/base.yml": "palette: {"
                + (0..<50_000).map { "c\($0): red" }.joined(separator: ",") + "}\n"
        ]
        for number in 0..<100 { files["themes/t\(number).yml"] = "extends: base\n" + Self.good }
        let outcome = try Program.run("check", in: try Program.folder(files))
        #expect(outcome.status == 2)
        #expect(
            outcome.errors.hasPrefix("error: the themes have more than 1500000 values together")
        )
    }

    @Test(arguments: [
        ("expires:", "expected"), ("expires: soon", "'expires' is"),
        ("expires: 2020-01-01", "expired"),
    ])
    func `A waiver with a wrong or past date does not apply`(expires: String, words: String) throws
    {
        let waiver = "{ pair: text on background, reason: x, \(expires) }"
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: '#999' }\n",
            "themepreview.yml": "contrast: { waivers: [\(waiver)] }\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status != 0)
    }

    @Test(arguments: ["\u{200B}", "\u{2060}", "\u{3164}", "\u{FEFF}", " \u{AD} "])
    func `A waiver with an invisible reason is refused`(reason: String) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.good
                + "contrast: { waivers: [{ pair: text on background, reason: \"\(reason)\" }] }\n"
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(
            outcome.status == 1 && outcome.output.contains("this waiver has no reason"),
            "\(outcome.output)"
        )
    }

    @Test(arguments: ["0", "-1", "null"])
    func `A baseline with ratios that cannot be measured is refused`(measured: String) throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: '#999' }\n"
        ])
        #expect(
            try Program.run(
                "check",
                "--baseline",
                "known.json",
                "--update-baseline",
                "--accept-new",
                in: folder
            ).status == 0
        )
        let file = folder.appending(path: "known.json")
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(try Program.run("check", "--baseline", "known.json", in: folder).status == 0)
        let changed = text.replacing(/"measured": ?[0-9.]+/, with: "\"measured\":\(measured)")
        #expect(changed != text)
        try Data(changed.utf8).write(to: file)
        #expect(try Program.run("check", "--baseline", "known.json", in: folder).status != 0)
    }

    @Test func `A baseline of equal colours is kept`() throws {
        let equal = "colors: { background: white, text: black, success: '#060', danger: '#060' }\n"
        let folder = try Program.folder([
            "themes/day.yml": equal + "contrast: { distinct: [[success, danger]] }\n"
        ])
        let baseline = ["check", "--baseline", "known.json"]
        #expect(try Program.run("check", in: folder).output.contains("distinct"))
        #expect(
            try Program.run(baseline + ["--update-baseline", "--accept-new"], in: folder).status
                == 0
        )
        #expect(try Program.run(baseline, in: folder).status == 0)
    }
}
