import ColorScience
import Findings
import ForeignFormats
import Foundation
import OriginSamples
import TestSupport
import Testing
import ThemeFormats
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 1, AppTheme: font styles and documents", .timeLimit(.minutes(10)))
struct FontTests {
    @Test(arguments: Self.trebuchets)
    func `1.6 Four PostScript names are a family with traits`(
        name: String,
        points: Double,
        traits: FontTraits
    ) throws {
        let font = try FontDescriptor(postScriptName: name, size: Dimension(points, .pt))
        #expect(font.stack.first == "Trebuchet MS")
        #expect(font.symbolicTraits == traits)
        let styles = FontStyles.trebuchet.table
        #expect(
            styles.contains {
                $0.value.size?.value == font.size?.value && $0.value.symbolicTraits == traits
            }
        )
    }

    @Test(arguments: Self.otherFonts)
    func `1.6 Other makers' PostScript names are read as well`(
        name: String,
        family: String,
        weight: Int,
        width: Double
    )
        throws
    {
        let parsed = try PostScriptName(parsing: name)
        #expect(parsed.family == family)
        #expect(parsed.weight == weight)
        #expect(parsed.width == width)
    }

    @Test func `1.7 Themes that share fonts have the same font properties and other colours`()
        throws
    {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        let fonts = ["defaulttheme", "alternativetheme"].map { id in
            site.properties(id).filter { $0.key.hasPrefix("--font-") }
        }
        #expect(fonts[0] == fonts[1])
        #expect(fonts[0]["--font-body-family"] == #""Trebuchet MS", "Trebuchet", sans-serif"#)
        #expect(
            site.properties("defaulttheme")["--color-text"]
                != site.properties("alternativetheme")["--color-text"]
        )
    }

    @Test func `1.8 Traits are added, removed and replaced, and survive JSON`() throws {
        let plain = FontDescriptor(family: "Inter", size: Dimension(12, .pt))
        let both = plain.adding(.bold).adding(.italic)
        #expect(both.css.contains("font-weight: 700; font-style: italic"))
        #expect(both.withSymbolicTraits([]).css.contains("font-weight: 400; font-style: normal"))
        #expect(both.removing(.bold).symbolicTraits == .italic)
        #expect(plain.adding(.condensed).css.contains("font-stretch: 75%"))
        #expect(plain.adding(.monospaced).css.hasPrefix(#"font-family: "Inter", monospace"#))
        let full = both.withSize(Dimension(2, .rem)).withFamily("Literata").withCascadeList([
            "Georgia", "serif",
        ])
        .withFeatures(["tnum", "too long"])
        #expect(full.features?.value == ["tnum"])
        #expect(full.cascadeList == ["Georgia", "serif"])
        var document = document("fonts", ["background": .hex("#ffffff"), "text": .hex("#000000")])
        document.appearance.styles["body"] = full
        let copy = try ThemeDocument(json: document.json).appearance.styles["body"]
        #expect(copy?.unlocated == full)
        #expect(
            FontDescriptor(textStyle: .headline).css.contains("font-size: 17pt; font-weight: 600")
        )
    }

    @Test func `1.8 A font style in code and one in a file give the same CSS`() throws {
        var code = document("fonts", ["background": .hex("#ffffff"), "text": .hex("#000000")])
        code.appearance.styles["heading"] = FontDescriptor(
            family: "Trebuchet MS",
            size: Dimension(14, .pt),
            traits: [.bold, .italic]
        )
        let file = SampleTheme.document(
            """
            name: fonts
            colors: { background: "#ffffff", text: "#000000" }
            fonts:
              styles:
                heading: { family: [Trebuchet MS, sans-serif], size: 14pt, weight: bold, slant: italic }
            """,
            file: "themes/fonts.yml"
        ).document
        let sheets = [code, try #require(file)].compactMap { $0.resolve().theme }.map {
            ThemeStyleSheet($0).page
        }
        #expect(sheets.count == 2)
        #expect(sheets.first == sheets.last)
    }

    @Test func `1.9 A font's CSS is escaped, ends in a generic family, and keeps its unit`() {
        let evil = FontDescriptor(family: #"A"; } </style><script>"#, size: Dimension(12, .pt))
        #expect(!evil.css.contains("</style>"))
        #expect(evil.css.hasSuffix(#"\3e ", sans-serif; font-size: 12pt"#))
        #expect(
            FontDescriptor(family: "Noto Sans", size: Dimension(15, .px)).css.contains(
                "font-size: 15px"
            )
        )
    }

    @Test(arguments: ["monospace", "serif", "system-ui", "ui-monospace", "cursive", "sans-serif"])
    func `1.9 A generic family that is asked for is kept`(name: String) {
        #expect(FontDescriptor(family: name).css == "font-family: \(name)")
        #expect(FontDescriptor(family: name).adding(.bold).stack == [name])
        #expect(FontDescriptor(family: name, traits: .monospaced).stack.first == name)
    }

    @Test func `1.9 A text style is in the system's font`() {
        #expect(FontDescriptor(textStyle: .body).css == "font-family: system-ui; font-size: 17pt")
    }

    @Test(arguments: ["M+ 1p_A.B", #"O'Neil "X""#])
    func `1.9 A style sheet names the same font as the font's CSS`(name: String) {
        let font = FontDescriptor(family: name)
        let css = StyleValue.families(font.stack).css.replacing("\",", with: "\", ")
        #expect(font.css == "font-family: \(css)")
    }

    @Test(arguments: ["Name,abc", "Georgia", "", "Georgia-Huge,12", "A B,12"])
    func `1.9, D12 Text that names no font is an error that says so`(text: String) {
        #expect(throws: FontNameError.self) { try FontDescriptor(parsing: text) }
    }

    @Test func `1.11 A document survives JSON, and what is written once is written the same again`()
        throws
    {
        let document = try ThemeDocument(json: Data(Self.json.utf8))
        #expect(document.id == "harbor-night")
        let once = try document.json
        let again = try ThemeDocument(json: once)
        #expect(again.unlocated == document.unlocated)
        #expect(try again.json == once)
        let theme = try #require(document.resolve().theme)
        #expect(theme.defaultMode[.primary]?.display.css == "#0369a1")
        #expect(theme.modes.map(\.name) == ["light", "dark"])
        #expect(theme.contrast.waivers.map(\.mode) == ["dark", nil])
        #expect(theme.defaultMode.components[.button]?.dimensions[.radius]?.css == "12px")
    }

    @Test func `1.11 A document's JSON is a theme file: both readers make the same theme of it`()
        throws
    {
        let document = try ThemeDocument(json: Data(Self.json.utf8))
        let text = String(decoding: try document.json, as: UTF8.self)
        let file = try #require(
            SampleTheme.document(text, file: "themes/harbor-night.json").document
        )
        let sheets = [file, document].compactMap { $0.resolve().theme }.map {
            ThemeStyleSheet($0).page
        }
        #expect(sheets.count == 2)
        #expect(sheets.first == sheets.last)
    }

    @Test(arguments: Self.wrongDocuments)
    func `1.11 What is wrong with a document is said with its place`(json: String, message: String)
    {
        let error = #expect(throws: ThemeDocumentError.self) {
            try ThemeDocument(json: Data(json.utf8))
        }
        #expect(
            error?.description.hasPrefix("theme.json:\(message)") == true,
            "\(error?.description ?? "")"
        )
    }

    @Test func `1.11 An unknown key can be a warning instead`() throws {
        let warnings = Log<Finding>()
        let json = ##"{"colors":{"background":"#fff","text":"#000"},"fnots":{}}"##
        let document = try ThemeDocument(
            json: Data(json.utf8),
            unknownKeys: .report { warnings.add($0) }
        )
        #expect(document.resolve().theme != nil)
        #expect(warnings.entries.map(\.message) == ["'fnots' is not a key of a theme"])
    }

    private static let trebuchets: [(String, Double, FontTraits)] = [
        ("TrebuchetMS-Bold", 14, .bold), ("TrebuchetMS", 12, []),
        ("TrebuchetMS-Italic", 11, .italic),
        ("TrebuchetMS-BoldItalic", 11, [.bold, .italic]),
    ]

    private static let otherFonts: [(String, String, Int, Double)] = [
        ("HelveticaNeue-CondensedBold", "Helvetica Neue", 700, 75), ("ArialMT", "Arial", 400, 100),
        ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, 100),
        ("Georgia", "Georgia", 400, 100),
        ("SFProText-Semibold", "SF Pro Text", 600, 100),
    ]

    private static let wrongDocuments: [(String, String)] = [
        (##"{"colors":{"background":"#fff","text":"#12GG"}}"##, "1:43: error: 'colors.text'"),
        (
            ##"{"colors":{"background":"#fff","text":"#000"},"fnots":{}}"##,
            "1:47: error: 'fnots' is not a key"
        ),
        (##"{"colors":"##, "1:11: error: the file cannot be read as JSON"),
        ("", " error: the file is empty"),
        (
            whole(#""contrast":{"level":"aa"}"#),
            "1:67: error: 'level' is 'aa', and not one of AA, AAA"
        ),
        (whole(#""css":"@import 'a'""#), "1:54: error: the theme's CSS is refused"),
        (whole(#""layout":{"border":"-1px"}"#), "1:67: error: 'layout.border': '-1px' is negative"),
        (
            whole(#""fonts":{"styles":{"family-sans":{}}}"#),
            "1:66: error: 'family-sans' cannot be the name"
        ),
        (
            whole(#""contrast":{"distinct":[["\#(many)"]]}"#),
            "1:71: error: this 'distinct' group has 65 colours"
        ),
    ]

    private static let many = (0..<65).map { "c\($0)" }.joined(separator: #"",""#)

    /// A document that says this as well.
    private static func whole(_ member: String) -> String {
        ##"{"colors":{"background":"#fff","text":"#000"},\##(member)}"##
    }

    private static let json = ##"""
        {
          "name": "Harbor Night", "scheme": "light",
          "palette": { "ink": "#0b1f3a", "sky": { "700": "#0369a1" } },
          "colors": {
            "background": "#ffffff", "text": "{palette.ink}", "primary": "{palette.sky.700}",
            "text-muted": "{palette.ink} / 0.8"
          },
          "fonts": {
            "families": { "sans": ["Inter", "sans-serif"] },
            "styles": { "body": { "family": "sans", "size": "16px", "width": "75%", "features": ["tnum"] } }
          },
          "layout": { "measure": "60ch", "radius": { "md": "12px" } },
          "components": { "button": { "radius": "{layout.radius.md}", "selected": { "background": "#000000" } } },
          "modes": { "dark": { "colors": { "background": "{palette.ink}", "text": "#ffffff" } } },
          "contrast": {
            "level": "AA", "pairs": ["primary on background"],
            "waivers": [
              { "pair": "primary on background", "mode": "dark", "reason": "the brand", "expires": "2027-01-01" },
              { "pair": "primary on text", "reason": "the brand", "rule": "color/indistinct-pair" }
            ]
          }
        }
        """##
}
