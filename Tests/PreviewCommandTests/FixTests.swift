import Foundation
import TestSupport
import Testing

@Suite("fix")
struct FixTests {
    private static let pale = """
        # A theme of the day.
        palette:
          ink: "#888888"   # too pale
          paper: white
        colors: { background: "{palette.paper}", text: "{palette.ink}" }

        """

    @Test func `fix shows the change of an alias's value as a diff, and writes nothing`()
        throws
    {
        let folder = try Program.folder(["themes/day.yml": Self.pale])
        let outcome = try Program.run("fix", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("--- a/themes/day.yml\n+++ b/themes/day.yml\n"))
        #expect(outcome.output.contains("-  ink: \"#888888\"   # too pale\n+  ink: \"#"))
        #expect(outcome.errors.contains("1 change in 1 file, 0 left"))
        #expect(try Self.text(folder) == Self.pale)
    }

    @Test func `fix --write changes the value alone, after which nothing is left to fix`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.pale])
        #expect(try Program.run("fix", "--write", in: folder).status == 0)
        let written = try Self.text(folder)
        let value = try #require(written.firstMatch(of: /#[0-9a-f]{6}/)).output
        #expect(written == Self.pale.replacing("#888888", with: value))
        #expect(value != "#888888")
        #expect(try Program.run("check", in: folder).status == 0)
        let again = try Program.run("fix", "--write", in: folder)
        #expect(again.status == 0 && again.errors.contains("nothing to fix"))
        #expect(try Self.text(folder) == written)
    }

    @Test func `fix says why there is no fix, with the best possible ratio`() throws {
        let folder = try Program.folder([
            "themes/day.yml": """
            palette: { mid: "#777777" }
            colors: { background: black, text: white, surface: "{palette.mid}", accent: "{palette.mid}" }

            """
        ])
        let outcome = try Program.run("fix", "--write", in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.errors.contains(
                "no colour for 'palette.mid' makes 'success on surface' reach 3: the best is 1.00:1"
            )
        )
    }

    @Test func `fix changes a base for all that extend it, in every mode`() throws {
        let folder = try Program.folder([
            "themes/base.yml": """
            palette: { ink: '#888' }
            colors: { background: white, text: '{palette.ink}' }
            modes: { grey: { colors: { background: '#ddd' } } }

            """,
            "themes/brand.yml": "extends: base\ncolors: { surface: '#ccc' }\n",
        ])
        #expect(try Program.run("fix", "--write", in: folder).status == 0)
        #expect(try Program.run("check", in: folder).status == 0)
        #expect(
            try String(contentsOf: folder.appending(path: "themes/brand.yml"), encoding: .utf8)
                .hasSuffix("'#ccc' }\n")
        )
    }

    @Test func `fix says how many themes a value changes when not all of them need it`() throws {
        func outcome(_ link: String) throws -> Program.Outcome {
            let folder = try Program.folder([
                "themes/base.yml": "colors: { background: white, text: black, link: '\(link)' }\n",
                "themes/mild.yml": "extends: base\n",
                "themes/strict.yml": "extends: base\ncontrast: { level: AAA }\n",
                "themes/own.yml": "extends: base\ncolors: { link: black }\n",
            ])
            return try Program.run("fix", in: folder)
        }
        let some = try outcome("#767676").errors
        #expect(
            some.contains(
                "themes/base.yml:1:49: a shared value: 'colors.link' changes 3 themes, and mends 1 of them"
            ),
            "\(some)"
        )
        let all = try outcome("#777777").errors
        #expect(
            all.contains(" fixed by 1 change in 1 file") && !all.contains("a shared value"),
            "\(all)"
        )
    }

    @Test func `fix changes a brand's own value before one that most brands share`() throws {
        var files = [
            "themes/base.yml":
                "colors: { background: white, surface: '#f1efe8', text: black, primary: '#0b5c86' }\n"
        ]
        for index in 1...9 {
            files["themes/b\(index).yml"] = "extends: base\ncolors: { primary: '#0b5c86' }\n"
        }
        files["themes/c.yml"] = "extends: base\ncolors: { primary: '#b45309' }\n"
        let outcome = try Program.run("fix", in: Program.folder(files))
        #expect(outcome.output.contains("+++ b/themes/c.yml"), "\(outcome)")
        #expect(!outcome.output.contains("base.yml"), "\(outcome)")
    }

    private static func text(_ folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: "themes/day.yml"), encoding: .utf8)
    }

    @Test(arguments: [">-\n    #fff", "white"])
    func `fix promises nothing for a value that it cannot write`(background: String) throws {
        // Values on lines of their own.
        let theme = "colors:\n  background: \(background)\n  text: >-\n    #999\n"
        let folder = try Program.folder(["themes/faint.yml": theme])
        let check = try Program.run("check", in: folder).output
        #expect(
            check.contains("error") && !check.contains("no value found")
                && !check.contains("fix' fixes")
        )
        let fix = try Program.run("fix", in: folder)
        #expect((fix.output + fix.errors).contains("in a notation that 'fix' does not write"))
    }
}
