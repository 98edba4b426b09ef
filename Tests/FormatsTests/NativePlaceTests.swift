import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import SourceTrees

/// Every value that can be wrong knows its line and column, so that what is found later can say where.
@Suite("A value of a theme file")
struct NativePlaceTests {
    private static let yaml = """
        # A comment first
        name: Places
        extends: base-theme
        scheme: light

        palette:
          ink: "#0b1f3a"
          sky: { 500: '#0ea5e9', 700: rgb(3 105 161) }
          deep:
            er:
              still: oklch(50% 0.1 200)
        colors:
          background:   "#ffffff"
          text: "{palette.ink}"
        modes:
          night:
            scheme: dark
            contrast: more
            palette: { ink: "#111111" }
            colors: { text: "#222222" }
            layout: { border: 9px }
            fonts: { styles: { body: { size: 31px } } }
            components: { card: { background: "#333333" } }
        fonts:
          families:
            sans: [Inter, sans-serif]
          styles:
            body: { family: sans, size: 17px, weight: 401, slant: oblique, width: 91%, lineHeight: 1.61 }
            heading: { family: [Charter, serif], scale: 1.26, letterSpacing: 0.03em, features: [tnum] }
        layout: { measure: 61ch, spacing: { md: 1.1rem }, radius: { md: "{layout.spacing.md}" } }
        components:
          button:
            text: "#444444"
            radius: 3px
            hover: { border: "#555555" }
        contrast:
          level: AAA
          pairs: [text on surface, { foreground: border-strong, background: surface, use: nonText }]
          distinct: [[success, danger]]
          waivers:
            - { pair: text on surface, reason: "because" }
        """

    /// The first place of a needle.
    private static func place(_ needle: String) throws -> Place {
        let start = try #require(yaml.firstRange(of: needle)?.lowerBound)
        let before = yaml[..<start].split(separator: "\n", omittingEmptySubsequences: false)
        return Place(
            file: "themes/sample.yml",
            line: before.count,
            column: (before.last?.count ?? 0) + 1
        )
    }

    private static let document = SampleTheme.document(yaml)

    @Test func `The sample of places is read without a finding`() {
        #expect(Self.document.findings.isEmpty)
    }

    private typealias Row = (needle: String, place: @Sendable (ThemeDocument) -> Place?)

    private static let top: [Row] = [
        ("base-theme", { $0.base?.location }), ("light", { $0.appearance.scheme?.location }),
        ("\"#0b1f3a\"", { $0.appearance.palette["ink"]?.location }),
        ("'#0ea5e9'", { $0.appearance.palette["sky.500"]?.location }),
        ("rgb(3 105 161)", { $0.appearance.palette["sky.700"]?.location }),
        ("oklch(50%", { $0.appearance.palette["deep.er.still"]?.location }),
        ("\"#ffffff\"", { $0.appearance.colors["background"]?.location }),
        ("\"{palette.ink}\"", { $0.appearance.colors["text"]?.location }),
        ("61ch", { $0.appearance.layout["measure"]?.location }),
        ("1.1rem", { $0.appearance.layout["spacing.md"]?.location }),
        ("\"{layout.spacing.md}\"", { $0.appearance.layout["radius.md"]?.location }),
        ("\"#444444\"", { $0.appearance.components[.button]?.colors[.normal]?[.text]?.location }),
        ("3px", { $0.appearance.components[.button]?.dimensions[.radius]?.location }),
        ("\"#555555\"", { $0.appearance.components[.button]?.colors[.hover]?[.border]?.location }),
        ("text on surface, {", { $0.contrast.pairs.first?.location }),
        ("{ foreground", { $0.contrast.pairs.last?.location }),
        ("[success", { $0.contrast.distinct.first?.location }),
        ("{ pair:", { $0.contrast.waivers.first?.location }),
    ]

    private static let modes: [Row] = [
        ("night", { $0.modes["night"]?.location }),
        ("dark", { $0.modes["night"]?.scheme?.location }),
        ("more", { $0.modes["night"]?.contrast?.location }),
        ("\"#111111\"", { $0.modes["night"]?.palette["ink"]?.location }),
        ("\"#222222\"", { $0.modes["night"]?.colors["text"]?.location }),
        ("9px", { $0.modes["night"]?.layout["border"]?.location }),
        ("31px", { $0.modes["night"]?.styles["body"]?.size?.location }),
        (
            "\"#333333\"",
            { $0.modes["night"]?.components[.card]?.colors[.normal]?[.background]?.location }
        ),
    ]

    private static let fonts: [Row] = [
        ("[Inter", { $0.appearance.families["sans"]?.location }),
        ("sans, size", { $0.appearance.styles["body"]?.family?.location }),
        ("17px", { $0.appearance.styles["body"]?.size?.location }),
        ("401", { $0.appearance.styles["body"]?.weight?.location }),
        ("oblique", { $0.appearance.styles["body"]?.slant?.location }),
        ("91%", { $0.appearance.styles["body"]?.width?.location }),
        ("1.61", { $0.appearance.styles["body"]?.lineHeight?.location }),
        ("[Charter", { $0.appearance.styles["heading"]?.family?.location }),
        ("1.26", { $0.appearance.styles["heading"]?.scale?.location }),
        ("0.03em", { $0.appearance.styles["heading"]?.letterSpacing?.location }),
        ("[tnum", { $0.appearance.styles["heading"]?.features?.location }),
    ]

    @Test(arguments: (top + modes + fonts).indices)
    func `Every value of a theme file knows its line and column`(index: Int) throws {
        let row = (Self.top + Self.modes + Self.fonts)[index]
        let document = try #require(Self.document.document)
        #expect(row.place(document) == (try Self.place(row.needle)), "\(row.needle)")
    }

    @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
    func `Places stay the same with other line ends and a byte order mark`(
        lineEnd: String,
        mark: String
    ) throws {
        let (document, findings) = SampleTheme.document(
            mark + Self.yaml.replacing("\n", with: lineEnd)
        )
        #expect(findings.isEmpty)
        #expect(document == Self.document.document)
    }

    @Test func `A byte order mark does not move the place of a first line's value`() {
        let (_, findings) = SampleTheme.document("\u{FEFF}colorz: {}")
        #expect(findings.first?.location == Place(file: "themes/sample.yml", line: 1, column: 1))
    }

    @Test func `A letter beyond ASCII counts as one column`() {
        let (_, findings) = SampleTheme.document("{ name: \"Élan 🌊\", colorz: {} }")
        #expect(findings.first?.location?.column == 19)
    }
}
