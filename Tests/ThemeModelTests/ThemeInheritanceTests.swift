import ColorScience
import Findings
import SourceText
import TestSupport
import Testing
import ThemeModel

@Suite("A theme that extends another")
struct ThemeInheritanceTests {
    private static let base = """
        name: Keystone
        description: The base
        author: Somebody
        license: MIT
        homepage: https://example.org
        scheme: light
        palette: { ink: "#102030", paper: "#ffffff", sky: { 500: "#0ea5e9", 700: "#0369a1" } }
        colors: { background: "{palette.paper}", text: "{palette.ink}", primary: "{palette.sky.700}" }
        modes:
          dark: { colors: { background: "{palette.ink}", text: "{palette.paper}" } }
          night: { colors: { background: "#000000", text: "#ffffff" } }
        fonts:
          families: { sans: [Inter, sans-serif] }
          styles: { body: { family: sans, size: 18px, weight: 450 } }
        layout: { measure: 60ch, radius: { md: 3px } }
        components: { button: { background: "{colors.primary}", hover: { text: "#ffffff" } } }
        contrast:
          level: AAA
          pairs: [primary on surface]
          waivers: [{ pair: primary on surface, reason: base only }]
        css: "h1 { color: red }"
        """

    private static func document(_ id: String, _ yaml: String) throws -> ThemeDocument {
        try #require(SampleTheme.document(yaml, file: "themes/\(id).yml").document)
    }

    private static func flatten(_ files: (id: String, yaml: String)...) throws -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        try flatten(files)
    }

    private static func flatten(_ files: [(id: String, yaml: String)]) throws -> (
        documents: [ThemeDocument], findings: [Finding]
    ) {
        ThemeInheritance.flatten(try files.map { try document($0.id, $0.yaml) })
    }

    private static func child(_ yaml: String) throws -> Theme {
        let (documents, findings) = try flatten(
            ("keystone", base),
            ("orchard", "extends: keystone\n\(yaml)")
        )
        #expect(findings.isEmpty)
        return try #require(documents.last?.resolve().theme)
    }

    @Test func `A theme has the values of its base where it has none`() throws {
        let theme = try Self.child("")
        let parent = try #require(try Self.document("keystone", Self.base).resolve().theme)
        #expect(theme.modes == parent.modes)
        #expect(theme.author == "Somebody")
        #expect(theme.license == "MIT")
        #expect(theme.homepage == "https://example.org")
        #expect(theme.contrast.level == .aaa)
        #expect(theme.contrast.pairs.map(\.value.phrase) == ["primary on surface"])
    }

    @Test func `A theme has its own id and name, and no description, waivers or CSS of its base`()
        throws
    {
        let theme = try Self.child("")
        #expect(theme.id == "orchard")
        #expect(theme.name == "Orchard")
        #expect(theme.description == nil)
        #expect(theme.contrast.waivers.isEmpty)
        #expect(theme.style == nil)
        #expect(theme.location?.file == "themes/orchard.yml")
    }

    @Test(arguments: [
        ("colors: { background: \"#111\", text: \"#eee\" }", 2, 23),
        ("palette: { paper: \"#111\" }", 2, 19),
    ])
    func `A dark background over a base with a dark mode is a warning`(
        child: String,
        line: Int,
        column: Int
    ) throws {
        let noir = try #require(
            try Self.flatten(("base", Self.twoModes), ("noir", "extends: base\n\(child)"))
                .documents.last
        )
        let (theme, findings) = noir.resolve()
        #expect(theme?.modes.map(\.name) == ["light", "dark"])
        #expect(findings.map(\.rule) == [.invalidName])
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.location?.line == line)
        #expect(findings.first?.location?.column == column)
    }

    private static let twoModes = """
        palette: { paper: white, ink: black }
        colors: { background: "{palette.paper}", text: "{palette.ink}" }
        modes: { dark: { colors: { background: black, text: white } } }
        """

    @Test(arguments: [
        ("scheme: dark", 2, 9)
    ])
    func `A dark default mode over a base with a dark mode is a finding`(
        child: String,
        line: Int,
        column: Int
    ) throws {
        let base = Self.twoModes
        let noir = try #require(
            try Self.flatten(("base", base), ("noir", "extends: base\n\(child)")).documents.last
        )
        let found = try #require(noir.resolve().findings.first { $0.rule == .invalidName })
        #expect(found.location == Place(file: "themes/noir.yml", line: line, column: column))
        #expect(
            found.message
                == "'base', which is extended, has a mode 'dark', the name of the default mode here"
        )
        // The help is a remedy.
        let fixed =
            "extends: base\nmodes: { dark: { colors: { background: \"#111\", text: \"#eee\" } } }"
        let (documents, _) = try Self.flatten(("base", base), ("noir", fixed))
        #expect(documents.last?.resolve().findings == [])
    }

    @Test func `A mode named like the base's default mode is a finding at that mode`() throws {
        let base = "colors: { background: white, text: \"#111\" }"
        let child = "extends: base\nmodes: { light: { colors: { text: black } } }"
        let theme = try #require(try Self.flatten(("base", base), ("child", child)).documents.last)
        let found = try #require(theme.resolve().findings.first)
        #expect(found.location == Place(file: "themes/child.yml", line: 2, column: 10))
        #expect(found.message == "the mode 'light' has the name of the default mode")
        // The help is a remedy.
        let fixed = try Self.flatten(
            ("base", base),
            ("child", "extends: base\ncolors: { text: black }")
        ).documents
            .last
        #expect(fixed?.resolve().findings == [])
    }

    @Test func `A mode named like the default mode of the same base is a finding in the base`()
        throws
    {
        let base = "colors: { background: white, text: black }\nmodes: { light: {} }"
        let child = try #require(
            try Self.flatten(("base", base), ("child", "extends: base")).documents.last
        )
        #expect(
            child.resolve().findings.map(\.location) == [
                Place(file: "themes/base.yml", line: 2, column: 10)
            ]
        )
    }

    @Test func `A theme changes one colour of a group and keeps the others`() throws {
        let mode = try Self.child("palette: { sky: { 700: \"#0a0a0a\" } }").defaultMode
        #expect(mode.palette["sky.700"]?.color == (try Color(parsing: "#0a0a0a")))
        #expect(mode.palette["sky.500"]?.color == (try Color(parsing: "#0ea5e9")))
        #expect(mode[.primary]?.color == (try Color(parsing: "#0a0a0a")))
    }

    @Test func `A theme changes one property of a text style and keeps the others`() throws {
        let style = try Self.child("fonts: { styles: { body: { size: 20px } } }").defaultMode
            .styles["body"]
        #expect(style?.size == Dimension(20, .px))
        #expect(style?.weight == 450)
        #expect(style?.family == ["Inter", "sans-serif"])
    }

    @Test func `A theme changes one part of a component and keeps the others`() throws {
        let mode = try Self.child("components: { button: { hover: { border: \"#010203\" } } }")
            .defaultMode
        let hover = mode.components[.button]?.colors[.hover]
        #expect(hover?[.border]?.color == (try Color(parsing: "#010203")))
        #expect(hover?[.text]?.color == (try Color(parsing: "#ffffff")))
        #expect(mode.layout["radius.md"] == Dimension(3, .px))
    }

    @Test func `A theme merges modes by name and adds its own`() throws {
        let theme = try Self.child(
            "modes: { dark: { colors: { text: \"#eeeeee\" } }, dim: { scheme: dark } }"
        )
        #expect(theme.modes.map(\.name) == ["light", "dark", "night", "dim"])
        let dark = try #require(theme.modes.first { $0.name == "dark" })
        #expect(dark[.text]?.color == (try Color(parsing: "#eeeeee")))
        #expect(dark[.background]?.color == (try Color(parsing: "#102030")))
    }

    @Test func `A chain of bases is followed in any order of the files`() throws {
        let (documents, findings) = try Self.flatten(
            ("c", "extends: b\nname: C"),
            ("a", Self.base),
            ("b", "extends: a\npalette: { ink: \"#222222\" }")
        )
        #expect(findings.isEmpty)
        let theme = try #require(documents.first { $0.id == "c" }?.resolve().theme)
        #expect(theme.defaultMode[.text]?.color == (try Color(parsing: "#222222")))
    }

    @Test func `A missing base gets a guess in the help, and other themes stay`() throws {
        let (documents, findings) = try Self.flatten(
            ("keystone", Self.base),
            ("orchard", "extends: keystnoe")
        )
        #expect(documents.map(\.id) == ["keystone"])
        #expect(findings.map(\.rule) == [.unknownBase])
        #expect(findings.first?.theme == "orchard")
        #expect(findings.first?.help == "did you mean 'keystone'?")
        #expect(findings.first?.location == Place(file: "themes/orchard.yml", line: 1, column: 10))
    }

    @Test func `A missing base is never guessed to be the theme itself`() throws {
        let (_, findings) = try Self.flatten(("a", Self.base + "\nextends: b"))
        #expect(findings.map(\.help) == ["'extends' takes the id of another theme: its file name"])
    }

    @Test(arguments: ["keystone.yml", "../themes/keystone.yml", "Keystone"])
    func `A base that is named by its file gets its id in the help`(base: String) throws {
        let (_, findings) = try Self.flatten(
            ("keystone", Self.base),
            ("orchard", "extends: \(base)")
        )
        #expect(findings.map(\.help) == ["did you mean 'keystone'?"])
    }

    @Test func `A circle of bases is reported for each member with the whole chain`() throws {
        let (documents, findings) = try Self.flatten(
            ("a", "extends: b"),
            ("b", "extends: c"),
            ("c", "extends: a"),
            ("d", "extends: a"),
            ("e", Self.base)
        )
        #expect(documents.map(\.id) == ["e"])
        #expect(
            findings.map(\.message) == [
                "themes extend each other in a circle: a → b → c → a",
                "themes extend each other in a circle: b → c → a → b",
                "themes extend each other in a circle: c → a → b → c",
            ]
        )
    }

    @Test func `A chain of bases ends at 32 themes`() throws {
        let chain = (1...40).map {
            (id: "t\($0)", yaml: $0 == 1 ? Self.base : "extends: t\($0 - 1)")
        }
        let (documents, findings) = try Self.flatten(chain)
        #expect(documents.map(\.id) == (1...32).map { "t\($0)" })
        #expect(findings.count == 8)
        #expect(findings.first?.message == "more than 32 themes extend each other here")
        #expect(findings.first?.theme == "t33")
    }

    @Test func `A theme that extends itself is reported as a circle`() throws {
        let (documents, findings) = try Self.flatten(("a", "extends: a"))
        #expect(documents.isEmpty)
        #expect(findings.first?.message == "themes extend each other in a circle: a → a")
    }

    @Test func `A base of another tool's format is one of that tool's files`() throws {
        func document(_ id: String, _ format: String, base: String? = nil) -> ThemeDocument {
            var document = ThemeDocument(id: id, format: format)
            document.base = base.map { Located($0) }
            return document
        }
        let dark = document("dark", "helix", base: "base")
        let (kept, findings) = ThemeInheritance.flatten([
            document("base", "vscode"), dark, document("bases", "helix"),
        ])
        #expect(kept.map(\.id) == ["base", "bases"])
        #expect(
            findings.map(\.message) == [
                "'dark' extends 'base', which is no theme of the format 'helix' here"
            ]
        )
        #expect(findings.map(\.help) == ["did you mean 'bases'?"])
        let alone = ThemeInheritance.flatten([
            dark, document("own", "native", base: "base"), document("base", "vscode"),
        ])
        #expect(alone.documents.map(\.id) == ["own", "base"])
        #expect(alone.findings.map(\.help) == ["put its file beside this one"])
        let links = [document("base", "vscode"), dark, document("base", "helix")].map {
            ThemeLink($0)
        }
        #expect(ThemeInheritance.chains(of: links).chains == [[0], [1, 2]])
    }

    @Test func `Files without a theme are left out of chains, and other places stay`()
        throws
    {
        let child = try Self.document("child", "extends: base\ncolors: { text: black }")
        let base = try Self.document("base", "colors: { background: white, text: black }")
        let (chains, findings) = ThemeInheritance.chains(of: [
            nil, ThemeLink(child), nil, ThemeLink(base),
        ])
        #expect(chains == [[1, 3], [3]])
        #expect(findings.isEmpty)
    }

    @Test(arguments: [
        ("Base Theme", "base"), ("base theme", "base"), ("base.yml", "base"), ("bse", "base"),
    ])
    func `A base that is named by name, file or nearly its id gets its id in the help`(
        base: String,
        id: String
    ) throws {
        let (_, findings) = try Self.flatten(
            ("base", "name: Base Theme\ncolors: { background: white, text: black }"),
            ("child", "extends: \(base)")
        )
        #expect(findings.map(\.rule) == [.unknownBase])
        #expect(findings.first?.help == "did you mean '\(id)'?")
    }

    @Test func `Two themes with one id are a finding with both files, and the first stays`()
        throws
    {
        let documents = [
            SampleTheme.document(Self.base, file: "themes/Rosé Pine.yml").document,
            SampleTheme.document("name: Other", file: "more/rose-pine.yaml").document,
        ].compactMap(\.self)
        let (kept, findings) = ThemeInheritance.flatten(documents)
        #expect(kept.map(\.name) == ["Keystone"])
        #expect(findings.map(\.rule) == [.duplicateID])
        #expect(findings.first?.message == "the id 'rose-pine' is taken by themes/Rosé Pine.yml")
        #expect(findings.first?.location?.file == "more/rose-pine.yaml")
    }
}
