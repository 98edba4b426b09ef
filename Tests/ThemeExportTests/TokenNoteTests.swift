import Findings
import Foundation
import Testing
import ThemeFormats
import ThemeModel

@testable import ThemeExport

@Suite("What design tokens say beside their values")
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
        return try #require(DesignTokensFormat(ExportOptions()).files(for: [theme]).first).text
    }

    private static func value(_ text: String, _ path: [String]) throws -> Any {
        let root = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try path.reduce(root) { try #require(($0 as? [String: Any])?[$1], "\(path)") }
    }

    private static func json(_ value: Any) throws -> String {
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed]
        return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
    }

    @Test func `comes out of an export as it went in`() throws {
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
        try same(["color", "text", "$extensions", "org.other"], ["colors", "text", "$extensions", "org.other"])
        try same(["brand", "$extensions"], ["$extensions", "themepreview", "groups", "brand", "$extensions"])
        #expect(try Self.export(out) == out)
    }

    @Test func `refers to the tokens where the export has them`() throws {
        let text = ##"""
            { "color": { "$type": "color", "page": { "$value": "#ffffff" }, "text": { "$value": "#333333" },
                "ink": { "$value": "#222222", "$extensions": {
                    "com.example": ["{color.page}", "#/color/text/$value", "color.page", "{color.none}"],
                    "com.facet.a11y": { "on": "color.page", "ratio": 7 } } } } }
            """##
        let out = try Self.export(text)
        let kept = try Self.json(Self.value(out, ["palette", "ink", "$extensions", "com.example"]))
        #expect(kept == ##"["{palette.page}","#\/colors\/text\/$value","color.page","{color.none}"]"##)
        let pairs = ThemeReader.read(Data(out.utf8), file: "a.tokens.json").documents.first?.contrast.pairs
        #expect(pairs?.map(\.value) == [RequiredPair(PairName("ink", on: "page", use: .text), ratio: 7)])
    }

    @Test func `is kept up to a limit, beyond which a note says so`() throws {
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
