import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ThemeExport

@Suite("A theme as resources of another program")
struct ResourceFormatTests {
    private static func object(_ text: String?) throws -> [String: Any] {
        let bytes = Data(try #require(text).utf8)
        return try #require(JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    }

    private static func theme() throws -> ExportedTheme {
        try Exports.themes(["harbor": Exports.pair])[0]
    }

    @Test func `A theme becomes an item of a shadcn registry`() throws {
        let item = try Self.object(Exports.files(ShadcnFormat.self, [Self.theme()])["harbor.json"])
        #expect(item["type"] as? String == "registry:theme" && item["name"] as? String == "harbor")
        let values = try #require(item["cssVars"] as? [String: [String: String]])
        #expect(
            values["light"]?["foreground"] == "#0b1f3a"
                && values["dark"]?["foreground"] == "#ffffff"
        )
        #expect(["light", "theme", "dark"].map { values[$0]?["radius"] } == ["6px", nil, nil])
        #expect(values["theme"]?["font-sans"] == "\"Inter\", sans-serif")
    }

    @Test func `A theme becomes an asset catalog with four appearances and two gamuts`() throws {
        let text =
            Exports.pair
            + "\n  dark-contrast: { scheme: dark, contrast: more, colors: { text: white } }"
        let files = try Exports.files(AssetCatalogFormat.self, Exports.themes(["harbor": text]))
        func colors(_ name: String) throws -> [[String: Any]] {
            let file = try Self.object(files["harbor.xcassets/\(name).colorset/Contents.json"])
            return try #require(file["colors"] as? [[String: Any]])
        }
        let plain = try colors("text")
        #expect(
            plain.count == 4 && plain[0]["appearances"] == nil && plain[0]["display-gamut"] == nil
        )
        let appearances = try plain.dropFirst().map { color in
            try #require(color["appearances"] as? [[String: String]]).map { $0["value"] ?? "" }
        }
        #expect(Set(appearances) == [["dark"], ["high"], ["dark", "high"]])
        let wide = try colors("primary")
        #expect(wide.count == 8)
        #expect(
            wide.compactMap { $0["display-gamut"] as? String }.filter { $0 == "display-P3" }.count
                == 4
        )
        let color = try #require(wide[1]["color"] as? [String: Any])
        #expect(color["color-space"] as? String == "display-p3")
        #expect((color["components"] as? [String: String])?["red"] == "1")
        #expect(files["harbor.xcassets/Contents.json"] != nil)
        #expect(files["harbor.xcassets/palette-sky-500.colorset/Contents.json"] != nil)
    }

    @Test func `An asset catalog of one scheme has a single entry a colour`() throws {
        let night = try Exports.themes(["night": "colors: { background: black, text: white }"])
        let files = try Exports.files(AssetCatalogFormat.self, night)
        let text = try Self.object(files["night.xcassets/text.colorset/Contents.json"])
        #expect((text["colors"] as? [Any])?.count == 1)
        let android = try Exports.files(AndroidFormat.self, night)
        #expect(android.keys.sorted() == ["values/theme_colors.xml"])
    }

    @Test func `Android resources have values for day and night`() throws {
        let files = try Exports.files(AndroidFormat.self, [Self.theme()])
        #expect(
            files.keys.sorted() == ["values-night/theme_colors.xml", "values/theme_colors.xml"]
        )
        let day = try #require(files["values/theme_colors.xml"])
        #expect(day.contains("<color name=\"palette_sky_500\">#0ea5e9</color>"))
        #expect(day.contains("<color name=\"border\">#800ea5e9</color>"))
        #expect(try #require(files["values-night/theme_colors.xml"]).contains("\"text\">#ffffff<"))
    }

    @Test func `Android resources of several themes have a folder each`() throws {
        let text = "colors: { background: black, text: white }"
        let files = try Exports.files(AndroidFormat.self, Exports.themes(["a": text, "b": text]))
        #expect(files.keys.sorted() == ["a/values/theme_colors.xml", "b/values/theme_colors.xml"])
    }

    @Test func `Android resources define by day what only the night names`() throws {
        let text = """
            colors: { background: white, text: black }
            modes: { dark: { colors: { background: black, text: white, glow: "#123456" } } }
            """
        let files = try Exports.files(AndroidFormat.self, Exports.themes(["lamp": text]))
        #expect(try #require(files["values/theme_colors.xml"]).contains("\"glow\">#123456<"))
        #expect(try #require(files["values/theme_colors.xml"]).contains("\"text\">#000000<"))
    }

    @Test func `Android resources have no names that are words of Java`() throws {
        let text =
            "colors: { background: black, text: white, DEFAULT: red, new: red, Class: red, classes: red }"
        let files = try Exports.files(AndroidFormat.self, Exports.themes(["words": text]))
        let names = try #require(files["values/theme_colors.xml"]).matches(of: #/name="([^"]*)"/#)
            .map { String($0.1) }
        #expect(Set(names).isSuperset(of: ["_default", "_new", "_class", "classes"]))
        #expect(Set(names).isDisjoint(with: ["default", "new", "class"]))
    }

    @Test func `Every colour in resources has its own name`() throws {
        let theme = try Exports.theme(name: "Cases") { document in
            let black = document.appearance[.text].map { Located($0) }
            for name in ["a-b", "a_b", "A-b", "9"] { document.appearance.colors[name] = black }
        }
        let xml = try #require(
            Exports.files(AndroidFormat.self, [theme])["values/theme_colors.xml"]
        )
        let names = xml.matches(of: #/name="([^"]*)"/#).map { String($0.1) }
        #expect(Set(names).count == names.count)
        #expect(
            names.contains("a_b") && names.contains("a_b_2") && names.contains("a_b_3")
                && names.contains("_9")
        )
        #expect(try Exports.files(AssetCatalogFormat.self, [theme]).count == names.count + 1)
    }

    @Test func `Hostile names do not reach resources`() throws {
        let theme = try Exports.hostile()
        for (name, text) in try Exports.files(AndroidFormat.self, [theme]) {
            #expect(!text.contains("script") && !text.contains("<i>") && !name.contains(".."))
        }
        for (name, text) in try Exports.files(AssetCatalogFormat.self, [theme]) {
            #expect(!name.contains("<") && !name.contains("\""))
            _ = try Self.object(text)
        }
        let item = try Self.object(Exports.files(ShadcnFormat.self, [theme])["sample.json"])
        #expect(item["title"] as? String == theme.theme.name)
    }
}
