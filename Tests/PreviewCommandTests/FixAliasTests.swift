import Foundation
import TestSupport
import Testing

@Suite("'fix' of an alias")
struct FixAliasTests {
    @Test(
        "An alias gets the name of the next step in its file's own notation",
        arguments: [
            (
                "themes/a.yml",
                """
                palette: { gray: { 400: "#9ca3af", 500: "#6b7280", 600: "#4b5563" } }
                colors: { background: "#ffffff", text: "#111827", text-muted: "{palette.gray.400}" }
                """, "{palette.gray.400}", "{palette.gray.500}"
            ),
            (
                "themes/a.tokens.json",
                """
                { "color": { "$type": "color",
                  "gray": { "400": { "$value": "#9ca3af" }, "500": { "$value": "#6b7280" }, "600": { "$value": "#4b5563" } },
                  "background": { "$value": "#ffffff" }, "text": { "$value": "#111827" },
                  "text-muted": { "$value": "{color.gray.400}" } } }
                """, "{color.gray.400}", "{color.gray.500}"
            ),
            (
                "themes/b.tokens.json",
                """
                { "color": { "$type": "color",
                  "gray": { "400": { "$value": { "colorSpace": "srgb", "components": [0.61, 0.64, 0.69] } },
                    "500": { "$value": { "colorSpace": "srgb", "components": [0.42, 0.45, 0.5] } } },
                  "background": { "$value": "#ffffff" }, "text": { "$value": "#111827" },
                  "text-muted": { "$ref": "#/color/gray/400" } } }
                """, "#/color/gray/400", "#/color/gray/500"
            ),
            (
                "themes/c.tokens.json",
                """
                { "color": { "$type": "color",
                  "gray": { "400": { "$value": "#9ca3af" }, "500": { "$value": "#6b7280" }, "600": { "$value": "#4b5563" } },
                  "background": { "$value": "#ffffff" }, "text": { "$value": "#111827" },
                  "text-muted": { "$value": { "$ref": "#/color/gray/400/$value" } } } }
                """, "#/color/gray/400/$value", "#/color/gray/500/$value"
            ),
            (
                "themes/a.css",
                """
                :root {
                  --gray-400: #9ca3af; --gray-500: #6b7280; --gray-600: #4b5563;
                  --background: #ffffff; --text: #111827; --text-muted: var(--gray-400);
                }
                """, "var(--gray-400)", "var(--gray-500)"
            ),
        ]
    )
    func notation(_ path: String, _ text: String, _ old: String, _ new: String) throws {
        let project = try Program.folder([path: text])
        #expect(try Program.run("fix", "--write", in: project).status == 0)
        let written = try String(contentsOf: project.appending(path: path), encoding: .utf8)
        #expect(written == text.replacing(old, with: new))
        let second = try Program.run("fix", "--format", "json", in: project).json
        #expect((second["changes"] as? [Any])?.isEmpty == true)
    }

    @Test("'--prefer value' changes no alias")
    func prefer() throws {
        let project = try Program.folder([
            "themes/a.yml": """
            palette: { gray: { 400: "#9ca3af", 500: "#6b7280" } }
            colors: { background: "#ffffff", text: "#111827", text-muted: "{palette.gray.400}" }
            """
        ])
        func kinds(_ options: String...) throws -> [String?] {
            let json = try Program.run(["fix", "--format", "json"] + options, in: project).json
            return (json["changes"] as? [[String: Any]] ?? []).map { $0["kind"] as? String }
        }
        #expect(try kinds() == ["alias"])
        #expect(try kinds("--prefer", "value") == ["color"])
    }
}
