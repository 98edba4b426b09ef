import Findings
import SourceText
import TestSupport
import Testing

@testable import ProjectChecks

@Suite("Undefined custom properties")
struct UndefinedPropertyTests {
    private func findings(_ files: [String: String]) async throws -> [Finding] {
        var files = files
        files["themes/day.yml"] = files["themes/day.yml"] ?? TestProject.theme
        return try await TestProject(files).checked().report.findings.filter {
            $0.rule == .undefinedProperty
        }
    }

    private func places(_ files: [String: String]) async throws -> [String] {
        try await findings(files).map { $0.location?.description ?? "" }
    }

    @Test(
        "An unknown property in a theme's CSS is located in the theme's file",
        arguments: [
            ("css: \"a { color: var(--color-x) }\"", "2:18"),
            ("css: 'a { color:var(--color-x) }'", "2:17"),
            ("css: |\n  a {\n    color: var(--color-x)\n  }", "4:12"),
            ("css: |2\n\n    a { color: var(--color-x) }", "4:16"),
            ("css: >\n  a { color: red }\n  b { color: var(--color-x) }", "3"),
            ("css: \"a { color:\\n  var(--color-x) }\"", "2:6"),
        ]
    )
    func ownCSS(css: String, place: String) async throws {
        #expect(
            try await places(["themes/day.yml": TestProject.theme + css + "\n"]) == [
                "themes/day.yml:\(place)"
            ]
        )
    }

    @Test("An unknown property in a project's template or style sheet is a finding")
    func templates() async throws {
        let files = [
            "templates/stage.css": "a { color: var(--color-x) }",
            "templates/ours.css": "\n b { color: var(--color-x) }",
            "templates/page.mustache":
                "<p style=\"color: var(--color-x); margin: var(--space-{{themeID}})\">{{{body}}}</p>",
            "templates/icon.svg": "<svg fill='var(--color-x)'/>",
        ]
        #expect(
            try await places(files) == [
                "templates/ours.css:2:13", "templates/page.mustache:1:18",
                "templates/stage.css:1:12",
            ]
        )
        let setters = [
            "templates/set.css": ":root { --color-x: red }",
            "templates/set.js": "a.setProperty('--color-x')",
        ]
        for (name, text) in setters {
            #expect(try await places(files.merging([name: text]) { $1 }) == [])
        }
    }

    @Test("An unknown property is found in pages' raw HTML, never in words and code")
    func pages() async throws {
        let page = """
            ---
            title: Page
            ---
            # Use `var(--color-x)`

            ```css
            a { color: var(--color-x) }
            ```

            Some <b style="color: var(--color-x)">words</b>
              and <i style="color: var(--color-x)">more</i>.

            > <div>
            >   <p style="color: var(--color-x)">quoted</p>
            > </div>
            """
        #expect(try await places(["docs/page.md": page]) == [])
        let allowed = ["docs/page.md": page, "themepreview.yml": "markdown: { rawHTML: true }\n"]
        #expect(
            try await places(allowed) == [
                "docs/page.md:10:23", "docs/page.md:11:24", "docs/page.md:14:22",
            ]
        )
    }

    @Test("A property that some themes lack is a finding that names them")
    func themes() async throws {
        let files = [
            "themes/day.yml": "colors: { background: white, text: black, brand: navy }\n",
            "themes/night.yml": TestProject.theme,
            "templates/ours.css": "a { color: var(--color-brand) }",
        ]
        let found = try await findings(files)
        #expect(found.map(\.theme) == ["night"])
        #expect(found.first?.severity == .error)
        let message = "'--color-brand' is used here, and the theme 'night' has no role 'brand'"
        #expect(found.first?.message == message)
    }

    @Test("A property's prefix comes from the configuration, and the stage has none")
    func prefix() async throws {
        let files = [
            "themepreview.yml": "css: { prefix: acme }\n",
            "templates/stage.css":
                "a { color: var(--color-text); --gap: 1px; margin: var(--gap); top: var(--color-x) }",
            "templates/ours.css":
                "a { color: var(--acme-color-text); left: var(--acme-color-x); right: var(--color-text) }",
        ]
        #expect(
            try await places(files) == [
                "templates/ours.css:1:42", "templates/ours.css:1:70", "templates/stage.css:1:68",
            ]
        )
    }
}
