import Foundation
import TestSupport
import Testing

@Suite("The edges of a gate")
struct GateEdgeTests {
    private static let clear = "colors: { background: white, text: black }\n"
    private static let small = clear + "fonts: { styles: { caption: { size: 10px } } }\n"

    private func text(of file: String, in folder: URL) throws -> String {
        try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }

    @Test(arguments: [
        ("{ font/small-text: error, font: warning }", 0),
        ("{ font: warning, font/small-text: error }", 0),
        ("{ font/small-text: warning, font: error }", 1),
        ("{ font: warning }", 1),
        ("{ font: error }", 0),
    ])
    func `The threshold of a rule comes before that of its family`(
        failOn: String,
        status: Int32
    ) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.small,
            "themepreview.yml": "contrast: { failOn: \(failOn) }\n",
        ])
        #expect(try Program.run("check", in: folder).status == status, "\(failOn)")
    }

    @Test func `A check of one theme keeps the rows of what only all themes tell`() throws {
        let folder = try Program.folder([
            "themes/day.yml": "colors: { background: white, text: black, brand: navy }\n",
            "themes/dusk.yml": Self.clear,
            "docs/index.md": "[a](nowhere.md)\n",
            "templates/ours.css": ".card { color: var(--color-brand); }\n",
            "themepreview.yml": "contrast: { baseline: known.json }\n",
        ])
        _ = try Program.run("check", "--update-baseline", "--accept-new", in: folder)
        let known = try text(of: "known.json", in: folder)
        #expect(known.contains("undefined-property") && known.contains("broken-link"))
        let one = try Program.run("check", "--theme", "day", in: folder)
        #expect(one.status == 0 && !one.output.contains("stale"), "\(one.output)")
        _ = try Program.run("check", "--theme", "day", "--update-baseline", in: folder)
        #expect(try text(of: "known.json", in: folder) == known)
    }

    @Test func `A check of one theme reports rows about no theme that are gone`() throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.clear, "themes/dusk.yml": Self.small,
            "docs/index.md": "[a](nowhere.md)\n",
            "themepreview.yml": "contrast: { baseline: known.json }\n",
        ])
        _ = try Program.run("check", "--update-baseline", "--accept-new", in: folder)
        try folder.write("# Start\n", to: "docs/index.md")
        let one = try Program.run("check", "--theme", "day", in: folder)
        #expect(one.output.contains("1 row of the baseline stale"), "\(one.output)")
        _ = try Program.run("check", "--theme", "day", "--update-baseline", in: folder)
        let known = try text(of: "known.json", in: folder)
        #expect(!known.contains("broken-link") && known.contains("small-text"))
    }
}

@Suite("A difference in what is judged")
struct AcceptedDifferenceTests {
    private static let theme = """
        colors: { background: white, text: black, link: '#767676', success: '#777777', danger: '#787878' }

        """

    private func difference(
        _ old: String,
        _ new: String,
        _ options: String...,
        theme: (old: String, new: String) = (Self.theme, Self.theme)
    ) throws -> Program.Outcome {
        let folder = try Program.folder([
            "old/themes/day.yml": theme.old, "old/themepreview.yml": old + "\n",
            "new/themes/day.yml": theme.new, "new/themepreview.yml": new + "\n",
        ])
        return try Program.run(["diff", "old", "new"] + options, in: folder)
    }

    private static let ways = [
        (
            "contrast: { pairs: [{ pair: link on surface, use: exempt, reason: x }] }",
            "link on surface (exempt): 4.54:1 → 4.54:1, needs nothing, was 4.5"
        ),
        (
            "contrast: { pairs: [{ pair: link on surface, ratio: 1, reason: x }] }",
            "link on surface: 4.54:1 → 4.54:1, needs 1, was 4.5"
        ),
        (
            "contrast: { profiles: { few: { extends: default, uses: [nonText] } }, "
                + "families: [{ themes: [day], profile: few }] }",
            "link on surface: 4.54:1, needs 4.5, left out by the profile"
        ),
    ]

    @Test(arguments: ways)
    func `A pair that is no longer judged is told in every report`(
        configuration: String,
        words: String
    ) throws {
        let text = try difference("title: Old", configuration, "--verbose")
        #expect(text.status == 0, "\(text.errors)")
        #expect(text.output.contains("no longer judged  \(words)\n"), "\(text.output)")
        #expect(text.output.contains(" no longer judged"))
        let markdown = try difference("title: Old", configuration, "--format", "markdown")
        #expect(markdown.output.contains("| no longer judged"), "\(markdown.output)")
        let json = try difference("title: Old", configuration, "--format", "json")
        #expect(json.output.contains("\"kind\":\"noLongerJudged\""), "\(json.output)")
        // The way back is no failure, and nothing passes for judged that was not.
        let back = try difference(configuration, "title: New", "--verbose")
        #expect(back.status == 0 && !back.output.contains("no longer judged"), "\(back.output)")
    }

    @Test func `A failure that becomes a note is no longer judged`() throws {
        let pale = "colors: { background: white, text: '#999999' }\n"
        let outcome = try difference(
            "title: Old",
            "rules: { contrast/low-contrast: note }",
            "--verbose",
            theme: (pale, pale)
        )
        #expect(outcome.output.contains("no longer judged  text on background: 2.84:1"))
    }

    @Test func `A finding whose waiver is taken away newly fails, and one that gets it does not`()
        throws
    {
        let distinct = "contrast: { failOn: warning, distinct: [[success, danger]]"
        let waiver = "{ pair: success on danger, rule: color/indistinct-pair, reason: x }"
        let judged = "\(distinct) }"
        let waived = "\(distinct), waivers: [\(waiver)] }"
        let lost = try difference(waived, judged)
        #expect(lost.status == 1, "\(lost.output)")
        #expect(lost.output.contains("[color/indistinct-pair]"))
        let won = try difference(judged, waived)
        #expect(won.status == 0)
        #expect(won.output.contains("newly allowed"), "\(won.output)")
        #expect(!won.output.contains("gone "), "\(won.output)")
        #expect(try difference(waived, waived).output == "no differences\n")
    }

    @Test func `A finding of a rule that is switched off is newly allowed`() throws {
        let small = Self.theme + "fonts: { styles: { caption: { size: 10px } } }\n"
        let off = "rules: { font/small-text: off }"
        let outcome = try difference("title: Old", off, theme: (small, small))
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("newly allowed"), "\(outcome.output)")
        #expect(outcome.output.contains("[font/small-text]"))
    }
}
