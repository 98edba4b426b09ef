import ColorScience
import Findings
import Foundation
import TestSupport
import Testing
import ThemeModel
import ThemeRendering
import Theming

@Suite("System 4, Color Me Surprised: semantic colours and legibility", .timeLimit(.minutes(10)))
struct SemanticColorTests {
    @Test
    func `4.10 Twenty-one roles have their colours in both themes, and the palette stays private`()
        throws
    {
        #expect(SemanticColor.all.count == 21)
        #expect(Set(SemanticColor.all.map(\.role)).count == 21)
        #expect(Set(Self.values.keys) == Set(SemanticColor.all.map(\.role)))
        let site = try RenderedSite([StrangerTheme.document])
        let properties = site.properties("origin4")
        for color in SemanticColor.all {
            let values = StrangerTheme.allCases.map { color(for: $0).mapped.css }
            #expect(values == Self.values[color.role], "\(color.role)")
            #expect(properties["--color-\(color.role)"] == values[0])
        }
        #expect(!site.css("origin4").contains("--palette-"))
        let source =
            Repository.swiftSources(in: "Tests/OriginTests/Themes").first {
                $0.contains("mulberryRed")
            } ?? ""
        let palette = source.split(separator: "\n").filter { $0.contains("= rgb(") }
        #expect(palette.count == 13)
        #expect(palette.allSatisfy { $0.contains("fileprivate") })
    }

    /// The sample's values, light and dark.
    private static let values: [String: [String]] = [
        "brand": ["#c55152", "#c55152"], "primary-text": ["#222222", "#ffffff"],
        "secondary-text": ["#797979", "#cccccc"], "inverted-primary-text": ["#ffffff", "#222222"],
        "inverted-secondary-text": ["#cccccc", "#797979"],
        "content-background": ["#ffffff", "#222222"],
        "collection-background": ["#efeff1", "#6f7179"],
        "inverted-content-background": ["#222222", "#ffffff"],
        "inverted-collection-background": ["#6f7179", "#efeff1"],
        "success": ["#76b83b", "#66ff66"],
        "attention": ["#f2be2e", "#fffc78"], "failure": ["#c55152", "#e19433"],
        "inverted-success": ["#66ff66", "#f2be2e"], "inverted-attention": ["#fffc78", "#009edc"],
        "inverted-failure": ["#e19433", "#c55152"], "normal-button": ["#222222", "#ffffff"],
        "highlighted-button": ["#797979", "#cccccc"], "disabled-button": ["#efeff1", "#6f7179"],
        "inverted-normal-button": ["#ffffff", "#222222"],
        "inverted-highlighted-button": ["#cccccc", "#797979"],
        "inverted-disabled-button": ["#6f7179", "#efeff1"],
    ]

    @Test
    func
        `4.11, D15 An inverted role is the other theme's plain one, but for the two that the sample has swapped`()
    {
        let pairs: [(SemanticColor, SemanticColor)] = [
            (.primaryText, .invertedPrimaryText), (.secondaryText, .invertedSecondaryText),
            (.contentBackground, .invertedContentBackground),
            (.collectionBackground, .invertedCollectionBackground),
            (.success, .invertedSuccess), (.attention, .invertedAttention),
            (.failure, .invertedFailure),
            (.normalButton, .invertedNormalButton),
            (.highlightedButton, .invertedHighlightedButton),
            (.disabledButton, .invertedDisabledButton),
        ]
        #expect(pairs.allSatisfy { plain, inverted in inverted(for: .light) == plain(for: .dark) })
        let odd = pairs.filter { plain, inverted in inverted(for: .dark) != plain(for: .light) }
        #expect(odd.map(\.1.role) == ["inverted-success", "inverted-attention"])
    }

    @Test
    func
        `4.9 A page with a list and a table holds no colour, so that a switch cannot leave it behind`()
        throws
    {
        let text = "# List\n\n- one\n- two\n\n> quote\n"
        let site = try RenderedSite([StrangerTheme.document], text: text)
        let page = try #require(site.files["themes/origin4/pages/page0.html"])
        #expect(page.contains("<li>one</li>"))
        let main = page.split(separator: "<main").last ?? ""
        #expect(main.matches(of: /#[0-9a-f]{6}|rgba?\(/).isEmpty)
    }

    /// The ratios of the fixture: on the content's and the collection's background, light and dark.
    static let fixture: [String: [Double]] = [
        "brand": [4.494, 3.913, 3.540, 1.083], "primary-text": [15.910, 13.855, 15.910, 4.868],
        "secondary-text": [4.353, 3.791, 9.907, 3.031], "success": [2.417, 2.104, 12.168, 3.723],
        "attention": [1.724, 1.501, 14.734, 4.508], "failure": [4.494, 3.913, 6.429, 1.967],
        "normal-button": [15.910, 13.855, 15.910, 4.868],
        "highlighted-button": [4.353, 3.791, 9.907, 3.031],
        "disabled-button": [1.148, 1.000, 3.268, 1.000],
    ]

    @Test
    func
        `4.12 The audit has the ratios of the fixture and fails exactly what lies below 4.5, unrounded`()
        throws
    {
        let site = try RenderedSite([StrangerTheme.document])
        for (role, ratios) in Self.fixture {
            let measured = ["light", "dark"].flatMap { mode in
                ["content-background", "collection-background"].map { background in
                    site.verdict(role, on: background, theme: "origin4", mode: mode)
                }
            }
            #expect(measured.map { rounded($0?.measured) } == ratios, "\(role)")
            let expected = ratios.map { ratio -> Verdict in
                role == "disabled-button" ? .exempt : ratio >= 4.5 ? .pass : .fail
            }
            #expect(measured.map { $0?.verdict } == expected, "\(role)")
        }
        let brand = site.report.findings.first {
            $0.pair?.foreground == "brand" && $0.pair?.background == "content-background"
                && $0.mode == "light"
        }
        #expect(brand?.message.contains("4.49:1") == true)
    }
}
