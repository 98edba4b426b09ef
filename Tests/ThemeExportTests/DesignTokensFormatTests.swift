import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("A theme as design tokens")
struct DesignTokensFormatTests {
    private static func object(_ value: Any?) throws -> [String: Any] {
        try #require(value as? [String: Any])
    }

    private static func file(_ files: [String: String], _ name: String) throws -> [String: Any] {
        try object(JSONSerialization.jsonObject(with: Data(#require(files[name]).utf8)))
    }

    private static func token(_ file: [String: Any], _ path: String) throws -> [String: Any] {
        try path.split(separator: ".").reduce(file) { try object($0[String($1)]) }
    }

    @Test func `Design tokens are a whole file, one of changes a mode, and a resolver`() throws {
        let files = try Exports.files(
            DesignTokensFormat.self,
            Exports.themes(["harbor": Exports.pair])
        )
        #expect(
            files.keys.sorted() == [
                "harbor.dark.tokens.json", "harbor.high-contrast.tokens.json",
                "harbor.resolver.json",
                "harbor.tokens.json",
            ]
        )
        let base = try Self.file(files, "harbor.tokens.json")
        #expect(try Self.token(base, "colors.text")["$value"] as? String == "{palette.ink}")
        let red = try Self.object(Self.token(base, "palette.vivid")["$value"])
        #expect(
            red["colorSpace"] as? String == "display-p3"
                && red["components"] as? [Double] == [1, 0, 0]
        )
        let border = try Self.object(Self.token(base, "colors.border")["$value"])
        let alpha = try #require(border["alpha"] as? Double)
        #expect(border["hex"] as? String == "#0ea5e9" && abs(alpha - 0.502) < 1e-3)
        let radius = try Self.object(Self.token(base, "layout.radius.md")["$value"])
        #expect(radius["value"] as? Int == 6 && radius["unit"] as? String == "px")
        let dark = try Self.file(files, "harbor.dark.tokens.json")
        #expect(dark["palette"] == nil && dark["layout"] == nil)
        #expect(try Self.token(dark, "colors.background")["$value"] as? String == "{palette.ink}")
        let resolver = try Self.file(files, "harbor.resolver.json")
        #expect(resolver["version"] as? String == "2025.10")
        let mode = try Self.token(resolver, "modifiers.mode")
        #expect(mode["default"] as? String == "light")
        #expect(
            try Self.object(mode["contexts"]).keys.sorted() == ["dark", "high-contrast", "light"]
        )
    }

    @Test func `Design tokens of one mode are one file`() throws {
        let theme = try Exports.themes(["one": "colors: { background: white, text: black }"])
        #expect(
            try Exports.files(DesignTokensFormat.self, theme).keys.sorted() == ["one.tokens.json"]
        )
    }

    @Test func `A node that is token and group is written as a root`() throws {
        let theme = try Exports.theme(name: "Roots") { document in
            let black = document.appearance[.text].map { Located($0) }
            document.appearance.palette["sky"] = black
            document.appearance.palette["sky.500"] = black
            document.appearance.colors["primary"] = Located(
                ColorExpression(.reference("palette.sky"))
            )
        }
        let file = try Self.file(
            Exports.files(DesignTokensFormat.self, [theme]),
            "sample.tokens.json"
        )
        #expect(try Self.token(file, "palette.sky.$root")["$type"] as? String == "color")
        #expect(try Self.token(file, "palette.sky.500")["$type"] as? String == "color")
        // The schema has no `$root` between braces.
        #expect(
            try Self.token(file, "colors.primary")["$ref"] as? String
                == "#/palette/sky/$root/$value"
        )
        #expect(try Self.token(file, "colors.primary")["$value"] == nil)
    }

    @Test func `Design tokens say which colours are derived, and which values lack a unit`() throws
    {
        let theme = try Exports.themes([
            "one": "colors: { background: white, text: black }\nlayout: { measure: 60ch }"
        ])
        let file = try Self.file(Exports.files(DesignTokensFormat.self, theme), "one.tokens.json")
        #expect(
            try Self.token(file, "colors.heading.$extensions.themepreview")["derived"] as? Bool
                == true
        )
        #expect(try Self.token(file, "colors.text")["$extensions"] == nil)
        #expect(
            try Self.token(file, "$extensions.themepreview.layout")["measure"] as? String == "60ch"
        )
    }

    @Test func `Design tokens keep hue, missing components and percentages`() throws {
        let colors = "hsl: hsl(none 50% 25%)\n  ok: oklch(0.7 0.1 200)"
        let text = "palette:\n  \(colors)\ncolors: { background: white, text: black }"
        let theme = try Exports.themes(["one": text])
        let file = try Self.file(Exports.files(DesignTokensFormat.self, theme), "one.tokens.json")
        let hsl = try #require(
            try Self.object(Self.token(file, "palette.hsl")["$value"])["components"] as? [Any]
        )
        #expect(hsl[0] as? String == "none" && hsl[1] as? Int == 50 && hsl[2] as? Int == 25)
        let oklch = try Self.object(Self.token(file, "palette.ok")["$value"])
        #expect(oklch["components"] as? [Double] == [0.7, 0.1, 200])
    }
}
