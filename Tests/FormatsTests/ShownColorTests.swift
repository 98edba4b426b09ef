import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

/// Values that mean another colour than they seem to.
@Suite("The colour that a program shows")
struct ShownColorTests {
    private static func read(_ text: String, _ file: String = "page.css") -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/\(file)")
    }

    private static func modes(_ text: String, _ file: String = "page.css") throws -> [Mode] {
        try #require(read(text, file).documents.first?.resolve().theme).modes
    }

    // MARK: Channels without a function

    private static let channels = """
        :root { --background: 220 23% 95%; --foreground: 234 16% 35%; --card: var(--background) }

        """

    @Test(
        arguments: [
            "@theme inline { --color-background: var(--background); --color-card: var(--card) }",
            "body { background: var(--background) } .card { background: var(--card) }",
            "body { background-color: var(--page) } :root { --page: var(--background) }",
        ]
    )
    func `Channels that a sheet uses without a function are unknown, with a warning`(
        use: String
    ) throws {
        let (documents, findings) = Self.read(Self.channels + use)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.background]?.isKnown == false)
        let warnings = findings.filter { $0.severity == .warning }
        #expect(warnings.map(\.rule) == [.invalidColor])
        #expect(warnings.first?.message.hasPrefix("'--background' is used as a colour") == true)
        #expect(warnings.first?.location?.line == 1)
    }

    @Test(
        arguments: [
            "", "@theme inline { --color-background: hsl(var(--background)) }",
            "body { background: hsl(var(--background)) }",
            "body { background: hsl(var(--background)) } p { color: var(--background) }",
        ]
    )
    func `Channels that a sheet wraps, or does not use, are a colour`(use: String) throws {
        let background = try #require(try Self.modes(Self.channels + use).first?[.background])
        #expect(background.isKnown && background.display.css == "#eff1f5")
        #expect(!Self.read(Self.channels + use).findings.contains { $0.severity == .warning })
    }

    @Test func `Three numbers that a sheet uses without a function are unknown`() throws {
        let css =
            "@theme { --color-background: 255 255 255; --color-text: #000; --color-link: #00f }"
        let (documents, findings) = Self.read(css)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.background]?.isKnown == false)
        #expect(findings.contains { $0.rule == .invalidColor && $0.severity == .warning })
    }

    // MARK: Values for displays beyond sRGB

    private static let base = """
        :root { --background: #ffffff; --text: #111111; --primary: #c1121f; --link: var(--primary) }
        .dark { --background: #111113; --text: #eeeeee; --primary: #ff9592 }

        """

    @Test(
        arguments: [
            "@media (color-gamut: p3) { :root { --primary: color(display-p3 0.9 0.7 0.7) } }",
            "@supports (color: color(display-p3 1 1 1)) { :root { --primary: color(display-p3 0.9 0.7 0.7) } }",
            """
            @supports (color: color(display-p3 1 1 1)) { @media (color-gamut: p3) {
              :root, .light { --primary: var(--pale) } :root { --pale: color(display-p3 0.9 0.7 0.7) } } }
            """,
        ]
    )
    func `A value for wide displays stands beside the one in sRGB, and both are judged`(
        rule: String
    ) throws {
        let modes = try Self.modes(Self.base + rule)
        #expect(modes.count == 2)
        for role in [Role.primary, .link] {
            let color = try #require(modes[0][role])
            #expect(color.display.css == "#c1121f" && color.renditions.count == 1)
            #expect(color.wide?.css == "color(display-p3 0.9 0.7 0.7)")
        }
        let css = modes[0].customProperties().first { $0.name == "color-primary" }
        #expect(css?.value == "#c1121f" && css?.wide == "color(display-p3 0.9 0.7 0.7)")
    }

    @Test func `A value for wide displays belongs to the mode of its rule`() throws {
        let rule = """
            @media (color-gamut: p3) { .dark { --primary: color(display-p3 1 0.6 0.6) } }
            """
        let modes = try Self.modes(Self.base + rule)
        #expect(modes[0][.primary]?.wide == nil)
        #expect(modes[1][.primary]?.display.css == "#ff9592")
        #expect(modes[1][.primary]?.wide?.css == "color(display-p3 1 0.6 0.6)")
    }

    @Test func `A value for wide displays alone is the colour itself`() throws {
        let rule = """
            @media (color-gamut: p3) { :root { --accent: color(display-p3 1 0 0) } }
            """
        let accent = try #require(try Self.modes(Self.base + rule)[0][.accent])
        #expect(accent.color.space == .displayP3)
    }

    @Test func `A value for wide displays is the colour itself where the other is its mapped one`()
        throws
    {
        let green = try Color(parsing: "color(display-p3 0 1 0)")
        let css = """
            :root { --background: #fff; --text: #000; --accent: \(green.mapped.rgb.hex) }
            @media (color-gamut: p3) { :root { --accent: color(display-p3 0 1 0) } }
            """
        #expect(try Self.modes(css)[0][.accent]?.color == green)
    }

    @Test func `A value for wide displays that is no colour makes the colour unknown`() throws {
        let rule = "@media (color-gamut: p3) { :root { --primary: color(display-p3 1 0) } }"
        let (documents, findings) = Self.read(Self.base + rule)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.primary]?.isKnown == false)
        let error = try #require(findings.first { $0.severity == .error })
        #expect(error.rule == .invalidColor && error.location?.line == 3)
    }

    @Test func `A value for displays without wide colours is the usual one`() throws {
        let rule = """
            @supports not (color: color(display-p3 1 1 1)) { :root { --primary: #ffffff } }
            @media (color-gamut: srgb) { :root { --text: #222222 } }
            """
        let mode = try Self.modes(Self.base + rule)[0]
        #expect(mode[.primary]?.display.css != "#ffffff" && mode[.primary]?.wide == nil)
        #expect(mode[.text]?.display.css == "#222222")
    }

    @Test func `A colour with two values is none that 'fix' changes`() throws {
        let rule = "@media (color-gamut: p3) { :root { --primary: color(display-p3 0.9 0.7 0.7) } }"
        let mode = try Self.modes(Self.base + rule)[0]
        #expect(mode[.primary]?.source == .builtIn)
        let text = try #require(mode[.text])
        #expect(text.source != .builtIn)
    }

    // MARK: Old names

    @Test func `The old and the new section of foot are one mode, and the later value counts`()
        throws
    {
        let file = """
            [colors]
            foreground=dcdccc
            background=111111
            regular0=222222
            [colors-dark]
            foreground=ffffff
            [colors]
            regular1=cc9393
            """
        let (documents, findings) = Self.read(file, "foot.ini")
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["dark"])
        #expect(modes[0][.text]?.display.css == "#ffffff")
        #expect(modes[0][.background]?.display.css == "#111111")
        #expect(modes[0].palette["ansi.1"]?.display.css == "#cc9393")
        #expect(findings.map(\.severity) == [.note])
        #expect(findings.first?.location?.line == 1)
    }

    @Test(arguments: ["-", "_"])
    func `Rio's bright colours have a hyphen or an underscore`(mark: String) throws {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        var text = "[colors]\nbackground = '#000000'\nforeground = '#ffffff'\n"
        for (index, name) in names.enumerated() {
            text += "\(name) = '#0000\(index)0'\nlight\(mark)\(name) = '#\(index)00000'\n"
        }
        let (documents, findings) = Self.read(text, "a.toml")
        let document = try #require(documents.first)
        #expect(findings.isEmpty && document.format == "rio")
        #expect(document.appearance.palette["ansi.15"]?.value.written == "#700000")
    }

    @Test(arguments: ["night", "night.ghostty"])
    func `A theme of Ghostty may have the program's name as its ending`(file: String) throws {
        let text = "palette = 0=#102030\nbackground = 1e1e2e\nforeground = #cdd6f4\n"
        let document = try #require(Self.read(text, file).documents.first)
        #expect(document.format == "ghostty" && document.id == "night")
        #expect(FormatSet.builtIn.mayBeTheme("themes/\(file)"))
    }
}
