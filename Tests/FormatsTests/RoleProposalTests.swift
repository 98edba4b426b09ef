import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A proposal of roles")
struct RoleProposalTests {
    private static func proposal(_ names: [String]) -> RoleProposal? {
        var document = ThemeDocument(id: "system", format: "dtcg")
        for name in names {
            document.appearance.palette[name] = Located(ColorExpression(.unreadable))
        }
        return RoleProposal(for: document)
    }

    @Test(arguments: [
        (
            "Primer",
            ["bgColor.default", "fgColor.default", "fgColor.muted", "bgColor.danger.muted"],
            "text-muted"
        ),
        ("Primer", ["bgColor-default", "fgColor-default", "borderColor-default"], "border"),
        (
            "Material",
            ["md.sys.color.surface", "md.sys.color.on-surface", "md.sys.color.outline"],
            "border-strong"
        ),
        ("shadcn", ["background", "foreground", "muted-foreground", "destructive"], "danger"),
        (
            "shadcn",
            ["background", "foreground", "muted-foreground", "warning", "warning-foreground"],
            "on-warning"
        ),
        ("daisyUI", ["color-base-100", "color-base-content", "color-error"], "danger"),
        (
            "Spectrum",
            ["background-base-color", "neutral-content-color-default", "negative-visual-color"],
            "danger"
        ),
        (
            "Carbon", ["cds-background", "cds-text-primary", "cds-layer-01", "cds-link-primary"],
            "surface"
        ),
        (
            "Fluent",
            ["colorNeutralBackground1", "colorNeutralForeground1", "colorBrandBackground"],
            "primary"
        ),
        (
            "Fluent",
            [
                "NeutralBackground1.Fill.Color.Rest", "NeutralForeground1.Fill.Color.Rest",
                "NeutralForeground3.Fill.Color.Rest",
            ],
            "text-muted"
        ),
        (
            "Polaris", ["p-color-bg", "p-color-text", "p-color-text-secondary", "p-color-border"],
            "text-muted"
        ),
        ("many systems", ["bg.canvas", "fg.default", "fg.muted"], "text-muted"),
        (
            "many systems",
            ["color.paper", "color.ink", "color.brand.default", "color.state.critical"], "primary"
        ),
        ("many systems", ["color.bg", "color.fg", "color.border", "color.brand"], "border"),
        ("many systems", ["bg-color", "text-color", "border-color", "link-color"], "link"),
        (
            "many systems",
            ["zoo-bg-color", "zoo-text-color", "zoo-text-color-muted", "zoo-primary-color-bg"],
            "text-muted"
        ),
        ("Polaris", ["bg", "text", "border", "bg-brand"], "border"),
        ("Bootstrap", ["bs-body-bg", "bs-body-color", "bs-tertiary-bg", "bs-link-color"], "link"),
        (
            "Obsidian",
            ["background-primary", "text-normal", "background-secondary", "text-accent"], "link"
        ),
        (
            "Logseq",
            ["ls-primary-background-color", "ls-primary-text-color", "ls-link-text-color"], "link"
        ),
        (
            "Pico CSS",
            ["pico-background-color", "pico-color", "pico-muted-color", "pico-primary"], "link"
        ),
        ("Pico CSS", ["background-color", "color", "muted-border-color", "mark-color"], "border"),
        ("Open Props", ["surface-1", "text-1", "surface-2", "text-2"], "text-muted"),
        ("VitePress", ["vp-c-bg", "vp-c-text-1", "vp-c-brand-1", "vp-c-divider"], "link"),
        (
            "Docusaurus", ["ifm-background-color", "ifm-font-color-base", "ifm-color-primary"],
            "link"
        ),
        (
            "Material for MkDocs",
            ["md-default-bg-color", "md-default-fg-color", "md-code-bg-color"], "code-background"
        ),
        (
            "JupyterLab", ["jp-layout-color0", "jp-content-font-color1", "jp-brand-color1"],
            "primary"
        ),
        (
            "PyData", ["pst-color-background", "pst-color-text-base", "pst-color-target"],
            "highlight"
        ),
        (
            "Human Interface Guidelines",
            ["systemBackground", "label", "secondaryLabel", "systemRed"], "danger"
        ),
    ])
    func `A proposal of roles names the design system, background, text and more`(
        title: String,
        names: [String],
        role: String
    ) {
        let proposal = Self.proposal(names)
        #expect(proposal?.title == title)
        #expect(proposal?.roles["background"] == names[0] && proposal?.roles["text"] == names[1])
        #expect(proposal?.roles[role].map(names.contains) == true)
        #expect(proposal?.yaml.hasPrefix("roles:\n  background: \(names[0])\n") == true)
    }

    @Test(arguments: [
        ["border-color.base", "border-color.muted", "border-color.divider", "border-color.error"],
        [
            "semantic.color.foreground.on-base", "semantic.color.foreground.on-primary",
            "semantic.color.foreground.on-secondary",
        ],
        ["bg.badge.primary", "bg.badge.secondary", "bg.badge.critical", "bg.badge.info"],
        ["color.base", "color.brand", "color.danger"],
    ])
    func `A colour whose name says that it is for something else is not taken for the page`(
        names: [String]
    ) {
        #expect(Self.proposal(names) == nil)
    }

    @Test func `Words at the end that say nothing hide no page`() {
        let proposal = Self.proposal([
            "color.bg.canvas.default", "color.bg.canvas.disabled", "color.text.primary",
            "color.text.secondary", "color.bg.badge.primary",
        ])
        #expect(proposal?.roles["background"] == "color.bg.canvas.default")
        #expect(proposal?.roles["text"] == "color.text.primary")
        #expect(proposal?.roles["primary"] == nil)
    }

    @Test func `Groups with the names of CSS properties are for text, grounds and lines`() {
        let proposal = Self.proposal([
            "background-color.base", "background-color.progressive", "border-color.base",
            "border-color.subtle", "base", "subtle", "error",
        ])
        #expect(proposal?.roles["background"] == "background-color.base")
        #expect(proposal?.roles["text"] == "base")
        #expect(proposal?.roles["border"] == "border-color.subtle")
    }

    @Test func `Usual words for two colours that cannot be told apart are no proposal`() throws {
        var document = ThemeDocument(id: "system", format: "dtcg")
        for (name, hex) in [("bg", "#777777"), ("fg", "#888888"), ("border", "#999999")] {
            let color = try Color(parsing: hex)
            document.appearance.palette[name] = Located(ColorExpression(.literal(color)))
        }
        #expect(RoleProposal(for: document) == nil)
    }

    @Test func `Text that is too faint to pass is proposed all the same`() throws {
        var document = ThemeDocument(id: "system", format: "css")
        for (name, hex) in [("bg-color", "#fff"), ("text-color", "#aaa"), ("border-color", "#eee")]
        {
            let color = try Color(parsing: hex)
            document.appearance.palette[name] = Located(ColorExpression(.literal(color)))
        }
        #expect(RoleProposal(for: document)?.roles["text"] == "text-color")
    }

    @Test func `Names of no known system, and a theme with roles, get no proposal`() {
        #expect(Self.proposal(["ink", "paper", "sky.500", "text"]) == nil)
        var document = ThemeDocument(id: "whole", format: "dtcg")
        for name in ["background", "foreground", "card"] {
            document.appearance.palette[name] = Located(ColorExpression(.unreadable))
        }
        document.appearance[.background] = ColorExpression(.unreadable)
        document.appearance[.text] = ColorExpression(.unreadable)
        #expect(RoleProposal(for: document) == nil)
    }

    @Test(arguments: [
        (
            ["bgColor.default", "fgColor.default", "fgColor.muted"],
            "run 'themepreview init --from FILE', which writes 3 roles and the pairs that names suggest to themepreview.yml, "
                + "or write 'text: fgColor.default' under 'roles:' there"
        ),
        (
            ["moss", "sand"],
            "write 'text: NAME' under 'roles:' in themepreview.yml, where NAME is a colour of the file"
        ),
        (
            [
                "moss", "text.placeholder", "focus-text", "text.on-brand", "button.text.base",
                "text.base",
            ],
            "write 'text: NAME' under 'roles:' in themepreview.yml, where NAME is a colour of the file, such as 'text.base'"
        ),
        (
            ["zoo-text-color", "zoo-primary-color-text", "zoo-moss", "zoo-sand"],
            "write 'text: NAME' under 'roles:' in themepreview.yml, where NAME is a colour of the file, such as 'zoo-text-color'"
        ),
    ])
    func `The help of a missing role has the proposal`(names: [String], help: String) throws {
        var document = ThemeDocument(id: "system", format: "dtcg")
        for name in names {
            document.appearance.palette[name] = Located(ColorExpression(.literal(Color(.black))))
        }
        let findings = document.resolve().findings.proposingRoles(of: document)
        #expect(findings.map(\.rule) == [.missingRole, .missingRole])
        #expect(findings.first { $0.message.contains("'text'") }?.help == help)
    }

    @Test func `The colours of a system are found beside those of many more components`() {
        let system = ["md-sys-color-surface", "md-sys-color-on-surface", "md-sys-color-outline"]
        let parts = (1...20).map { "md3-part-\($0)-label" }
        #expect(Self.proposal(system + parts)?.title == "Material")
    }

    @Test(arguments: [("gray-50", true), ("primary-50", false), ("blue-50", false)])
    func `A tint of a hue is no example of a page`(name: String, isExample: Bool) {
        var document = ThemeDocument(id: "system", format: "dtcg")
        document.appearance.palette[name] = Located(ColorExpression(.literal(Color(.black))))
        let findings = document.resolve().findings
        let help = findings.first { $0.message.contains("'background'") }?.help ?? ""
        #expect(help.contains("such as '\(name)'") == isExample, "\(help)")
    }

    @Test func `A page is proposed beside a text that has our name`() {
        var document = ThemeDocument(id: "system", format: "dtcg")
        let black = Located(ColorExpression(.literal(Color(.black))))
        document.appearance.colors["text"] = black
        let white = Located(ColorExpression(.literal(Color(.white))))
        for name in ["background.page", "text.danger"] {
            document.appearance.palette[name] = white
        }
        let roles = RoleProposal(for: document)?.roles
        #expect(roles?["background"] == "background.page")
        #expect(roles?["text"] == nil)
    }

    @Test func `The help names no file alone of a theme of several files`() throws {
        var document = ThemeDocument(id: "system", format: "dtcg")
        for (index, name) in ["bgColor.default", "fgColor.default", "fgColor.muted"].enumerated() {
            document.appearance.palette[name] = Located(
                ColorExpression(.literal(Color(.black))),
                at: SourceLocation(file: "tokens/\(index).json", line: 1, column: 1)
            )
        }
        let findings = document.resolve().findings.proposingRoles(of: document)
        let help = findings.first { $0.message.contains("'text'") }?.help
        #expect(help == "write 'text: fgColor.default' under 'roles:' in themepreview.yml")
    }

    @Test(arguments: [
        ("fgColor.onEmphasis", "fg-color-on-emphasis"), ("md_sys-color.x1", "md-sys-color-x1"),
        ("é", ""),
    ])
    func `A proposal compares names word by word`(name: String, words: String) {
        #expect(NameWords.words(of: name).joined(separator: "-") == words)
    }

    @Test func `Every manner of a design system proposes roles that exist`() {
        #expect(MappingSet.builtIn.manners.count == 24)
        for manner in MappingSet.builtIn.manners {
            #expect(manner.roles.names.allSatisfy(Role.derivations.contains), "\(manner.title)")
        }
    }
}
