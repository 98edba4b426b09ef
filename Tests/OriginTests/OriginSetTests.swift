import ColorScience
import Findings
import OriginModels
import OriginSamples
import Testing
import ThemeModel
import Theming

@Suite("The origins' theme sets, from code to pages and findings", .timeLimit(.minutes(10)))
struct OriginSetTests {
    @Test func `6.2 System 0: white on mid-grey fails, and light and dark are rendered`() throws {
        let light = MyThemeSettings.lightTheme.document("origin0-light")
        let dark = MyThemeSettings.darkTheme.document("origin0-dark")
        let site = try RenderedSite([light, dark])
        #expect(rounded(site.ratio("text", on: "background", theme: "origin0-light")) == 21)
        #expect(rounded(site.ratio("text", on: "highlighted", theme: "origin0-light")) == 9.040)
        #expect(rounded(site.ratio("text", on: "highlighted", theme: "origin0-dark")) == 7.455)
        let failing = site.verdict("text", on: "background", theme: "origin0-dark")
        #expect(rounded(failing?.measured) == 3.949)
        #expect(failing?.verdict == .fail)
        #expect(site.files["themes/origin0-dark/pages/page0.html"] != nil)
    }

    @Test func `Trap 2 A grey of one half is rounded up to #808080`() {
        #expect(Color(SRGB(red: 0.5, green: 0.5, blue: 0.5)).mapped.css == "#808080")
    }

    @Test(arguments: Self.pairs)
    func `6.2 System 1: the palettes' pairs have the ratios of the fixture`(
        foreground: String,
        background: String,
        ratio: Double
    ) {
        let colors = [foreground, background].map { SRGB8(hex: $0) ?? .black }
        #expect(rounded(Contrast.ratio(of: colors[0], on: colors[1])) == ratio)
    }

    static let pairs: [(String, String, Double)] = [
        ("#00ffff", "#000000", 16.748), ("#ff00ff", "#000000", 6.696),
        ("#ffff00", "#000000", 19.556),
        ("#00ffff", "#ff00ff", 2.501), ("#00ffff", "#ffff00", 1.168), ("#ff0000", "#ffffff", 3.998),
        ("#0000ff", "#ffffff", 8.592), ("#00ff00", "#ffffff", 1.372), ("#ff0000", "#0000ff", 2.149),
        ("#ff0000", "#00ff00", 2.914), ("#ffffff", "#eb4f38", 3.679),
    ]

    @Test func `6.2 System 1: both themes are rendered, with the verdicts of the fixture`() throws {
        let site = try RenderedSite([DefaultTheme().document, AlternativeTheme().document])
        #expect(rounded(site.ratio("text", on: "background", theme: "defaulttheme")) == 16.748)
        #expect(rounded(site.ratio("neutral", on: "background", theme: "defaulttheme")) == 6.696)
        #expect(rounded(site.ratio("secondary", on: "background", theme: "defaulttheme")) == 19.556)
        #expect(rounded(site.ratio("text", on: "background", theme: "alternativetheme")) == 3.998)
        #expect(
            rounded(site.ratio("neutral", on: "background", theme: "alternativetheme")) == 8.592
        )
        #expect(site.verdict("text", on: "background", theme: "alternativetheme")?.verdict == .fail)
    }

    @Test func `6.2 System 2: colours of the server's JSON have their levels on white`() throws {
        let roles: KeyValuePairs<String, Color> = [
            "background": .hex("#ffffff"), "text": .hex("#555555"), "heading": .hex("#000000"),
            "sub-title": .hex("#333333"),
        ]
        var document = document("origin2", roles)
        document.contrast.pairs = [Located(PairName("sub-title", on: "background"))]
        let site = try RenderedSite([document])
        let ratios = ["text", "heading", "sub-title"].map {
            site.ratio($0, on: "background", theme: "origin2")
        }
        #expect(ratios.map(rounded) == [7.455, 21, 12.635])
    }

    @Test func `6 System 3: three cars are rendered with readable text in our colours`() throws {
        let site = try RenderedSite(
            try CarTheme.allCases.map { try $0.appTheme.document(on: .hex("#ffffff")) }
        )
        #expect(site.themes.map(\.id) == ["red", "green", "blue"])
        let failing = site.report.pairs.filter { $0.verdict == .fail && $0.pair.use == .text }
        #expect(failing.map { "\($0.theme): \($0.pair.phrase)" } == [])
        #expect(site.css("blue").contains("border-radius:12px"))
        #expect(!site.css("red").contains("border-radius:12px"))
    }

    @Test
    func `6.1 System 4: both themes are rendered as modes of one, with pages and a report`()
        throws
    {
        let site = try RenderedSite([StrangerTheme.document])
        #expect(site.themes.first?.modes.map(\.name) == ["light", "dark"])
        #expect(site.files["contrast.html"]?.contains("Origin 4") == true)
    }
}
