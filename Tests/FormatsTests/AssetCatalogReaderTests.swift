import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("An asset catalog")
struct AssetCatalogReaderTests {
    private static func read(_ sets: [String: String]) -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        let files = sets.map {
            ("themes/Brand.xcassets/\($0.key).colorset/Contents.json", Data($0.value.utf8))
        }
        let others = Dictionary(uniqueKeysWithValues: files)
        return ThemeReader.read(
            ThemeSource(
                "themes/Brand.xcassets",
                Data(),
                kind: .together("xcassets"),
                others: others
            )
        )
    }

    private static func color(
        _ red: String,
        _ green: String,
        _ blue: String,
        alpha: String = "1.000",
        space: String = "srgb",
        with more: String = "\"idiom\" : \"universal\""
    ) -> String {
        """
        { "color" : { "color-space" : "\(space)", "components" : {
          "alpha" : "\(alpha)", "red" : "\(red)", "green" : "\(green)", "blue" : "\(blue)" } }, \(more) }
        """
    }

    private static func set(_ entries: String...) -> String {
        "{ \"colors\" : [ \(entries.joined(separator: ", ")) ], \"info\" : { \"author\" : \"xcode\", \"version\" : 1 } }"
    }

    private static func appearance(_ words: String...) -> String {
        let conditions = words.map {
            "{ \"appearance\" : \"\($0 == "high" ? "contrast" : "luminosity")\", \"value\" : \"\($0)\" }"
        }
        return
            "\"idiom\" : \"universal\", \"appearances\" : [ \(conditions.joined(separator: ", ")) ]"
    }

    @Test(arguments: [
        ("0xFF", "0x80", "0x00", "#ff8000"), ("255", "128", "0", "#ff8000"),
        ("1.000", "0.502", "0.000", "#ff8000"),
        ("0xFF", "0.502", "0", "#ff8000"), ("1", "1", "1", "#ffffff"), ("0", "0", "0", "#000000"),
    ])
    func `An asset catalog is read in every notation of components`(
        red: String,
        green: String,
        blue: String,
        css: String
    )
        throws
    {
        let (documents, findings) = Self.read(["Ink": Self.set(Self.color(red, green, blue))])
        #expect(findings == [])
        #expect(documents.first?.name == "Brand" && documents.first?.id == "brand")
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.defaultMode.palette["Ink"]?.display.css == css)
    }

    @Test func `An asset catalog becomes one theme, light and dark in two contrasts`() throws {
        let (documents, _) = Self.read([
            "background": Self.set(
                Self.color("1.0", "1.0", "1.0"),
                Self.color("0.0", "0.0", "0.0", with: Self.appearance("dark"))
            ),
            "Colors/textMuted": Self.set(
                Self.color("0x44", "0x44", "0x44"),
                Self.color("0xBB", "0xBB", "0xBB", with: Self.appearance("dark")),
                Self.color("0x11", "0x11", "0x11", with: Self.appearance("high")),
                Self.color("0xEE", "0xEE", "0xEE", with: Self.appearance("dark", "high"))
            ),
        ])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["light", "dark", "high-contrast", "dark-high-contrast"])
        #expect(modes.map(\.contrast) == [.standard, .standard, .more, .more])
        #expect(
            modes.map { $0[.background]?.display.css } == [
                "#ffffff", "#000000", "#ffffff", "#000000",
            ]
        )
        #expect(
            modes.map { $0[.textMuted]?.display.css } == [
                "#444444", "#bbbbbb", "#111111", "#eeeeee",
            ]
        )
    }

    @Test func `Colours of one name in an asset catalog get their folders' names, too`() throws {
        let (documents, findings) = Self.read([
            "Cards/Raised/background": Self.set(Self.color("1.0", "1.0", "1.0")),
            "Buttons/background": Self.set(Self.color("0.0", "0.0", "0.0")),
            "a b/c": Self.set(Self.color("0.0", "0.0", "1.0")),
            "a-b/c": Self.set(Self.color("0.0", "1.0", "0.0")),
            "text": Self.set(Self.color("1.0", "0.0", "0.0")),
        ])
        #expect(findings.map(\.severity) == [.warning])
        #expect(
            findings.first?.message.contains("4 have their folders in their names") ?? false,
            "\(findings)"
        )
        let appearance = try #require(documents.first).appearance
        #expect(appearance.colors.names == ["text"])
        #expect(
            appearance.palette.names == [
                "Buttons.background", "Cards.Raised.background", "a-b.c", "a-b.c-2",
            ]
        )
    }

    @Test func `A namespace of an asset catalog prefixes the names of its colours`() throws {
        let root = "themes/Brand.xcassets"
        let white = Data(Self.set(Self.color("1.0", "1.0", "1.0")).utf8)
        let space = Data(##"{ "properties" : { "provides-namespace" : true } }"##.utf8)
        let (documents, findings) = ThemeReader.read(
            ThemeSource(
                root,
                Data(),
                kind: .together("xcassets"),
                others: [
                    "\(root)/Status/Contents.json": space, "\(root)/Brand/Contents.json": space,
                    "\(root)/Brand/Deep/Primary.colorset/Contents.json": white,
                    "\(root)/Plain/Text.colorset/Contents.json": white,
                    "\(root)/Status/Primary.colorset/Contents.json": white,
                ]
            )
        )
        #expect(findings == [])
        let appearance = try #require(documents.first).appearance
        #expect(
            appearance.palette.names == ["Brand.Primary", "Status.Primary"]
                && appearance.colors.names == ["text"]
        )
    }

    @Test func `A namespace of an asset catalog that cannot be read is an error`() throws {
        let root = "themes/Brand.xcassets"
        let white = Data(Self.set(Self.color("1.0", "1.0", "1.0")).utf8)
        let space = Data(##"{ "properties" : { "provides-namespace" : true"##.utf8)
        let (documents, findings) = ThemeReader.read(
            ThemeSource(
                root,
                Data(),
                kind: .together("xcassets"),
                others: [
                    "\(root)/Status/Contents.json": space,
                    "\(root)/Status/Primary.colorset/Contents.json": white,
                ]
            )
        )
        #expect(findings.map(\.severity) == [.error])
        #expect(findings.first?.location?.file == "\(root)/Status/Contents.json")
        #expect(documents.first?.appearance.colors.names == ["primary"])
    }

    @Test func `An asset catalog offers its wide colour, and all devices before one`() throws {
        let wide = "\"idiom\" : \"universal\", \"display-gamut\" : \"display-P3\""
        let narrow = "\"idiom\" : \"universal\", \"display-gamut\" : \"sRGB\""
        let (documents, _) = Self.read([
            "A": Self.set(
                Self.color("1.0", "0.0", "0.0", with: narrow),
                Self.color("1.0", "0.0", "0.0", space: "display-p3", with: wide)
            ),
            "B": Self.set(
                Self.color("0x00", "0x00", "0xFF", with: "\"idiom\" : \"mac\""),
                Self.color("0xFF", "0x00", "0x00")
            ),
            "C": Self.set(
                "{ \"idiom\" : \"universal\" }",
                Self.color("0x11", "0x22", "0x33", with: "\"idiom\" : \"mac\"")
            ),
            "D": Self.set(Self.color("-0.2", "1.1", "0.3", space: "extended-srgb")),
            "E": Self.set(
                "{ \"idiom\" : \"universal\", \"color\" : { \"color-space\" : \"gray-gamma-22\", \"components\" : "
                    + "{ \"white\" : \"0.5\", \"alpha\" : \"0.25\" } } }"
            ),
        ])
        let palette = try #require(documents.first?.resolve().theme).defaultMode.palette
        #expect(palette["A"]?.color.space == .displayP3 && palette["B"]?.display.css == "#ff0000")
        #expect(
            palette["C"]?.display.css == "#112233" && palette["D"]?.color.isInSRGBGamut == false
        )
        #expect(palette["E"]?.display.rgb.red == 128 && palette["E"]?.display.alpha == 0.25)
    }

    @Test func `System colours of an asset catalog are unknown, in one finding`() throws {
        let system =
            "{ \"idiom\" : \"universal\", \"color\" : { \"platform\" : \"ios\", \"reference\" : \"label\" } }"
        let (documents, findings) = Self.read([
            "A": Self.set(system), "B": Self.set(system),
            "C": Self.set(Self.color("2e5", "x", "0")),
            "D": Self.set(Self.color("0x1FF", "0", "0")), "E": "{ \"colors\" : 1 }", "F": "[",
        ])
        let warnings = findings.filter { $0.severity == .warning }.map(\.message)
        #expect(
            warnings == [
                "'label' for 'A' is a colour of the system, so it is unknown here, and 1 more of this kind"
            ]
        )
        #expect(findings.filter { $0.rule == .invalidColor && $0.severity == .error }.count == 2)
        #expect(
            findings.contains {
                $0.rule == .unreadableFile && $0.location?.file.contains("/F.") ?? false
            }
        )
        let palette = try #require(documents.first?.resolve().theme).defaultMode.palette
        #expect(palette.names == ["A", "B", "C", "D"])
        #expect(palette.allSatisfy { $0.value.origin == .substituted })
    }

    @Test func `An asset catalog without colours is an error`() {
        #expect(Self.read([:]).findings.map(\.severity) == [.error])
    }

    @Test(arguments: [
        ("a/B.xcassets/C.colorset/Contents.json", "a/B.xcassets"), ("a/b.json", nil),
        (".xcassets/a", nil),
    ])
    func `An asset catalog is recognised by its folder's ending`(path: String, catalog: String?) {
        #expect(FormatSet.builtIn.themeFolder(of: path)?.path == catalog)
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `A large asset catalog of the corpus is read without loss`() throws {
        let root = Repository.corpora.appending(path: "xcassets/FluentUI-macos.xcassets")
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.path()).filter {
            $0.hasSuffix("Contents.json")
        }
        let others = try names.map {
            ("Fluent.xcassets/\($0)", try Data(contentsOf: root.appending(path: $0)))
        }
        let (documents, findings) = ThemeReader.read(
            ThemeSource(
                "Fluent.xcassets",
                Data(),
                kind: .together("xcassets"),
                others: Dictionary(uniqueKeysWithValues: others)
            )
        )
        #expect(findings == [])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map(\.palette.count) == [148, 148])
        #expect(modes.map { $0.palette["borderColor"]?.display.css } == ["#c8c8c8", "#6e6e6e"])
    }
}
