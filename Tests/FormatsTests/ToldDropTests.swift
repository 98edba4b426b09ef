import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("A value that a reader cannot take")
struct ToldDropTests {
    private static func read(
        _ text: String,
        _ file: String,
        others: [String: String] = [:],
        unread: [String: String] = [:]
    ) -> ReadThemes {
        let source = ThemeSource(
            "themes/\(file)",
            Data(text.utf8),
            others: others.mapValues { Data($0.utf8) },
            unread: unread
        )
        return ThemeReader.read(source)
    }

    private static func isUnknown(_ role: String, in themes: ReadThemes) throws -> Bool {
        let document = try #require(themes.documents.first, "\(themes.findings)")
        let mode = try #require(document.resolve().theme?.defaultMode)
        return try #require(mode.colors[role]).isKnown == false
    }

    private static let grey = "'#a0a0a0'"
    private static let eight = "[\(Array(repeating: grey, count: 8).joined(separator: ", "))]"
    private static let wezterm = "[colors]\nforeground = '#eeeeee'\nbackground = '#101010'\n"

    @Test func `A misspelt list of colours is named once, and its colours are unknown`() throws {
        let themes = Self.read(
            Self.wezterm + "ansi = \(Self.eight)\nbright = \(Self.eight)\n",
            "a.toml"
        )
        let warnings = themes.findings.filter { $0.severity == .warning }
        #expect(
            warnings.map(\.message) == [
                "'colors.bright' is no key of WezTerm, and the theme has no 'colors.brights'"
            ]
        )
        #expect(warnings.first?.help == "did you mean 'colors.brights'?")
        #expect(warnings.first?.location?.line == 5)
        #expect(try Self.isUnknown("syntax-comment", in: themes))
        #expect(try !Self.isUnknown("danger", in: themes))
    }

    @Test(arguments: [7, 9])
    func `A list that has not as many colours as its format is an error`(count: Int) {
        let list = Array(repeating: Self.grey, count: count).joined(separator: ", ")
        let text = Self.wezterm + "ansi = [\(list)]\nbrights = \(Self.eight)\n"
        let errors = Self.read(text, "a.toml").findings.filter { $0.severity == .error }
        #expect(
            errors.map(\.message) == [
                "'colors.ansi' has \(count) colours, where WezTerm has 8"
            ]
        )
    }

    @Test func `A table at the wrong level is named, and what it would have set is unknown`() throws
    {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        let colors = names.map { "\($0) = '#a0a0a0'\n" }.joined()
        let text =
            "[colors.primary]\nbackground = '#101010'\nforeground = '#eeeeee'\n"
            + "cursor = { text = '#101010', cursor = '#ffcc00' }\n"
            + "[colors.normal]\n\(colors)[colors.bright]\n\(colors)"
        let themes = Self.read(text, "a.toml")
        let warning = try #require(themes.findings.first { $0.severity == .warning })
        #expect(warning.message.contains("'colors.primary.cursor.cursor' is no key of Alacritty"))
        #expect(warning.location?.line == 4)
        #expect(try Self.isUnknown("focus", in: themes))
    }

    @Test func `A Windows Terminal scheme is read with its comments and a wrong name for purple`()
        throws
    {
        func scheme(_ purple: String) -> String {
            let names = ["black", "red", "green", "yellow", "blue", purple, "cyan", "white"]
            let colors = names.map { "\"\($0)\": \"#a0a0a0\"" }.joined(separator: ", ")
            return
                "{ \"name\": \"\(purple)\", \"background\": \"#101010\", \"foreground\": \"#eee\", \(colors), }"
        }
        let text =
            "{ // mine\n\"profiles\": {},\n\"schemes\": [\n\(scheme("magenta")),\n\(scheme("purple"))\n], }"
        let themes = Self.read(text, "settings.json")
        #expect(themes.documents.map(\.name) == ["magenta", "purple"])
        let warnings = themes.findings.filter { $0.severity == .warning }
        #expect(
            warnings.map(\.message) == [
                "'magenta' is no key of Windows Terminal, and 'magenta' has no 'purple'"
            ]
        )
        #expect(try Self.isUnknown("accent", in: themes))
    }

    @Test func `The first key that is written decides, though a later one has a colour`() throws {
        let text = ##"""
            { "colors": { "editor.background": "#101010", "editor.foreground": "#eee",
              "input.border": "#12345", "contrastBorder": "#ffffff" }, "tokenColors": [] }
            """##
        let themes = Self.read(text, "a.json")
        #expect(try Self.isUnknown("border-strong", in: themes))
        #expect(
            themes.findings.first?.message
                == "'input.border': a hex colour has 3, 4, 6 or 8 digits, not 5"
        )
        let unset = Self.read(text.replacing("\"#12345\"", with: "null"), "a.json")
        #expect(try !Self.isUnknown("border-strong", in: unset))
    }

    @Test func `A key of JSON that is there twice is a warning with both lines`() throws {
        let text = ##"""
            { "color": { "$type": "color", "background": { "$value": "#fff" }, "text": { "$value": "#111" },
              "link": { "$value": "#00e" },
              "link": { "$value": "#ccc" } } }
            """##
        let finding = try #require(
            Self.read(text, "a.tokens.json").findings.first { $0.rule == .invalidName }
        )
        #expect(finding.severity == .warning && finding.location?.line == 3)
        #expect(finding.message.contains("'link' is there twice: line 2"))
    }

    @Test func `Two files that give one token different values are named with both places`() {
        let color = ##""type": "color""##
        let files = [
            "themes/a.json":
                ##"{ "color": { "ink": { "value": "#111", \##(color) }, "text": { "value": "#111", \##(color) } } }"##,
            "themes/b.json":
                ##"{ "color": { "text": { "value": "#999", \##(color) }, "link": { "value": "{color.ink}", \##(color) } } }"##,
        ]
        let bytes = files.mapValues { Data($0.utf8) }
        let source = ThemeSource(
            "themes/a.json",
            bytes["themes/a.json"] ?? Data(),
            kind: .together("tokens"),
            others: bytes
        )
        let warnings = ThemeReader.read(source).findings.filter { $0.rule == .invalidName }
        #expect(warnings.map(\.location?.file) == ["themes/b.json"])
        #expect(
            warnings.first?.message.contains("'color.text' has another value at themes/a.json:1:")
                == true
        )
    }
}

@Suite("A file that another one needs")
struct NeededFileTests {
    private static let page = """
        @import "../vendor/base.css";
        @import url("https://example.org/x.css");
        @import "./night.css" (prefers-color-scheme: dark);
        :root { --background: #fff; --text: #111; --accent: var(--brand); }
        """

    private static func read(_ others: [String: String], unread: [String: String] = [:])
        -> ReadThemes
    {
        let others = others.mapValues { Data($0.utf8) }
        let bytes = Data(page.utf8)
        return ThemeReader.read(
            ThemeSource("themes/a.css", bytes, others: others, unread: unread)
        )
    }

    @Test func `A style sheet has the properties of the local sheets that it imports`() throws {
        let (documents, findings) = Self.read([
            "vendor/base.css": "@import './brand.css';\n:root { --link: #ccc; --text: #00f }",
            "vendor/brand.css": "@import '../themes/a.css';\n:root { --brand: #123456; }",
            "themes/night.css": ":root:root { --background: #000; --text: #eee }",
        ])
        let theme = try #require(documents.first?.resolve().theme)
        let mode = theme.defaultMode
        #expect(mode[.link]?.display.css == "#cccccc" && mode[.text]?.display.css == "#111111")
        #expect(mode.colors["accent"]?.display.css == "#123456")
        #expect(theme.modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        #expect(documents.first?.appearance.colors["link"]?.location?.file == "vendor/base.css")
        #expect(findings.map(\.severity) == [.warning, .note])
        #expect(findings.first?.message.contains("include each other in a circle") == true)
    }

    @Test func `A sheet that is missing or unreadable is named, and what needs it is unknown`()
        throws
    {
        let (documents, findings) = Self.read(
            [:],
            unread: ["vendor/base.css": "permission denied"]
        )
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode.colors["accent"]?.isKnown == false)
        let warnings = findings.filter { $0.severity == .warning }.map(\.message)
        #expect(warnings.contains("'../vendor/base.css' is not read: permission denied"))
        #expect(warnings.contains("'./night.css' names a file that is not there"))
        #expect(warnings.contains("'--accent' takes '--brand', which the file does not set"))
    }

    @Test func `An alias of a group is invalid, though the group has a root`() throws {
        let text = ##"""
            { "color": { "$type": "color", "ink": { "$root": { "$value": "#111" } },
              "background": { "$value": "#fff" }, "text": { "$value": "{color.ink.$root}" },
              "link": { "$value": "{color.ink}" } } }
            """##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "a.tokens.json")
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(mode[.text]?.isKnown == true && mode[.link]?.isKnown == false)
        let finding = try #require(findings.first { $0.rule == .unknownReference })
        #expect(finding.message == "'color.link' refers to a group, which is no token")
        #expect(finding.help == "did you mean '{color.ink.$root}'?")
    }

    @Test func `JSON of our own may write a character as two surrogates`() throws {
        let text =
            ##"{"name": "Own \ud83e\udddb", "colors": {"background": "#101010", "text": "#eee"}}"##
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "own.json")
        #expect(findings == [] && documents.first?.name == "Own 🧛")
    }

    @Test func `Keys of a theme that begin with x- are the user's own`() {
        let text =
            "x-grey: &grey '#777777'\ncolors: { background: '#fff', text: '#111', link: *grey }\n"
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "a.yml")
        #expect(findings == [] && documents.first?.appearance.colors["link"] != nil)
    }
}
