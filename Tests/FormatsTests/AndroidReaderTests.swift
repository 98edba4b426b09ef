import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import SourceTrees
@testable import ThemeFormats

@Suite("Colour resources of Android")
struct AndroidReaderTests {
    private static func read(_ files: [String: String], _ file: String) -> ReadThemes {
        let others = files.filter { $0.key != file }.mapValues { Data($0.utf8) }
        return ThemeReader.read(ThemeSource(file, Data((files[file] ?? "").utf8), others: others))
    }

    private static func resources(_ lines: String) -> String {
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!-- Ours & theirs. -->\n<resources>\n\(lines)\n</resources>\n"
    }

    private static func hex(_ name: String, in appearance: Appearance?) -> String? {
        let color = appearance?.palette[name] ?? appearance?.colors[name]
        guard case .literal(let literal)? = color?.value.source else { return nil }
        return literal.clipped.rgb.hex
    }

    private static let day = resources(
        """
            <color name="background">#fff</color>
            <color name="text">#FF102030</color>
            <color name="text_muted">@color/palette_moss</color>
            <color name="palette_moss">#345</color>
            <color name="scrim">#8000</color>
            <color name="shade">#80112233</color>
            <item name="glow" type="color">#abcdef</item>
            <item name="ratio" type="dimen" format="float">0.5</item>
            <string name="text">Text</string>
        """
    )
    private static let night = resources(
        "<color name='background'>#000</color> <color name=\"text\">@color/shade</color>"
    )

    @Test func `Android colours have their alpha first, and known names become roles`() throws {
        let (documents, findings) = Self.read(
            ["themes/brand/values/colors.xml": Self.day],
            "themes/brand/values/colors.xml"
        )
        let document = try #require(documents.first)
        #expect(
            findings.isEmpty && documents.count == 1 && document.id == "brand"
                && document.format == "android"
        )
        #expect(document.modes.isEmpty && document.appearance.scheme == nil)
        #expect(document.appearance.colors.names == ["background", "text", "text-muted"])
        #expect(document.appearance.palette.names == ["moss", "scrim", "shade", "glow"])
        #expect(
            document.appearance.colors["text-muted"]?.value.source == .reference("palette.moss")
        )
        #expect(Self.hex("text", in: document.appearance) == "#102030")
        #expect(document.appearance.colors["text"]?.location?.line == 5)
        #expect(document.appearance.colors["text"]?.location?.column == 24)
        let mode = try #require(document.resolve().theme?.defaultMode)
        #expect(mode.palette["shade"]?.display.rgb.hex == "#112233")
        #expect(mode.palette["shade"].map { abs($0.display.alpha - 128.0 / 255) < 0.005 } == true)
        #expect(mode.palette["scrim"].map { abs($0.display.alpha - 136.0 / 255) < 0.005 } == true)
    }

    @Test func `A night folder of Android becomes the mode 'dark'`() throws {
        let files = [
            "themes/res/values/app_colors.xml": Self.day,
            "themes/res/values-night/app_colors.xml": Self.night,
        ]
        let (documents, findings) = Self.read(files, "themes/res/values/app_colors.xml")
        let document = try #require(documents.first)
        #expect(findings.isEmpty && document.id == "app-colors")
        #expect(document.appearance.scheme?.value == .light && document.modes.names == ["dark"])
        #expect(document.modes["dark"]?.scheme?.value == .dark)
        #expect(Self.hex("background", in: document.modes["dark"]) == "#000000")
        #expect(document.modes["dark"]?.colors["text"]?.value.source == .reference("palette.shade"))
        let theme = try #require(document.resolve().theme)
        #expect(theme.modes.map { $0.palette["moss"]?.display.rgb.hex } == ["#334455", "#334455"])
    }

    @Test func `An Android theme is dark when it has a night folder alone`() throws {
        let file = "themes/brand/values-night/colors.xml"
        let (documents, findings) = Self.read(
            [file: Self.night.replacing("@color/shade", with: "#fff")],
            file
        )
        #expect(findings.isEmpty && documents.map(\.id) == ["brand"])
        #expect(
            documents.first?.appearance.scheme?.value == .dark
                && documents.first?.modes.isEmpty == true
        )
    }

    @Test(arguments: [
        ("md_theme_surface", "md_theme_onSurface", "md_theme_outline", "border-strong"),
        (
            "md_theme_light_background", "md_theme_light_onBackground", "md_theme_light_error",
            "danger"
        ),
        ("colorSurface", "colorOnSurface", "colorPrimary", "primary"),
    ])
    func `Material names in Android resources become roles`(
        ground: String,
        ink: String,
        other: String,
        role: String
    ) throws {
        let lines = zip([ground, ink, other], ["#ffffff", "#000000", "#806040"]).map {
            "<color name=\"\($0)\">\($1)</color>"
        }
        let (documents, findings) = Self.read(
            ["colors.xml": Self.resources(lines.joined())],
            "colors.xml"
        )
        let mode = try #require(documents.first?.resolve().theme?.defaultMode)
        #expect(findings.map(\.severity) == [.note], "the roles are guessed")
        #expect(
            mode[.background]?.display.rgb.hex == "#ffffff"
                && mode[.text]?.display.rgb.hex == "#000000"
        )
        #expect(mode.colors[role]?.display.rgb.hex == "#806040")
    }

    @Test func `Resources of Material theme builder hold both schemes and high contrast`() throws {
        let text = Self.resources(
            """
            <color name="md_theme_light_background">#ffffff</color><color name="md_theme_dark_background">#000000</color>
            <color name="md_theme_light_onBackground">#111111</color><color name="md_theme_dark_onBackground">#eeeeee</color>
            <color name="md_theme_primary">#3050a0</color><color name="md_theme_primary_highContrast">#001050</color>
            """
        )
        let document = try #require(
            Self.read(["a/values/colors.xml": text], "a/values/colors.xml").documents.first
        )
        #expect(document.modes.names == ["dark", "high-contrast", "dark-high-contrast"])
        let theme = try #require(document.resolve().theme)
        #expect(
            theme.modes.map { $0[.text]?.display.rgb.hex } == [
                "#111111", "#eeeeee", "#111111", "#eeeeee",
            ]
        )
        #expect(
            theme.modes.map { $0.colors["primary"]?.display.rgb.hex } == [
                "#3050a0", "#3050a0", "#001050", "#001050",
            ]
        )
    }

    @Test func `Colours that only Android knows are unknown, with one warning for all`() throws {
        let text = Self.resources(
            """
            <color name="a">?attr/colorPrimary</color><color name="b">@color/other</color><color name="c">#12345</color>
            <color name="d">@android:color/white</color><color name="e">#fff</color>
            """
        )
        let (documents, findings) = Self.read(["values/colors.xml": text], "values/colors.xml")
        #expect(documents.first?.appearance.palette.names == ["a", "b", "c", "d", "e"])
        #expect(
            findings.map(\.message) == [
                "'b': '@color/other' names no colour of this file",
                "'c': a hex colour has 3, 4, 6 or 8 digits, not 5",
                "'?attr/colorPrimary' for 'a' is a colour of the system, so it is unknown here",
            ]
        )
    }

    @Test(arguments: [
        ("values/colors.xml", true), ("res/values-night/app_Colors.xml", true),
        ("values/strings.xml", false),
        ("values-v31/colors.xml", false), ("color/button.xml", true), ("scheme.xml", true),
    ])
    func `Android colours are looked for in values folders alone`(path: String, isTheme: Bool) {
        #expect(FormatSet.builtIn.mayBeTheme(path) == isTheme)
    }

    @Test func `A fix writes an Android colour with its alpha first`() throws {
        let text = try #require(ThemeText(Data(Self.day.utf8), file: "colors.xml"))
        let document = try #require(
            Self.read(["colors.xml": Self.day], "colors.xml").documents.first
        )
        let ink = document.appearance.colors["text"]?.location
        let shade = document.appearance.palette["shade"]?.location
        let edits = [
            ValueEdit(at: try #require(ink), color: SRGB8(red: 1, green: 2, blue: 3)),
            ValueEdit(at: try #require(shade), color: SRGB8(red: 0xAA, green: 0xBB, blue: 0xCC)),
        ]
        let changed = try #require(text.replacing(edits)).bytes
        let wanted = Self.day.replacing("#FF102030", with: "#FF010203").replacing(
            "#80112233",
            with: "#80aabbcc"
        )
        #expect(String(decoding: changed, as: UTF8.self).lowercased() == wanted.lowercased())
    }

    /// A copy of the theme for each colour would take minutes.
    @Test(.timeLimit(.minutes(10)))
    func `Thousands of colours are read in time linear in their number`() throws {
        let count = 30_000
        let lines = (0..<count).map { "<color name=\"c\($0)\">@color/c\($0 + 1)</color>" }
        let last = "<color name=\"c\(count)\">#123456</color>"
        let text = Self.resources((lines + [last]).joined(separator: "\n"))
        let (documents, findings) = Self.read(["values/colors.xml": text], "values/colors.xml")
        let document = try #require(documents.first)
        #expect(document.appearance.palette.count == count + 1)
        #expect(findings.isEmpty)
    }
}

@Suite("XML")
struct MarkupParserTests {
    private static func root(_ text: String) throws -> SourceNode? {
        try MarkupParser.parse(text, file: "a.xml")
    }

    private static func text(_ text: String, _ path: String) throws -> String? {
        try root(text).flatMap { MappingPath(path).value(in: $0)?.text }
    }

    @Test(arguments: [
        ("<a b='1'/>", "a/b", "1"), ("<a><b value='1'/></a>", "a/b", "1"),
        ("<a><b>  1 &lt; 2\n</b></a>", "a/b", "1 < 2"),
        ("<a><c name='x'>1</c><c name='y' value=\"2\"/></a>", "a/c/y", "2"),
        ("<a name='n'><b/></a>", "a/name", "n"),
        ("<a><b><![CDATA[<1>]]></b></a>", "a/b", "<1>"),
        ("<?xml version='1.0'?><!DOCTYPE a><!-- > --><a><b>1</b></a>", "a/b", "1"),
        (
            "<a><o name='k'><value><o name='f' value='1 > 0'/></value></o></a>", "a/o/k/value/o/f",
            "1 > 0"
        ),
    ])
    func `XML becomes the same tree as other containers`(text: String, path: String, value: String)
        throws
    {
        #expect(try Self.text(text, path) == value)
    }

    @Test(arguments: [
        ("<a><b></a>", "'<b>' is not closed here"), ("<a", "attribute without a value"),
        ("<a>", "unterminated '<a>'"),
        ("<a b=c/>", "the value of 'b' has no quotes"), ("<a b='c/>", "missing closing quote"),
        ("< a/>", "tag without a name"),
        ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", "the document type has declarations"),
        ("a", "missing tag"),
        ("<a><!-- </a>", "unterminated '<!--'"),
        (String(repeating: "<a>", count: 300), "values are nested more than 200 deep"),
    ])
    func `Broken XML is reported with the reason`(text: String, message: String) {
        let error = #expect(throws: SyntaxError.self) { try Self.root(text) }
        #expect(error?.message == message)
    }
}
