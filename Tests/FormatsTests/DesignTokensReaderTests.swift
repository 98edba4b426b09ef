import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A file of design tokens")
struct DesignTokensReaderTests {
    @Test func `Design tokens become roles by their names, and a palette of the rest`() throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "$type": "color",
                "ink": { "$value": { "colorSpace": "oklch", "components": [0.25, 0.05, 250], "hex": "#0b1f3a" } },
                "sky": { "$root": { "$value": "#0ea5e9" }, "7 00": { "$value": { "$ref": "#/color/ink/$value" } } },
                "background": { "default": { "$value": "#ffffff" } },
                "text": { "$value": "{color.ink}", "muted": { "$value": "{color.sky.$root}" } } },
              "copy": { "$type": "color", "$extends": "{color.sky}" },
              "layout": { "radius": { "md": { "$type": "dimension", "$value": { "value": 6, "unit": "px" } } } } }
            """##
        )
        #expect(findings.map(\.message) == ["'color.text' is a token and a group"])
        let mode = try #require(document?.resolve().theme).defaultMode
        #expect(document?.format == "dtcg")
        #expect(mode.palette.names == ["ink", "sky", "sky.7-00", "copy", "copy.7-00"])
        #expect(mode.palette["ink"]?.color.css == "oklch(0.25 0.05 250)")
        #expect(
            mode[.text]?.alias?.path == "palette.ink"
                && mode[.textMuted]?.alias?.path == "palette.sky"
        )
        #expect(mode[.background]?.display.css == "#ffffff")
        #expect(mode.palette["sky.7-00"]?.display == mode.palette["ink"]?.display)
        #expect(mode.layout["radius.md"]?.css == "6px")
    }

    @Test(arguments: [
        ("color-mix(in srgb, {color.ink} 50%, {color.paper})", "#808080"),
        ("color-mix(in srgb, #000 50%, white)", "#808080"),
        ("rgb(from {color.ink} r g b / 50%)", "rgba(0, 0, 0, 0.5)"),
    ])
    func `A function of CSS as a token's value is computed from its aliases`(
        value: String,
        expected: String
    ) throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "$type": "color", "ink": { "$value": "#000000" }, "paper": { "$value": "#ffffff" },
              "wash": { "$value": "\##(value)" }, "selected": { "$value": "{color.wash}" } } }
            """##
        )
        #expect(findings.isEmpty)
        let palette = try #require(document?.resolve().theme).defaultMode.palette
        #expect(palette["wash"]?.display.css == expected)
        #expect(palette["selected"]?.display.css == expected)
    }

    @Test(arguments: [
        ("color-mix(in srgb, {color.none} 50%, white)", RuleID.unknownReference),
        ("color-mix(in srgb, {color.ink} 50%)", .invalidColor),
        ("darken({color.ink}, 10%)", .invalidColor),
    ])
    func `A function that has no value is a finding, and its colour unknown`(
        value: String,
        rule: RuleID
    ) throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "$type": "color", "ink": { "$value": "#000000" }, "wash": { "$value": "\##(value)" } } }
            """##
        )
        let resolution = try #require(document?.resolve())
        #expect((findings + resolution.findings).map(\.rule) == [rule])
        #expect(resolution.theme?.defaultMode.palette["wash"] == nil)
    }

    @Test(arguments: [
        (
            ##""colorSpace": "cmyk", "components": [0, 0, 0, 1], "alpha": 0.2, "hex": "#000000""##,
            0.2
        ),
        (##""components": [0, 0], "alpha": 0, "hex": "#000000""##, 0),
        (##""colorSpace": "cmyk", "hex": "#000000""##, 1),
        (##""colorSpace": "cmyk", "alpha": 1, "hex": "#00000080""##, 128.0 / 255),
        (##""colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.2, "hex": "#000000""##, 0.2),
        (##""colorSpace": "cmyk", "alpha": "faint", "hex": "#000000""##, nil),
        (##""colorSpace": "cmyk", "alpha": 20, "hex": "#000000""##, nil),
        (##""colorSpace": "cmyk", "alpha": null, "hex": "#000000""##, nil),
    ])
    func `A token of an unknown colour space has its hex digits with its alpha`(
        members: String,
        alpha: Double?
    ) throws {
        let (document, findings) = SampleTheme.document(
            "{ \"a\": { \"$type\": \"color\", \"$value\": { \(members) } } }"
        )
        let color = try #require(document?.appearance.palette["a"]).value
        let invalid = findings.filter { $0.rule == .invalidColor }
        guard let alpha else {
            #expect(color.source == .unreadable)
            #expect(invalid.count == 1 && invalid[0].message.hasPrefix("'a': "))
            return
        }
        #expect(invalid == [])
        guard case .literal(let read) = color.source else {
            Issue.record("no colour is read")
            return
        }
        #expect(read.alpha == alpha)
    }

    @Test(arguments: [
        ("hsl", ["120", "none", "50"], "hsl(120 none 50% / 1)"),
        ("hwb", ["none", "10", "20"], "hwb(none 10% 20% / 1)"),
        ("oklch", ["0.5", "0.1", "none"], "oklch(0.5 0.1 none / 1)"),
        ("display-p3", ["1", "none", "0"], "color(display-p3 1 none 0 / 1)"),
    ])
    func `A missing component of a token is no share of anything`(
        space: String,
        components: [String],
        css: String
    ) {
        #expect(ColorObject.css(in: space, components, alpha: "1") == css)
    }

    @Test func `Design tokens without roles are unknown, and never pass`() {
        let (document, _) = SampleTheme.document(##"{"a":{"$type":"color","$value":"#123456"}}"##)
        #expect(document?.appearance.palette.names == ["a"])
        let (theme, findings) = document?.resolve() ?? (nil, [])
        #expect(findings.filter { $0.rule == .missingRole && $0.severity == .warning }.count == 2)
        let mode = theme?.defaultMode
        #expect(
            mode?[.background]?.origin == .substituted
                && mode?[Role.primary.on]?.origin == .substituted
        )
        #expect(
            mode?.color(named: "a") == mode?.palette["a"] && mode?.color(named: "palette.a") != nil
        )
    }

    @Test func `Dimensions of design tokens get a theme's names, and others are counted`() throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "text": { "$type": "color", "$value": "#000000" },
              "space": { "$type": "dimension", "md": { "$value": { "value": 16, "unit": "px" } } },
              "radius": { "$type": "dimension", "md": { "$value": { "value": 4, "unit": "px" } } },
              "size": { "$type": "dimension", "icon": { "$value": { "value": 20, "unit": "px" } } },
              "weight": { "$type": "fontWeight", "bold": { "$value": 700 } } }
            """##
        )
        #expect(document?.appearance.layout.names == ["spacing.md", "radius.md"])
        #expect(
            findings.map(\.message) == [
                "tokens that a theme has no place for are left out: dimension (1), fontWeight (1)"
            ]
        )
    }

    @Test func `A design token that refers to nothing or in a circle is named`() {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "$type": "color", "a": { "$value": "{color.b}" }, "b": { "$value": "{color.a}" },
                "c": { "$value": "{color.none}" }, "d": { "$value": "so blue" } },
              "g": { "$extends": "{h}" }, "h": { "$extends": "{g}" }, "i": { "$extends": "{nowhere}" } }
            """##
        )
        #expect(document != nil)
        #expect(findings.filter { $0.rule == .unknownReference }.count == 2)
        let circles = findings.filter { $0.rule == .aliasCycle }.map(\.message)
        #expect(circles.contains("aliases lead in a circle: color.a → color.b → color.a"))
        #expect(!circles.contains { $0.contains("color.c") })
        #expect(findings.contains { $0.rule == .invalidColor && $0.severity == .error })
    }

    @Test func `Groups of design tokens that extend each other stay within bounds`() {
        let groups = (0..<40).map { index in
            let children = (index + 1..<40).map { ##""x\##($0)": { "$extends": "{g\##($0)}" }"## }
            return
                ##""g\##(index)": { "t": { "$value": "#000" }\##(children.map { ", " + $0 }.joined()) }"##
        }
        let (document, findings) = SampleTheme.document(
            "{ \"$type\": \"color\", \(groups.joined(separator: ", ")) }"
        )
        #expect(document != nil)
        #expect(findings.contains { $0.rule == .unreadableFile || $0.rule == .aliasCycle })
    }

    /// Looked for one by one, these take minutes.
    @Test(
        arguments: [
            { (index: Int) in ##""a\##(index)": { "$extends": "{z}" }"## },
            { (index: Int) in
                ##""a\##(index)": { "$type": "number", "$ref": "#/z/x/\##(index)/$value" }"##
            },
            { (index: Int) in
                ##""a\##(index)": { "$type": "number", "$ref": "#/z/big/$value/m\##(index)" }"##
            },
        ] as [@Sendable (Int) -> String]
    )
    func `Thousands of references to one long group are read within seconds`(
        line: @Sendable (Int) -> String
    ) {
        let lines = (0..<6_000).map(line).joined(separator: ",\n")
        let members = (0..<30_000).map { "\"m\($0)\": 1" }.joined(separator: ",")
        let (document, findings) = SampleTheme.document(
            ##"{ "y": { "$type": "color", "$value": "#000" }, \##(lines), "z": { "big": { "$type": "color", "$value": { \##(members) } } } }"##
        )
        #expect(document != nil && findings.count < 10)
        #expect(findings.contains { $0.message == "'z.big' has a value of more than 1000 members" })
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `Every file of design tokens of the corpus is read`() throws {
        let names = [
            "figma-sds/color", "shopify-polaris/colors", "apple-hig/color/light",
            "apple-hig/color/dark",
            "apple-hig/color/light_ax", "apple-hig/color/dark_ax",
        ]
        for name in names {
            let file = Repository.corpora.appending(path: "dtcg/\(name).tokens.json")
            let (documents, findings) = ThemeReader.read(
                try Data(contentsOf: file),
                file: name + ".tokens.json"
            )
            #expect(
                findings.filter { $0.severity == .error }.isEmpty,
                "\(name): \(findings.map(\.message))"
            )
            #expect(try #require(documents.first).appearance.palette.count > 10, "\(name)")
        }
    }
}
