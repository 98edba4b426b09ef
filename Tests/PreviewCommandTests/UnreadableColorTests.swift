import Foundation
import TestSupport
import Testing

@Suite("A check of colours that cannot be read")
struct UnreadableColorTests {
    @Test(arguments: [
        (
            "a.css", ":root { --background: #fff; --text: #111; --text-muted: #ccccc }",
            "themes/a.css:1:57: error: '--text-muted': a hex colour has 3, 4, 6 or 8 digits, not 5"
        ),
        (
            "a.css", ":root {\n  --background: hls(0 0% 100%);\n  --foreground: #111;\n}",
            "themes/a.css:2:17: error: '--background': 'hls()' is not a colour function"
        ),
        (
            "a.css", ":root { --background: #fff; --text: var(--ink); --ink: #12345 }",
            "themes/a.css:1:56: error: '--ink': a hex colour has 3, 4, 6 or 8 digits, not 5"
        ),
        (
            "a.json",
            ##"{ "colors": { "editor.background": "#101010", "editor.foreground": "#eee" }, "tokenColors": "##
                + ##"[ { "scope": "comment", "settings": { "foreground": "#50505" } } ] }"##,
            "error: 'scope comment': a hex colour has 3, 4, 6 or 8 digits, not 5"
        ),
        (
            "a.toml",
            "'ui.background' = { bg = '#101010' }\n'ui.text' = '#eee'\ncomment = '#D94B43B'\n",
            "themes/a.toml:3:12: error: 'comment': a hex colour has 3 or 6 digits, not 7"
        ),
    ])
    func `A colour that nobody can read fails a check, and its line says why`(
        file: String,
        text: String,
        message: String
    ) throws {
        let folder = try Program.folder(["themes/\(file)": text])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains(message), "\(outcome.output)")
        #expect(!outcome.output.contains("all passed"))
    }

    @Test func `A colour of the system fails a check, since its pairs are unknown`() throws {
        let folder = try Program.folder([
            "themes/app/res/values/colors.xml": """
            <resources><color name="background">#fff</color><color name="text">#111</color>
            <color name="primary">?attr/colorPrimary</color></resources>
            """
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1 && outcome.output.contains(" unknown"), "\(outcome.output)")
    }

    @Test func `What a sheet imports is read, wherever it lies in the project`() throws {
        let folder = try Program.folder([
            "themes/a.css":
                "@import '../vendor/base.css';\n:root { --background: #fff; --text: #111 }",
            "vendor/base.css": ":root { --link: #ccc }",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("vendor/base.css:1:17: error: 'colors.link' #ccc: 'link' on"),
            "\(outcome.output)"
        )
    }

    @Test func `A verbose check names each place that a finding stands for`() throws {
        let colors = (0..<16).map { "color\($0) #a0a0a0\n" }.joined()
        let folder = try Program.folder([
            "themes/a.conf": "background #101010\nforeground #eeeeee\n\(colors)"
                + "page_color #111111\nmargin_color #222222\n"
        ])
        let brief = try Program.run("check", in: folder).output
        #expect(!brief.contains("margin_color"))
        let long = try Program.run("check", "--verbose", in: folder).output
        #expect(long.contains("note: 2 colours of the file are in no theme"))
        #expect(long.contains("  also themes/a.conf:20:14: 'margin_color'"), "\(long)")
    }
}
