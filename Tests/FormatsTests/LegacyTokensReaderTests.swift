import ColorScience
import Findings
import ForeignFormats
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@Suite("A file of design tokens without '$'")
struct LegacyTokensReaderTests {
    private static let spectrum =
        ##""blue-900": { "sets": { "light": { "value": "#0265dc" }, "dark": { "value": "#78bbfa" } } }"##
    private static let aliases = ##""accent-color": { "value": "{blue-900}", "uuid": "5bdd" }"##

    @Test
    func `A token file of aliases alone says which colours it lacks, and is read with those`() {
        let alone = ThemeReader.read(Data("{ \(Self.aliases) }".utf8), file: "semantic.json")
        #expect(
            alone.documents.isEmpty
                && alone.findings.map(\.message) == [
                    "the file has aliases such as '{blue-900}', and no colour: what they lead to is in another file"
                ]
        )
        #expect(alone.findings.first?.location?.column == 30)
        let joined = ThemeReader.read(
            Data("{ \(Self.spectrum), \(Self.aliases) }".utf8),
            file: "all.json"
        )
        #expect(
            joined.documents.first?.appearance.palette["accent-color"] != nil,
            "\(joined.findings)"
        )
    }

    @Test(arguments: [
        ("rgba({gray.9}, 0.3)", "rgba(17, 17, 17, 0.3)"), ("darken({gray.9}, 10%)", nil),
        ("lighten(#111111, 70%)", nil),
    ])
    func `A function of colours is a colour without a type, and none is derived in its place`(
        value: String,
        color: String?
    ) throws {
        let text = ##"""
            { "gray": { "0": { "value": "#ffffff" }, "9": { "value": "#111111" } },
              "background": { "value": "{gray.0}" }, "text": { "value": "{gray.9}" },
              "link": { "value": "\##(value)" }, "space": { "value": "calc({gray.9} * 2)" } }
            """##
        let read = ThemeReader.read(Data(text.utf8), file: "all.json")
        let mode = try #require(read.documents.first?.resolve().theme).defaultMode
        let link = try #require(mode[.link])
        #expect((link.isKnown ? link.display.css : nil) == color, "\(read.findings)")
        #expect(mode.color(named: "space") == nil)
    }

    @Test func `A token with the name of a role and a text for a colour is not derived`() throws {
        let text = ##"""
            { "gray": { "$type": "color", "0": { "$value": "#ffffff" }, "9": { "$value": "#111111" } },
              "background": { "$type": "color", "$value": "{gray.0}" },
              "text": { "$type": "color", "$value": "{gray.9}" }, "link": { "$value": "rgba({gray.9}, 0.3)" } }
            """##
        let read = ThemeReader.read(Data(text.utf8), file: "a.tokens.json")
        let mode = try #require(read.documents.first?.resolve().theme).defaultMode
        #expect(mode[.link]?.isKnown == false, "\(read.findings)")
    }

    @Test func `Style Dictionary references may have spaces in their braces`() throws {
        let text = ##"""
            { "color": { "ink": { "value": "#111111" }, "page": { "value": "#ffffff" } },
              "text": { "value": "{ color.ink }" }, "background": { "value": "{color.page }" } }
            """##
        let read = ThemeReader.read(Data(text.utf8), file: "all.json")
        #expect(read.findings.filter { $0.severity == .error }.isEmpty, "\(read.findings)")
        let theme = try #require(read.documents.first?.resolve().theme)
        #expect(theme.defaultMode[.text]?.display.css == "#111111")
        #expect(theme.defaultMode[.background]?.display.css == "#ffffff")
    }

    @Test
    func `Style Dictionary references may end with 'value', and colours need no type`()
        throws
    {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "background": { "value": "#ffffff", "comment": "paper" },
                "gray": { "dark": { "value": "hsl(0, 0%, 7%)" } },
                "text": { "value": "{color.gray.dark.value}" } },
              "size": { "font": { "small": { "value": "12px", "type": "dimension" } } } }
            """##
        )
        #expect(findings.map(\.severity) == [.note], "the size of a font has no place in a theme")
        let mode = try #require(document?.resolve().theme).defaultMode
        #expect(document?.format == "dtcg")
        #expect(
            mode[.background]?.display.css == "#ffffff" && mode[.text]?.display.css == "#121212"
        )
        #expect(mode[.text]?.alias?.path == "palette.gray.dark")
    }

    @Test func `Style Dictionary names a wrong colour and an alias that leads nowhere`() {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "color": { "background": { "value": "#ffffff" }, "text": { "value": "#000000" },
                "ink": { "value": "#12345" }, "link": { "value": "{color.gone.value}" } } }
            """##
        )
        #expect(document?.resolve().findings.isEmpty ?? false)
        #expect(
            findings.map(\.message).sorted() == [
                "'color.ink': a hex colour has 3, 4, 6 or 8 digits, not 5",
                "'color.link' refers to no token of this file",
            ]
        )
        #expect(
            findings.first { $0.rule == .unknownReference }?.help
                == "give the token 'color.gone' a value"
        )
    }

    @Test func `Tokens Studio references may begin with a dollar`() throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "gray": { "900": { "value": "#111827", "type": "color" } }, "text": { "value": "$gray.900", "type": "color" },
              "background": { "value": "#ffffff", "type": "color" } }
            """##
        )
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        #expect(document?.appearance.colors["text"]?.value.source == .reference("palette.gray.900"))
    }

    private static let sets = ##"""
        "base": { "white": { "value": "#ffffff", "type": "color" }, "black": { "value": "#000000", "type": "color" } },
        "light": { "background": { "value": "{white}", "type": "color" }, "text": { "value": "{black}", "type": "color" } },
        "dark": { "background": { "value": "{black}", "type": "color" }, "text": { "value": "{white}", "type": "color" } },
        "ocean": { "primary": { "value": "#0055aa", "type": "color" } },
        "rose": { "primary": { "value": "#aa0055", "type": "color" } }
        """##

    @Test func `Tokens Studio sets become modes by their names`() throws {
        let order = ##""$metadata": { "tokenSetOrder": ["base", "light", "dark"] }"##
        let (document, findings) = SampleTheme.document("{ \(Self.sets), \(order) }")
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        #expect(theme.modes.map { $0[.primary]?.display.css } == ["#aa0055", "#aa0055"])
    }

    @Test func `Tokens Studio sets become modes by a part of their paths`() throws {
        let sets = Self.sets.replacing("\"light\"", with: "\"core/light\"").replacing(
            "\"dark\"",
            with: "\"core/dark\""
        )
        let more =
            ##""brand/dark": { "primary": { "value": "#00aa00", "type": "color" } }, "$themes": []"##
        let (document, findings) = SampleTheme.document("{ \(sets), \(more) }")
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#000000", "#ffffff"])
        #expect(theme.modes.map { $0[.primary]?.display.css } == ["#aa0055", "#00aa00"])
    }

    @Test func `Tokens Studio files have the themes and modes that they list`() throws {
        func theme(_ name: String, _ group: String, _ sets: [String]) -> String {
            let chosen = sets.map { "\"\($0)\": \"enabled\"" } + ["\"gone\": \"enabled\""]
            return
                ##"{ "name": "\##(name)", "group": "\##(group)", "selectedTokenSets": { \##(chosen.joined(separator: ", ")) } }"##
        }
        let themes = [
            theme("Ocean", "brand", ["base", "ocean"]), theme("Rose", "brand", ["base", "rose"]),
            theme("Light", "mode", ["light"]), theme("Dark", "mode", ["dark"]),
        ]
        let text = "{ \(Self.sets), \"$themes\": [\(themes.joined(separator: ","))] }"
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "themes/brand.json")
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        #expect(documents.map(\.name) == ["Ocean", "Rose"])
        let primaries = documents.compactMap {
            $0.resolve().theme?.defaultMode[.primary]?.display.css
        }
        #expect(primaries == ["#0055aa", "#aa0055"])
        #expect(
            documents.allSatisfy { $0.resolve().theme?.modes.map(\.name) == ["light", "dark"] }
        )
    }

    @Test func `A Tokens Studio brand takes its own sets, not those that a mode only refers to`()
        throws
    {
        func theme(_ name: String, _ group: String, _ sets: String) -> String {
            "{ \"name\": \"\(name)\", \"group\": \"\(group)\", \"selectedTokenSets\": { \(sets) } }"
        }
        let themes = [
            theme("Default", "all", ##""base": "enabled""##),
            theme("Ocean", "brand", ##""base": "source", "ocean": "enabled""##),
            theme("Rose", "brand", ##""base": "source", "rose": "enabled""##),
            theme("Light", "mode", ##""base": "source", "ocean": "source", "light": "enabled""##),
            theme(
                "Dark",
                "mode",
                ##""base": "source", "ocean": "source", "light": "source", "dark": "enabled""##
            ),
        ]
        let text = "{ \(Self.sets), \"$themes\": [\(themes.joined(separator: ","))] }"
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "themes/brand.json")
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        #expect(documents.map(\.name) == ["Ocean", "Rose"])
        let found = documents.compactMap { $0.resolve().theme }
        #expect(found.map { $0.defaultMode[.primary]?.display.css } == ["#0055aa", "#aa0055"])
        #expect(
            found.map { $0.modes.map { $0[.background]?.display.css } }.allSatisfy {
                $0 == ["#ffffff", "#000000"]
            }
        )
    }

    @Test func `Tokens Studio has its own types, bare pixels and names of weights`()
        throws
    {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "all": { "background": { "value": "#ffffff", "type": "color" }, "text": { "value": "#000000", "type": "color" },
                "spacing": { "md": { "value": "16", "type": "spacing" } }, "radius": { "md": { "value": "4", "type": "borderRadius" } },
                "sans": { "value": "Inter", "type": "fontFamilies" }, "bold": { "value": "Semi Bold", "type": "fontWeights" },
                "heavy": { "value": "800", "type": "fontWeights" }, "tall": { "value": "150%", "type": "lineHeights" },
                "line": { "value": "24", "type": "lineHeights" }, "faint": { "value": "40%", "type": "opacity" } },
              "$metadata": { "tokenSetOrder": ["all"] } }
            """##
        )
        #expect(findings.map(\.severity) == [.note], "\(findings.map(\.message))")
        let mode = try #require(document?.resolve().theme).defaultMode
        #expect(
            mode.layout["spacing.md"] == Dimension(16, .px)
                && mode.layout["radius.md"] == Dimension(4, .px)
        )
    }

    @Test(arguments: [
        ##""value": "rgba({text}, 0.5)""##, ##""value": "rgba( {text.value} , 50% )""##,
        ##""value": "{text}", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "0.5" } } }"##,
    ])
    func `A Tokens Studio alias may have an alpha`(link: String) throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "background": { "value": "#ffffff", "type": "color" }, "text": { "value": "#000000", "type": "color" },
              "link": { \##(link), "type": "color" } }
            """##
        )
        #expect(findings == [])
        #expect(
            document?.appearance.colors["link"]?.value
                == ColorExpression(.reference("colors.text"), alpha: 0.5)
        )
    }

    @Test func `Penpot's sets in the form of the Format Module are read`() throws {
        let computed =
            ##""$value": "{ink}", "$extensions": { "studio.tokens": { "modify": { "type": "darken" } } }"##
        let (document, findings) = SampleTheme.document(
            ##"""
            { "global": { "$type": "color", "ink": { "$value": "#101820" }, "paper": { "$value": "#ffffff" },
                "space": { "md": { "$type": "spacing", "$value": "16px" } }, "value": { "$value": "#123456" } },
              "mode/light": { "background": { "$type": "color", "$value": "{paper}" },
                "text": { "$type": "color", "$value": "{ink}" }, "link": { "$type": "color", \##(computed) } },
              "mode/dark": { "background": { "$type": "color", "$value": "{ink}" },
                "text": { "$type": "color", "$value": "{paper}", "$description": "Day" } },
              "$themes": [
                { "name": "light", "group": "mode", "selectedTokenSets": { "global": "enabled", "mode/light": "enabled" } },
                { "name": "dark", "group": "mode", "selectedTokenSets": { "global": "enabled", "mode/dark": "enabled" } }],
              "$metadata": { "tokenSetOrder": ["global", "mode/light", "mode/dark"], "activeThemes": [] } }
            """##
        )
        #expect(findings.map(\.rule) == [.invalidColor], "\(findings.map(\.message))")
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#101820"])
        #expect(theme.modes[0].palette.names == ["ink", "paper", "value"])
        #expect(document?.modes["dark"]?.tokenNotes.tokens["colors.text"] != nil)
    }

    @Test(arguments: [
        (nil, [], "#111111"), (##"{ "tokenSetOrder": ["a", "b"] }"##, [], "#222222"),
        (##"{ "tokenSetOrder": ["gone", "a", "b"] }"##, [], "#222222"),
        ("{ \"tokenSetOrder\":", ["themes/sea/$metadata.json"], "#111111"),
    ])
    func `A damaged order of the sets in a folder is an error with its place`(
        metadata: String?,
        places: [String],
        text: String
    ) {
        func set(_ color: String) -> String {
            ##"{ "text": { "value": "\##(color)", "type": "color" } }"##
        }
        var others = ["a": set("#111111"), "b": set("#222222")]
        others["$metadata"] = metadata
        let themes =
            ##"[{ "name": "Day", "selectedTokenSets": { "b": "enabled", "a": "enabled" } }]"##
        let files = others.map { ("themes/sea/\($0.key).json", Data($0.value.utf8)) }
        let (documents, findings) = ThemeReader.read(
            ThemeSource(
                "themes/sea/$themes.json",
                Data(themes.utf8),
                others: Dictionary(uniqueKeysWithValues: files)
            )
        )
        let errors = findings.filter { $0.severity == .error }
        #expect(errors.compactMap(\.location?.file) == places, "\(findings.map(\.message))")
        #expect(documents.first?.resolve().theme?.defaultMode[.text]?.display.css == text)
    }

    @Test(arguments: [
        ##""value": "{text}", "$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.9" } } }"##,
        ##""value": "rgba({text}, {half})""##, ##""value": "{text} * {text}""##,
    ])
    func `A colour that Tokens Studio computes is unknown, and never passes`(link: String) throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "background": { "value": "#ffffff", "type": "color" }, "text": { "value": "#000000", "type": "color" },
              "link": { "type": "color", \##(link) } }
            """##
        )
        #expect(findings.map(\.rule) == [.invalidColor])
        #expect(try #require(document?.resolve().theme).defaultMode[.link]?.isKnown == false)
    }

    @Test func `Legacy tokens may be in a group called 'value', and lie deep`() throws {
        let group = ##"{ "value": { "value": "#123456" } }"##
        let value = ##"{ "value": \##(group), "a": { "b": { "value": "{value.value.value}" } } }"##
        #expect(
            SampleTheme.document(value).document?.appearance.palette.names == [
                "value.value", "a.b",
            ]
        )
        let deep =
            String(repeating: "{\"a\":", count: 190) + ##"{"value":"#000"}"##
            + String(repeating: "}", count: 190)
        #expect(SampleTheme.document(deep).document != nil)
    }

    @Test func `The weight black of a font is no colour`() throws {
        let schema = "https://opensource.adobe.com/schemas/token-types/font-weight.json"
        let (document, _) = SampleTheme.document(
            ##"""
            { "background": { "value": "#ffffff" }, "text": { "value": "#000000" },
              "heading-weight": { "$schema": "\##(schema)", "value": "black" } }
            """##
        )
        #expect(document?.appearance.palette.names == [])
    }
}
