import Foundation
import TestSupport
import Testing

@Suite("Metrics that nobody can read")
struct UnreadableMetricTests {
    private static let colors = "colors: { background: white, text: black }\n"

    @Test(arguments: [
        ("fonts: { styles: { body: { letterSpacing: -0.11em } } }", "font/tight-letters", "2:43"),
        ("fonts: { styles: { h1: { letterSpacing: -6px } } }", "font/tight-letters", "2:41"),
        ("fonts: { styles: { body: { lineHeight: 0.99 } } }", "font/tight-lines", "2:40"),
        ("layout: { measure: 19ch }", "layout/narrow-measure", "2:20"),
        ("layout: { measure: 9rem }", "layout/narrow-measure", "2:20"),
        ("layout: { border: 40px }", "layout/wide-border", "2:19"),
        ("components: { card: { borderWidth: 90px } }", "layout/wide-border", "2:36"),
        ("components: { switch: { borderWidth: 19px } }", "layout/wide-border", "2:38"),
    ])
    func `A metric that nobody can read is a warning at its place`(
        yaml: String,
        rule: String,
        place: String
    ) throws {
        let folder = try Program.folder(["themes/day.yml": Self.colors + yaml + "\n"])
        let outcome = try Program.run("check", "--format", "concise", in: folder)
        #expect(outcome.status == 0)
        #expect(
            outcome.output.contains("themes/day.yml:\(place): warning: "),
            "\(outcome.output)"
        )
        #expect(outcome.output.contains("[\(rule)]"), "\(outcome.output)")
        #expect(!outcome.output.contains("all passed"))
    }

    @Test(arguments: [
        "fonts: { styles: { body: { letterSpacing: -0.1em } } }",
        "fonts: { styles: { h1: { letterSpacing: -2px } } }",
        "fonts: { styles: { body: { lineHeight: 1 } } }",
        "layout: { measure: 20ch }", "layout: { measure: 10rem }", "layout: { measure: 90% }",
        "layout: { border: 24px }",
        "components: { card: { borderWidth: 12px }, switch: { borderWidth: 2px } }",
    ])
    func `A metric that can be read is no finding`(yaml: String) throws {
        let folder = try Program.folder(["themes/day.yml": Self.colors + yaml + "\n"])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.output.hasSuffix("\nall passed\n"), "\(outcome.output)")
    }

    @Test(arguments: [
        ("ours.css", ".card { color: #ccc }", "1:16", "'color' to '#ccc'"),
        ("ours.css", ".a {\n  /* red */ --t: silver; }", "2:18", "'--t' to 'silver'"),
        ("ours.css", "a:hover { border-left: 1px solid rgb(0 0 0) }", "1:34", "'rgb()'"),
        (
            "stage-page.css", ".x { background: color-mix(in srgb, var(--color-text), red) }",
            "1:18", "'color-mix()'"
        ),
        ("ours.css", ".a { background: url(a.png) red }", "1:29", "'red'"),
        ("footer.mustache", "<p style=\"color: gray\">Ours</p>", "1:18", "'gray'"),
        ("ours.css", ".a { color: var(--mine, #ccc) }", "1:25", "'color' to '#ccc'"),
        ("ours.css", ".a { color: var(--mine, var(--color-brand, silver)) }", "1:44", "'silver'"),
        ("ours.css", ".a { color: CanvasText }", "1:13", "'color' to 'CanvasText'"),
        ("ours.css", ".a { box-shadow: 0 0 0 2px red }", "1:28", "'box-shadow' to 'red'"),
        ("footer.mustache", "<svg><path fill=\"#eee\"/></svg>", "1:18", "'fill' to '#eee'"),
        ("footer.mustache", "<svg><path stroke=red /></svg>", "1:19", "'stroke' to 'red'"),
        ("footer.mustache", "<table bgcolor=\"eeeeee\"></table>", "1:17", "'bgcolor'"),
        ("footer.mustache", "<font color='gray'>Ours</font>", "1:14", "'color' to 'gray'"),
        (
            "footer.mustache", "<svg><style>\n.a { fill: gold }</style></svg>", "2:12",
            "'fill' to 'gold'"
        ),
    ])
    func `A template with a colour of its own is unchecked`(
        name: String,
        text: String,
        place: String,
        words: String
    ) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.colors, "templates/\(name)": text + "\n",
        ])
        let outcome = try Program.run("check", "--require-coverage", in: folder)
        #expect(outcome.status == 1)
        #expect(
            outcome.output.contains("templates/\(name):\(place): warning: the template sets "),
            "\(outcome.output)"
        )
        #expect(outcome.output.contains(words), "\(outcome.output)")
        #expect(outcome.output.contains("unjudged colours in 1 template"))
    }

    @Test(arguments: [
        ".card { color: var(--color-text, #ccc); border-color: currentColor; gap: 1px }",
        "@media (forced-colors: active) { .card { border-color: CanvasText } }",
        ".card { color: var(--acme-color-text-muted, #ccc); background: var(--card-background, red) }",
        ".card { color: var(--frame-text, #333); box-shadow: 0 0 2px var(--color-border) }",
        ".card { background: transparent } #facade { margin: 0 } a[href='#fff'] { gap: 0 }",
        ".card { background: url(red.png) } .red { content: 'red' }",
    ])
    func `A template whose colours are the theme's is checked`(css: String) throws {
        let folder = try Program.folder([
            "themes/day.yml": Self.colors, "templates/ours.css": css + "\n",
        ])
        let outcome = try Program.run("check", in: folder)
        #expect(outcome.output.hasSuffix("\nall passed\n"), "\(outcome.output)")
    }

    @Test func `The built-in templates written out have no colour of their own`() throws {
        let folder = try Program.folder(["themes/day.yml": Self.colors])
        _ = try Program.run("init", "--templates", in: folder)
        let sheet = folder.appending(path: "templates/stage.css")
        #expect(try String(contentsOf: sheet, encoding: .utf8).contains("color"))
        let outcome = try Program.run("check", in: folder)
        #expect(!outcome.output.contains("template/own-color"), "\(outcome.output)")
    }
}
