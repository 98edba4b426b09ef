import Foundation
import TestSupport
import Testing

@Suite("diff")
struct DiffTests {
    private static let good = "colors: { background: white, text: black }\n"
    private static let faint = "colors: { background: white, text: black, text-muted: \"#999\" }\n"

    @Test func `diff of two folders lists new failures, and exits with status 1`() throws {
        let folder = try Program.folder([
            "a/themes/day.yml": Self.good, "b/themes/day.yml": Self.faint,
        ])
        let there = try Program.run("diff", "a", "b", in: folder)
        #expect(there.status == 1)
        #expect(
            there.output.contains(
                "newly failing  text-muted on background: 21.00:1 → 2.84:1, needs 4.5"
            )
        )
        #expect(
            there.output.contains("token          colors.text-muted: #000000 → #999999, ΔE OK 0.68")
        )
        #expect(there.errors.isEmpty)
        let back = try Program.run("diff", "b", "a", in: folder)
        #expect(back.status == 0)
        #expect(back.output.hasSuffix("nothing newly fails\n"))
        let same = try Program.run("diff", "a", "./a/", in: folder)
        #expect(same.status == 0 && same.output == "no differences\n")
    }

    @Test func `diff compares folders of theme files without a project`() throws {
        let folder = try Program.folder([
            "a/day.yml": Self.good, "b/more/day.yml": Self.good, "b/night.yml": Self.faint,
            "b/readme.md": "x",
        ])
        let outcome = try Program.run("diff", "a", "b", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("night (added)"))
        #expect(!outcome.output.contains("day"))
    }

    @Test func `diff judges each side by its own configuration, waivers and baseline`() throws {
        let waiver =
            "contrast: { waivers: [ { pair: text-muted on background, theme: day, reason: old }, "
            + "{ pair: text-muted on surface, theme: day, reason: old }, "
            + "{ pair: border-strong on background, theme: day, reason: old }, "
            + "{ pair: border-strong on surface, theme: day, reason: old } ] }\n"
        let folder = try Program.folder([
            "good/themes/day.yml": Self.good, "faint/themes/day.yml": Self.faint,
            "waived/themes/day.yml": Self.faint, "waived/themepreview.yml": waiver,
            "known/themes/day.yml": Self.faint,
            "known/themepreview.yml": "contrast: { baseline: known.json }\n",
            "strict/themes/day.yml": Self.good,
            "strict/themepreview.yml": "contrast: { level: AAA }\n",
        ])
        let update = [
            "check", "--project", "known", "--update-baseline", "--accept-new", "--quiet",
        ]
        #expect(try Program.run(update, in: folder).status == 0)
        #expect(try Program.run("diff", "good", "faint", in: folder).status == 1)
        for allowed in ["waived", "known"] {
            let outcome = try Program.run("diff", "good", allowed, in: folder)
            #expect(outcome.status == 0, "\(outcome.output)")
            #expect(outcome.output.contains("newly allowed"))
            #expect(try Program.run("diff", allowed, "faint", in: folder).status == 1)
        }
        #expect(try Program.run("diff", "known", "waived", in: folder).output == "no differences\n")
        let strict = try Program.run("diff", "good", "strict", in: folder)
        #expect(strict.status == 0 && strict.output.contains("contrast.level: AA → AAA"))
    }

    @Test func `diff writes JSON and Markdown to the file that --output names`() throws {
        let folder = try Program.folder(["a/day.yml": Self.good, "b/day.yml": Self.faint])
        let json = try Program.run("diff", "a", "b", "--format", "json", in: folder)
        #expect(json.status == 1)
        #expect(json.json["schema"] as? Int == 1 && json.json["newlyFails"] as? Bool == true)
        let theme = try #require((json.json["themes"] as? [[String: Any]])?.first)
        #expect(theme["id"] as? String == "day" && theme["status"] as? String == "changed")
        #expect((theme["pairs"] as? [[String: Any]])?.first?["kind"] as? String == "newlyFailing")
        let file = try Program.run("diff", "a", "b", "-f", "markdown", "-o", "diff.md", in: folder)
        #expect(file.status == 1 && file.output.isEmpty && file.errors.contains("diff.md"))
        let text = try String(contentsOf: folder.appending(path: "diff.md"), encoding: .utf8)
        #expect(text.hasPrefix("<!-- themepreview diff -->\n"))
        #expect(
            !text.contains(folder.lastPathComponent)
                && !(json.output).contains(folder.lastPathComponent)
        )
    }

    @Test func `diff is limited to the themes that are asked for`() throws {
        let folder = try Program.folder([
            "a/day.yml": Self.good, "a/old.yml": Self.good, "b/day.yml": Self.good,
            "b/new.yml": Self.faint,
        ])
        #expect(try Program.run("diff", "a", "b", in: folder).status == 1)
        #expect(
            try Program.run("diff", "a", "b", "--theme", "day", in: folder).output
                == "no differences\n"
        )
        #expect(
            try Program.run("diff", "a", "b", "--theme", "old", in: folder).output.contains(
                "old (removed)"
            )
        )
        let unknown = try Program.run("diff", "a", "b", "--theme", "dya", in: folder)
        #expect(unknown.status == 2 && unknown.errors.contains("did you mean 'day'?"))
    }

    @Test func `diff counts a file that no longer gives a theme as a failure`() throws {
        let folder = try Program.folder(["a/day.yml": Self.good, "b/day.yml": "colors: [\n"])
        let outcome = try Program.run("diff", "a", "b", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("day (its file gives no theme any more)"))
        #expect(try Program.run("diff", "b", "a", in: folder).status == 0)
    }

    @Test(arguments: [
        ["diff", "a", "nowhere"], ["diff", "nowhere", "a"], ["diff", "./nowhere", "a"],
        ["diff", "a", "empty"],
        ["diff", "a", "wrong"], ["diff", "a", "--project", "nowhere"], ["diff", "a", "a/day.yml"],
        ["diff", "a", "b", "--output", "a/day.yml/x.txt"], ["diff", "a", "--", "-x"],
    ])
    func `diff that cannot be made exits with status 2, and says why`(arguments: [String]) throws {
        let folder = try Program.folder([
            "a/day.yml": Self.good, "b/day.yml": Self.good, "empty/readme.txt": "",
            "wrong/themepreview.yml": "a: [\n",
        ])
        let outcome = try Program.run(arguments, in: folder)
        #expect(outcome.status == 2)
        #expect(outcome.output.isEmpty && outcome.errors.contains("error:"))
    }

    @Test func `diff with wrong arguments exits with status 64`() throws {
        for arguments in [
            ["diff"], ["diff", "a", "b", "c"], ["diff", "-x"], ["diff", "a", "--format", "sarif"],
        ] {
            #expect(try Program.run(arguments).status == 64, "\(arguments)")
        }
    }
}
