import Findings
import SourceText
import TestSupport
import Testing
import ThemeChecks
import ThemeModel

@Suite("The pairs of a theme")
struct PairListTests {
    private static func uses(_ rest: String = "", _ colors: String = SampleCheck.clear) throws
        -> [String: ContrastUse]
    {
        let rows = try SampleCheck.report(colors, rest).pairs
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.pair.phrase, $0.pair.use) })
    }

    /// The table of roles: what each is checked on, and for which use.
    private static let vocabulary: [String: ContrastUse] = {
        var table: [String: ContrastUse] = [:]
        let page = ["background", "surface"]
        for backdrop in page + ["surface-raised"] { table["text on \(backdrop)"] = .text }
        for backdrop in page {
            for role in ["heading", "text-muted", "link", "link-visited"] {
                table["\(role) on \(backdrop)"] = .text
            }
            for role in ["border-strong", "focus", "success", "warning", "danger", "info"] {
                table["\(role) on \(backdrop)"] = .nonText
            }
            for role in ["text-disabled", "border"] { table["\(role) on \(backdrop)"] = .exempt }
        }
        for fill in [
            "primary", "secondary", "accent", "success", "warning", "danger", "info", "highlight",
            "selection",
        ] {
            table["on-\(fill) on \(fill)"] = .text
        }
        for kind in [
            "comment", "keyword", "string", "number", "constant", "type", "function", "variable",
            "operator",
            "punctuation", "tag", "attribute", "inserted", "deleted",
        ] {
            table["syntax-\(kind) on code-background"] = .text
        }
        table["code on code-background"] = .text
        table["primary on background"] = .nonText
        return table
    }()

    @Test func `A theme's default pairs are those of the table of roles`() throws {
        #expect(try Self.uses() == Self.vocabulary)
    }

    @Test func `Every pair is judged in every mode`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "modes: { dark: { scheme: dark }, dim: {} }"
        )
        for phrase in Self.vocabulary.keys {
            #expect(report.rows(phrase).map(\.mode) == ["light", "dark", "dim"], "\(phrase)")
        }
        #expect(report.coverage.first?.modes == ["light", "dark", "dim"])
    }

    @Test(
        arguments: [
            ("heading: { weight: 700, scale: 1.25 }", .text),
            ("heading: { weight: 700, scale: 1.0 }", .text),
            ("heading: { size: 24px, scale: 1.0 }", .largeText),
            ("heading: { size: 18.67px, weight: 700, scale: 1 }", .largeText),
            ("heading: { size: 18.67px, weight: 600, scale: 1 }", .text),
            ("heading: { size: 30px }, h6: { size: 20px, weight: 400 }", .text),
            ("heading: { size: 30px }, h6: { size: 20px, weight: 700 }", .largeText),
            ("heading: { size: 1.5rem, scale: 1 }", .largeText),
            ("h1: { size: 90px }", .text), ("body: { size: 24px }", .largeText),
            ("heading: { size: 30px }, h4: { size: 3vw }", .text),
        ] as [(String, ContrastUse)]
    )
    func `A pair of headings has the strictest use of all of them`(styles: String, use: ContrastUse)
        throws
    {
        #expect(try Self.uses("fonts: { styles: { \(styles) } }")["heading on surface"] == use)
    }

    @Test(
        arguments: [
            ("text on background", "body: { size: 30px }", .largeText),
            ("text on background", "body: { size: 30px }, caption: { size: 12px }", .text),
            ("link on background", "body: { size: 30px }", .largeText),
            ("link on background", "body: { size: 30px }, caption: { size: 12px }", .text),
            ("text-muted on background", "body: { size: 30px }", .largeText),
            ("text-muted on background", "body: { size: 30px }, label: { size: 12px }", .text),
            ("code on code-background", "code: { size: 24px }", .largeText),
            ("syntax-tag on code-background", "code: { size: 24px }", .largeText),
            ("on-primary on primary", "button: { size: 24px }", .text),
            ("focus on surface", "body: { size: 30px }", .nonText),
        ] as [(String, String, ContrastUse)]
    )
    func `A pair of text has the use of its real size`(
        phrase: String,
        styles: String,
        use: ContrastUse
    )
        throws
    {
        #expect(try Self.uses("fonts: { styles: { \(styles) } }")[phrase] == use)
    }

    @Test(arguments: [
        ("button", ContrastUse.text), ("cell", .text), ("segmented-control", .text),
        ("label", .text), ("card", .text),
        ("field", .text),
        ("badge", .text), ("switch", .nonText), ("pin", .nonText),
    ])
    func `A styled component adds its text on its background`(
        component: String,
        use: ContrastUse
    )
        throws
    {
        let style = "background: \"#000000\", text: \"#ffffff\""
        let uses = try Self.uses(
            "components: { \(component): { \(style), selected: { \(style) }, disabled: { \(style) } } }"
        )
        #expect(uses["\(component)-text on \(component)-background"] == use)
        #expect(uses["\(component)-hover-text on \(component)-hover-background"] == use)
        #expect(uses["\(component)-selected-text on \(component)-selected-background"] == use)
        let isRead = ["label", "badge", "card"].contains(component)
        #expect(
            uses["\(component)-disabled-text on \(component)-disabled-background"]
                == (isRead ? .text : .exempt)
        )
    }

    @Test func `A pair of a component's text follows its text style`() throws {
        let card = "components: { button: { background: \"#000\", text: \"#fff\" } }"
        #expect(
            try Self.uses(card + "\nfonts: { styles: { button: { size: 24px } } }")[
                "button-text on button-background"
            ]
                == .largeText
        )
    }

    @Test func `A theme's own roles are judged as fill and text, or as code`()
        throws
    {
        let uses = try Self.uses(
            "",
            SampleCheck.clear
                + ", brand: \"#000000\", on-brand: \"#ffffff\", syntax-escape: \"#111111\""
        )
        #expect(uses["on-brand on brand"] == .text)
        #expect(uses["syntax-escape on code-background"] == .text)
    }

    @Test func `Pairs that a theme declares are judged once each`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            """
            contrast:
              pairs:
                - text on surface
                - primary on surface-raised
                - { foreground: field-border, background: background, use: nonText }
                - { foreground: text, background: surface, use: largeText }
            """
        )
        #expect(report.rows("text on surface").map(\.pair.use) == [.text, .largeText])
        #expect(try report.row("primary on surface-raised").pair.use == .text)
        #expect(try report.row("field-border on background").verdict == .pass)
    }

    @Test func `A declared pair of unknown colours is one finding for all modes`() throws {
        let report = try SampleCheck.report(
            SampleCheck.clear,
            "contrast: { pairs: [txt on surface, button-txet on nowhere] }\nmodes: { dark: { scheme: dark } }"
        )
        #expect(report.findings.map(\.rule) == [.unknownPair, .unknownPair, .unknownPair])
        #expect(report.findings.map(\.help).contains("did you mean 'text'?"))
        #expect(report.findings.map(\.help).contains("did you mean 'button-text'?"))
        #expect(
            report.findings.allSatisfy {
                $0.severity == .error && $0.theme == "sample" && $0.location?.line == 2
            }
        )
        #expect(report.rows("txt on surface").isEmpty)
    }

    @Test func `Pairs may come from the configuration`() throws {
        var options = CheckOptions()
        options.requirements.pairs = [Located(PairName("primary", on: "surface-raised"))]
        let report = try SampleCheck.report(SampleCheck.clear, options: options)
        #expect(try report.row("primary on surface-raised").verdict == .pass)
    }
}
