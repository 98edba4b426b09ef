import ColorScience
import Findings
import ForeignFormats
import Foundation
import TestSupport
import Testing
import ThemeFormats
import ThemeModel

@Suite("Tokens with a value for each mode")
struct TokenValueSetsTests {
    private static func sets(_ light: String, _ dark: String, more: String = "") -> String {
        ##"{ "sets": { "dark": { "value": "\##(dark)" }, "light": { "value": "\##(light)" }\##(more) } }"##
    }

    @Test func `Spectrum tokens have a mode for each of light and dark in their sets`()
        throws
    {
        let wireframe = ##", "wireframe": { "value": "rgb(1, 2, 3)" }"##
        let (document, findings) = SampleTheme.document(
            ##"""
            { "gray-25": \##(Self.sets("rgb(255, 255, 255)", "rgb(17, 17, 17)", more: wireframe)),
              "gray-900": \##(Self.sets("rgb(0, 0, 0)", "rgb(242, 242, 242)", more: wireframe)),
              "white": { "value": "rgb(255, 255, 255)" }, "background": { "value": "{gray-25}" },
              "text": { "value": "{gray-900}" }, "link": \##(Self.sets("{gray-900}", "{white}")),
              "gap": { "sets": { "desktop": { "value": "8px" }, "mobile": { "value": "10px" } } },
              "opacity": { "value": "0.4" } }
            """##
        )
        let warnings = findings.filter { $0.severity != .note }
        #expect(
            warnings.map(\.message) == ["the set 'wireframe' of tokens is not read, and 1 more"]
        )
        let theme = try #require(document?.resolve().theme)
        #expect(
            theme.modes.map(\.name) == ["light", "dark"]
                && theme.modes.map(\.scheme) == [.light, .dark]
        )
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#111111"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#000000", "#f2f2f2"])
        #expect(
            theme.modes.map { $0[.link]?.alias?.path } == ["palette.gray-900", "palette.white"]
        )
        #expect(document?.modes["dark"]?.palette.names == ["gray-25", "gray-900"], "what differs")
    }

    @Test(arguments: ["$", ""])
    func `Tokens of a Figma plugin have their modes in an extension`(sign: String) throws {
        func color(_ light: String, _ modes: String) -> String {
            ##"{ "\##(sign)type": "color", "\##(sign)value": "\##(light)", "$extensions": { "mode": { \##(modes) } } }"##
        }
        let paper = color("#ffffff", ##""Light": "#ffffff", "Dark": "{ink}", "Sepia": "#ffeecc""##)
        let text = color("{ink}", ##""Dark": "#eeeeee", "Light": "{ink}""##)
        let (document, findings) = SampleTheme.document(
            ##"{ "background": \##(paper), "ink": \##(color("#101820", "")), "text": \##(text) }"##
        )
        #expect(findings.map(\.message) == ["the set 'Sepia' of tokens is not read"])
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#101820"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#101820", "#eeeeee"])
    }

    @Test(arguments: [
        ("$", "default", "dark"), ("$", "light", "dark"), ("", "light", "dark"),
    ])
    func `Tokens have their modes in values that name them`(
        sign: String,
        light: String,
        dark: String
    ) throws {
        func token(_ value: String) -> String {
            ##"{ "\##(sign)type": "color", "\##(sign)value": \##(value) }"##
        }
        func modes(_ first: String, _ second: String) -> String {
            token(##"{ "\##(dark)": "\##(second)", "\##(light)": "\##(first)" }"##)
        }
        let (document, findings) = SampleTheme.document(
            ##"""
            { "background": \##(modes("#ffffff", "{ink}")), "text": \##(modes("{ink}", "#eeeeee")),
              "ink": \##(token(##""#101820""##)) }
            """##
        )
        #expect(findings.isEmpty, "\(findings.map(\.message))")
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map(\.scheme) == [.light, .dark])
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#101820"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#101820", "#eeeeee"])
    }

    @Test func `A token without a value for a mode has the one for pages like it`() throws {
        let (document, _) = SampleTheme.document(
            ##"""
            { "$type": "color", "background": { "$value": { "default": "#ffffff", "dark": "#111111",
                "dark-high-contrast": "#000000" } },
              "text": { "$value": { "dark": "#eeeeee", "default": "#222222" } } }
            """##
        )
        let theme = try #require(document?.resolve().theme)
        let texts = theme.modes.map { $0[.text]?.display.css }
        #expect(texts == ["#222222", "#eeeeee", "#eeeeee"])
    }

    @Test func `Spectrum tokens with sets in sets have a value for each mode`() throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "background": { "sets": { "spectrum": \##(Self.sets("#ffffff", "#111111")),
                "express": \##(Self.sets("#ffeeee", "#110000")) } },
              "text": { "sets": { "light": \##(Self.sets("#000000", "#777777")), "dark": { "value": "#eeeeee" } } },
              "primary": { "sets": { "desktop": { "value": "#0000aa" }, "mobile": { "value": "#0000bb" } } },
              "sets": { "hot": { "flame": { "value": "#aa0000" } } } }
            """##
        )
        #expect(findings.map(\.message) == ["the set 'express' of tokens is not read, and 1 more"])
        let theme = try #require(document?.resolve().theme)
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#111111"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#000000", "#eeeeee"])
        #expect(theme.modes.map { $0[.primary]?.display.css } == ["#0000aa", "#0000aa"])
        #expect(
            theme.defaultMode.palette.names == ["sets.hot.flame"],
            "a group may be called 'sets'"
        )
    }

    @Test func `Tokens without a value have those that their extensions name for themes`() throws {
        func token(_ values: String, _ more: String = "") -> String {
            ##"{ "$type": "color", "$extensions": { "acme.themes": { \##(values) }\##(more) }"##
        }
        let half = ##""white": { "value": "{ink}", "alpha": 0.5 }, "night": "{paper}""##
        let alphas = ##", "acme": { "alphaModifiers": { "night": 0.25 } }"##
        let file = ##"""
            { "ink": { "$type": "color", "$value": "#101820" }, "paper": { "$type": "color", "$value": "#ffffff" },
              "background": \##(token(##""white": "{paper}", "night": "{ink}""##)), "hover": \##(token(half)) } },
              "text": \##(token(##""fallback": "{ink}", "white": "{ink}", "night": "{paper}""##)) },
              "veil": \##(token(##""white": "#00ff00", "night": "#ff0000""##, alphas)) } }
            """##
        let read = ThemeReader.read(Data(file.utf8), file: "themes/sample.json")
        #expect(read.findings.map(\.message) == ["'background' is a token and a group"])
        let themes = read.documents.compactMap { $0.resolve().theme }
        #expect(themes.map(\.name) == ["white", "night"])
        let modes = themes.map(\.defaultMode)
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#101820"])
        #expect(modes.map { $0[.text]?.display.css } == ["#101820", "#ffffff"])
        let hovers = modes.map { $0.color(named: "background.hover")?.display.css }
        #expect(hovers == ["rgba(16, 24, 32, 0.5)", "#ffffff"])
        let veils = modes.map { $0.color(named: "veil")?.display.css }
        #expect(veils == ["#00ff00", "rgba(255, 0, 0, 0.25)"])
    }

    @Test func `An alpha that Carbon keeps beside a value is that of the colour`() throws {
        let (document, findings) = SampleTheme.document(
            ##"""
            { "$type": "color", "ink": { "$value": "#101820" }, "background": { "$value": "#ffffff",
                "hover": { "$value": "{ink}", "$extensions": { "org.carbon": { "alphaModifier": 0.5 } } } },
              "text": { "$value": "{ink}" } }
            """##
        )
        #expect(findings.map(\.message) == ["'background' is a token and a group"])
        let mode = try #require(document?.resolve().theme).defaultMode
        #expect(mode.color(named: "background.hover")?.display.css == "rgba(16, 24, 32, 0.5)")
    }

    @Test func `Files of tokens with the same themes are these themes together`() throws {
        let palette = ##"""
            { "gray": { "$type": "color", "10": { "$value": "#f4f4f4" },
                "100": { "$value": "#161616" } } }
            """##
        func token(_ name: String, _ white: String, _ night: String) -> String {
            let values = ##""white": "{\##(white)}", "night": "{\##(night)}""##
            return ##""\##(name)": { "$extensions": { "acme.themes": { \##(values) } } }"##
        }
        func file(_ tokens: String...) -> String {
            ##"{ "$type": "color", \##(tokens.joined(separator: ", ")) }"##
        }
        let background = token("background", "gray.10", "gray.100")
        let themes = file(background, token("text", "gray.100", "gray.10"))
        let read = ThemeReader.read(
            ThemeSource(
                "t/palette.json",
                Data(palette.utf8),
                kind: .together("tokens"),
                others: [
                    "t/themes.json": Data(themes.utf8),
                    "t/tag.json": Data(file(token("tag", "gray.100", "gray.10")).utf8),
                ]
            )
        )
        #expect(read.documents.map(\.id) == ["white", "night"], "\(read.findings)")
        let modes = read.documents.compactMap { $0.resolve().theme?.defaultMode }
        #expect(modes.map { $0[.text]?.display.css } == ["#161616", "#f4f4f4"])
        #expect(modes.map { $0.color(named: "tag")?.display.css } == ["#161616", "#f4f4f4"])
    }
}
