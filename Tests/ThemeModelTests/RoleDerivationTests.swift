import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("An absent role")
struct RoleDerivationTests {
    private static func mode(_ colors: String = "") throws -> Mode {
        try SampleTheme.theme(
            """
            colors:
              background: "#ffffff"
              text: "#102030"
              \(colors)
            """
        ).defaultMode
    }

    /// A role, the role that it comes from, and the alpha it has in it.
    @Test(
        arguments: [
            ("surface", "background", nil), ("surface-raised", "surface", nil),
            ("heading", "text", nil),
            ("text-muted", "text", nil), ("text-disabled", "text-muted", 0.6),
            ("primary", "text", nil),
            ("secondary", "primary", nil), ("accent", "primary", nil), ("link", "primary", nil),
            ("link-visited", "link", nil), ("border", "text", 0.2),
            ("border-strong", "text-muted", nil),
            ("focus", "primary", nil), ("success", "accent", nil), ("warning", "accent", nil),
            ("danger", "accent", nil),
            ("info", "accent", nil), ("highlight", "accent", 0.3), ("selection", "accent", 0.3),
            ("code-background", "surface", nil), ("code", "text", nil),
        ] as [(String, String, Double?)]
    )
    func `An absent role is derived from its source`(role: String, source: String, alpha: Double?)
        throws
    {
        // The source's own colour, unless it is required, so that the derivation is seen and not its end.
        let own = source == "text" || source == "background" ? "" : "\(source): \"#4a90e2\""
        let mode = try Self.mode(own)
        let color = try #require(mode.colors[role])
        let expected = try #require(mode.colors[source])
        #expect(color.color == (alpha.map { expected.color.withAlpha($0) } ?? expected.color))
        guard case .derived(let phrase) = color.origin else {
            Issue.record("'\(role)' is \(color.origin)")
            return
        }
        #expect(phrase == (alpha.map { "\(source) at \(Int($0 * 100)) %" } ?? "as \(source)"))
    }

    @Test(arguments: [
        "comment", "keyword", "string", "number", "constant", "type", "function", "variable",
        "operator", "punctuation",
        "tag", "attribute", "inserted", "deleted",
    ])
    func `An absent role of code is derived from 'code'`(kind: String) throws {
        let mode = try Self.mode("code: \"#4a90e2\"")
        #expect(mode[.syntax(kind)]?.color == mode[.code]?.color)
    }

    @Test(arguments: ["primary", "secondary", "accent", "success", "warning", "danger", "info"])
    func `An absent role on a fill is the better of text and background`(fill: String) throws {
        let onDark = try Self.mode("\(fill): \"#202020\"")
        #expect(onDark.colors["on-\(fill)"]?.color == onDark[.background]?.color)
        let onLight = try Self.mode("\(fill): \"#ffdd55\"")
        #expect(onLight.colors["on-\(fill)"]?.color == onLight[.text]?.color)
    }

    @Test(arguments: ["highlight", "selection"])
    func `An absent role on a translucent mark is the better one over the page`(mark: String) throws
    {
        // Black at 10 % over white is nearly white, and so needs the dark text.
        let mode = try Self.mode("\(mark): \"rgb(0 0 0 / 10%)\"")
        #expect(mode.colors["on-\(mark)"]?.color == mode[.text]?.color)
    }

    @Test func `A derived role keeps the alpha of its source`() throws {
        let mode = try Self.mode("text-muted: \"{colors.text} / 50%\"")
        #expect(mode[.textDisabled]?.color.alpha == 0.3)
    }

    @Test(arguments: [
        ("link", "link-visited"), ("text-muted", "text-disabled"), ("accent", "success"),
        ("accent", "highlight"), ("primary", "on-primary"), ("primary", "secondary"),
        ("code", "syntax-comment"),
    ])
    func `A role that is derived from an unreadable color is unknown`(
        source: String,
        role: String
    ) throws {
        let mode = try Self.mode("\(source): nothing")
        #expect(mode.colors[source]?.isKnown == false)
        #expect(mode.colors[role]?.isKnown == false)
    }

    @Test func `Roles that are derived from an absent text are unknown`() throws {
        var document = ThemeDocument(id: "terminal", format: "kitty")
        let white = try Color(parsing: "#ffffff")
        for name in ["background", "primary"] {
            document.appearance.colors[name] = Located(ColorExpression(.literal(white)))
        }
        let mode = try #require(document.resolve().theme).defaultMode
        for role in ["heading", "text-muted", "border", "code", "on-primary"] {
            #expect(mode.colors[role]?.isKnown == false, "\(role)")
        }
        #expect(mode[.surface]?.isKnown == true)
    }

    @Test func `Every theme has all 47 roles of the vocabulary`() throws {
        let names = Set(try Self.mode().colors.names)
        #expect(names.count == 47)
        #expect(names == Set(Role.vocabulary.map(\.role.rawValue)))
    }

    @Test func `A role that a theme gives is declared, and the theme's own roles come last`() throws
    {
        let mode = try Self.mode("sparkle: \"#ff00ff\"\n  link: \"#0000ee\"")
        #expect(mode.colors.names.last == "sparkle")
        #expect(mode[.link]?.origin == .declared)
        #expect(
            mode.colors["sparkle"]?.location
                == Place(file: "themes/sample.yml", line: 4, column: 12)
        )
    }

    @Test(arguments: ["background", "text"])
    func `A missing required role is a finding, and there is no theme`(role: String) throws {
        let other = role == "text" ? "background" : "text"
        let (document, _) = SampleTheme.document("colors: { \(other): \"#fff\" }")
        let (theme, findings) = try #require(document).resolve()
        #expect(theme == nil)
        #expect(findings.map(\.rule) == [.missingRole])
        #expect(findings.first?.message == "the theme has no '\(role)' colour")
        #expect(findings.first?.theme == "sample")
    }
}
