import Findings
import ForeignFormats
import Foundation
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("Notes of design tokens")
struct TokenNoteTests {
    private static let text = ##"""
        {
          "$description": "Brand \"one\" </script>",
          "$extensions": { "com.example.file": { "version": 3, "list": [1.5, true, null, "x"] } },
          "color": {
            "$type": "color", "$description": "All colours",
            "sky": {
              "$extensions": { "com.example.group": { "order": ["500", "700"] } },
              "500": { "$value": "#0ea5e9", "$description": "Sky", "$extensions": { "com.example.token": { "id": "S:1" } } },
              "700": { "$value": "#0369a1", "$deprecated": "use 500" }
            },
            "text": { "$value": "#111111", "$deprecated": true, "muted": { "$value": "#445566" },
                      "$extensions": { "org.other": "yes", "themepreview": { "derived": false } } },
            "background": { "$value": "#ffffff" }
          },
          "brand": { "$extensions": { "com.example.empty": 1 }, "shadow": { "$type": "duration", "$value": "1s" } }
        }
        """##

    private static func export(_ text: String) throws -> String {
        let read = ThemeReader.read(Data(text.utf8), file: "a.tokens.json")
        let document = try #require(read.documents.first, "\(read.findings)")
        let theme = try #require(ExportedTheme.resolving(document).theme)
        return try #require(DesignTokensFormat.files(for: [theme], ExportOptions()).first).text
    }

    private static func value(_ text: String, _ path: [String]) throws -> Any {
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try path.reduce(root) { try #require(($0 as? [String: Any])?[$1], "\(path)") }
    }

    private static func json(_ value: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
        return String(
            decoding: try JSONSerialization.data(withJSONObject: value, options: options),
            as: UTF8.self
        )
    }

    @Test func `Notes of design tokens come out of an export unchanged`() throws {
        let out = try Self.export(Self.text)
        func same(_ old: [String], _ new: [String]) throws {
            #expect(try Self.json(Self.value(Self.text, old)) == Self.json(Self.value(out, new)))
        }
        try same(["$description"], ["$description"])
        try same(["$extensions", "com.example.file"], ["$extensions", "com.example.file"])
        try same(["color", "$description"], ["palette", "$description"])
        try same(["color", "sky", "$extensions"], ["palette", "sky", "$extensions"])
        for key in ["$description", "$extensions"] {
            try same(["color", "sky", "500", key], ["palette", "sky", "500", key])
        }
        try same(["color", "sky", "700", "$deprecated"], ["palette", "sky", "700", "$deprecated"])
        try same(["color", "text", "$deprecated"], ["colors", "text", "$deprecated"])
        try same(
            ["color", "text", "$extensions", "org.other"],
            ["colors", "text", "$extensions", "org.other"]
        )
        try same(
            ["brand", "$extensions"],
            ["$extensions", "themepreview", "groups", "brand", "$extensions"]
        )
        #expect(try Self.export(out) == out)
    }

    @Test func `A note of design tokens refers to tokens where the export has them`() throws {
        let text = ##"""
            { "color": { "$type": "color", "page": { "$value": "#ffffff" }, "text": { "$value": "#333333" },
                "ink": { "$value": "#222222", "$extensions": {
                    "com.example": ["{color.page}", "#/color/text/$value", "color.page", "{color.none}"],
                    "com.facet.a11y": { "on": "color.page", "ratio": 7 } } } } }
            """##
        let out = try Self.export(text)
        let kept = try Self.json(Self.value(out, ["palette", "ink", "$extensions", "com.example"]))
        #expect(
            kept == ##"["{palette.page}","#\/colors\/text\/$value","color.page","{color.none}"]"##
        )
        let pairs = ThemeReader.read(Data(out.utf8), file: "a.tokens.json").documents.first?
            .contrast.pairs
        #expect(
            pairs?.map(\.value) == [RequiredPair(PairName("ink", on: "page", use: .text), ratio: 7)]
        )
    }

    /// The files of an export, by name.
    private static func exported(_ source: ThemeSource) throws -> [String: String] {
        let read = ThemeReader.read(source)
        let themes = try read.documents.map {
            try #require(ExportedTheme.resolving($0).theme, "\(read.findings)")
        }
        let files = DesignTokensFormat.files(for: themes, ExportOptions())
        return Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.text) })
    }

    private static func bytes(_ files: [String: String]) -> [String: Data] {
        files.mapValues { Data($0.utf8) }
    }

    @Test
    func `A note is kept for each mode of a resolver, and removed where a mode has none`()
        throws
    {
        let resolver = """
            { "name": "Brand", "version": "2025.10", "resolutionOrder": [
                { "sources": [{ "$ref": "base.json" }] },
                { "type": "modifier", "name": "mode", "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] } } ] }
            """
        func note(_ text: String) -> String { ##""$extensions": { "com.example": "\##(text)" }"## }
        let base = ##"""
            { "color": { "$type": "color", \##(note("all")),
                "background": { "$value": "#ffffff", \##(note("paper")) }, "text": { "$value": "#111111", \##(note("ink")) },
                "same": { "$value": "#445566", \##(note("light")) }, "kept": { "$value": "#778899", \##(note("kept")) } } }
            """##
        let dark = ##"""
            { "$description": "At night", "color": { "$type": "color", "$extensions": { "com.example": ["{color.same}"] },
                "background": { "$value": "#000000", "$description": "Night", "$extensions": {
                    "com.example": { "on": "{color.kept}", "to": "#/color/text/$value" }, "org.other": 1 } },
                "text": { "$value": "#eeeeee" }, "same": { "$value": "#445566", \##(note("dark")) } } }
            """##
        let out = try Self.exported(
            ThemeSource(
                "brand.resolver.json",
                Data(resolver.utf8),
                others: Self.bytes(["base.json": base, "dark.json": dark])
            )
        )
        let first = try #require(out["brand.tokens.json"])
        let second = try #require(out["brand.dark.tokens.json"])
        func json(_ text: String, _ path: String...) throws -> String {
            try Self.json(Self.value(text, path))
        }
        #expect(
            try json(first, "colors", "background", "$extensions", "com.example") == #""paper""#
        )
        #expect(
            try json(second, "colors", "background", "$extensions")
                == ##"{"com.example":{"on":"{palette.kept}","to":"#\/colors\/text\/$value"},"org.other":1}"##
        )
        #expect(try json(second, "colors", "background", "$description") == #""Night""#)
        #expect(try json(second, "palette", "same", "$extensions") == #"{"com.example":"dark"}"#)
        #expect(
            try json(second, "palette", "$extensions") == #"{"com.example":["{palette.same}"]}"#
        )
        #expect(try json(second, "$description") == #""At night""#)
        func keys(_ path: String...) throws -> [String] {
            try #require(Self.value(second, path) as? [String: Any]).keys.sorted()
        }
        #expect(try keys("colors", "text") == ["$type", "$value"])
        #expect(try keys("palette") == ["$extensions", "same"])
        let name = "brand.resolver.json"
        let again = try Self.exported(
            ThemeSource(name, Data(try #require(out[name]).utf8), others: Self.bytes(out))
        )
        #expect(again == out)
    }

    @Test func `Notes are kept for files of one mode each, and for a resolver's themes`() throws {
        func file(_ mode: String, _ color: String) -> String {
            ##"""
            { "$extensions": { "com.figma.modeName": "\##(mode)" }, "text": { "$type": "color", "$value": "#777777" },
              "background": { "$type": "color", "$value": "\##(color)", "$extensions": { "id": "\##(mode)" } } }
            """##
        }
        let light = file("Light", "#ffffff")
        let dark = file("Dark", "#000000")
        let out = try Self.exported(
            ThemeSource(
                "b/Light.tokens.json",
                Data(light.utf8),
                kind: .together("modes"),
                others: Self.bytes(["b/Dark.tokens.json": dark])
            )
        )
        #expect(out.keys.sorted() == ["b.dark.tokens.json", "b.resolver.json", "b.tokens.json"])
        for (name, mode) in [("b.tokens.json", "Light"), ("b.dark.tokens.json", "Dark")] {
            let text = try #require(out[name])
            #expect(try Self.value(text, ["$extensions", "com.figma.modeName"]) as? String == mode)
            #expect(
                try Self.value(text, ["colors", "background", "$extensions", "id"]) as? String
                    == mode
            )
        }
        let resolver = ##"""
            { "resolutionOrder": [ { "type": "modifier", "name": "brand", "contexts": {
                "sea": [\##(light)], "sand": [\##(light), \##(dark)] } } ] }
            """##
        let themes = try Self.exported(ThemeSource("x.resolver.json", Data(resolver.utf8)))
        let sand = try #require(
            themes["x-sand.tokens.json"] ?? themes["sand.tokens.json"],
            "\(themes.keys)"
        )
        #expect(
            try Self.value(sand, ["colors", "background", "$extensions", "id"]) as? String == "Dark"
        )
    }

    @Test func `Notes beyond a limit of size are dropped with a note that says so`() throws {
        let long = String(repeating: "x", count: 200 << 10)
        let tokens = ["a", "b"].map {
            ##""\##($0)": { "$type": "color", "$value": "#123456", "$extensions": { "e": "\##(long)" } }"##
        }
        let text = "{ \(tokens.joined(separator: ", ")) }"
        let findings = ThemeReader.read(Data(text.utf8), file: "a.tokens.json").findings
        #expect(findings.map(\.message).contains("the notes of 'b' are not kept for an export"))
        let out = try Self.export(text)
        #expect(out.utf8.count < 300 << 10)
        _ = try Self.value(out, ["palette", "a", "$extensions", "e"])
    }
}
