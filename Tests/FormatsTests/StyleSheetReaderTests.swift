import ColorScience
import Findings
import Foundation
import SourceText
import TestSupport
import Testing
import ThemeModel

@testable import ForeignFormats
@testable import ThemeFormats

@Suite("A style sheet with custom properties")
struct StyleSheetReaderTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/page.css")
    }

    private static func modes(_ text: String) throws -> [Mode] {
        try #require(read(text).documents.first?.resolve().theme).modes
    }

    @Test func `A token with the name of a component's colour has its own`() throws {
        let modes = try Self.modes(
            ":root { --background: #fff; --text: #333; --button-background: #eee; --button-text: #fff }"
        )
        let names = ["button-text", "button-background"]
        #expect(names.map { modes[0].color(named: $0)?.display.css } == ["#ffffff", "#eeeeee"])
        #expect(modes[0].color(named: "badge-text")?.display.css != nil)
    }

    @Test func `A style sheet keeps colours that only a later mode has`() throws {
        let css = """
            .white-theme, [data-theme=light] { --background: #fff; --text: #000 }
            .dark-theme, [data-theme=dark] { --background: #000; --text: #fff; --glow: #abc; --link: var(--glow) }
            """
        let (documents, findings) = ThemeReader.read(Data(css.utf8), file: "themes/a.css")
        let document = try #require(documents.first)
        #expect(findings.isEmpty && documents.count == 1 && document.modes.names == ["dark"])
        #expect(
            document.appearance.palette["glow"] == nil && document.appearance.colors["link"] == nil
        )
        let theme = try #require(document.resolve().theme)
        #expect(theme.modes.last?.palette["glow"]?.display.rgb.hex == "#aabbcc")
        #expect(theme.modes.last?[.link]?.display.rgb.hex == "#aabbcc")
    }

    @Test(arguments: [
        ".dark { --color-background: #000; --color-text: #fff }",
        "@media (prefers-color-scheme: dark) { :root { --color-background: #000; --color-text: #fff } }",
        ":root { @media screen and (prefers-color-scheme: dark) { --color-background: #000; --color-text: #fff } }",
        "[data-theme=\"dark\"] { --color-background: #000; --color-text: #fff }",
        "html.dark, body.dark { --color-background: #000; --color-text: #fff }",
        ":root[data-mode=dark]:not(.x) { --color-background: #000; --color-text: #fff; }",
        ":where(.dark, .dark *) { --color-background: #000; --color-text: #fff; }",
        "@layer base { .dark { --color-background: black !important; --color-text: white !important } }",
        "@variant dark { --color-background: black; --color-text: white }",
    ])
    func `A style sheet's dark rules become a dark mode`(rule: String) throws {
        let modes = try Self.modes(
            ":root { --color-background: #fff; --color-text: #000; --ink: #123 }\n" + rule
        )
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#000000"])
        #expect(modes.map { $0[.text]?.display.css } == ["#000000", "#ffffff"])
        #expect(modes.map { $0.palette["ink"]?.display.css } == ["#112233", "#112233"])
    }

    @Test func `A style sheet's rules for more contrast become modes`() throws {
        let modes = try Self.modes(
            """
            :root { --text: #555; --background: #fff }
            @media (prefers-color-scheme: dark) { :root { --text: #aaa; --background: #000 } }
            @media (prefers-contrast: more) { :root { --text: #000 } }
            @media (prefers-contrast: more) and (prefers-color-scheme: dark) { :root { --text: #fff } }
            """
        )
        #expect(modes.map(\.name) == ["light", "dark", "high-contrast", "dark-high-contrast"])
        #expect(
            modes.map { $0[.text]?.display.css } == ["#555555", "#aaaaaa", "#000000", "#ffffff"]
        )
        #expect(
            modes.map { $0[.background]?.display.css } == [
                "#ffffff", "#000000", "#ffffff", "#000000",
            ]
        )
        #expect(modes.map(\.contrast) == [.standard, .standard, .more, .more])
    }

    @Test(arguments: [".dark-high-contrast", "[data-theme=\"dark_high_contrast\"]"])
    func `A style sheet may have one mode with more contrast alone`(selector: String) throws {
        let modes = try Self.modes("\(selector) { --text: #fff; --background: #111 }")
        #expect(modes.map(\.name) == ["dark"] && modes.map(\.contrast) == [.more])
        #expect(modes.map { $0[.background]?.display.css } == ["#111111"])
    }

    @Test func `A form of a component is no theme, and a form of the page is one`() {
        let (documents, _) = Self.read(
            """
            :root { --background: #fff; --text: #111; --btn-bg: #036 }
            .btn--ghost { --btn-bg: #fff }
            .theme-toggle--sm { --btn-bg: #eee }
            .theme--dark { --background: #111; --text: #fff }
            """
        )
        #expect(documents.map(\.id) == ["page"])
        #expect(documents.first?.modes.names == ["dark"])
    }

    @Test func `Forms of a block that set as many colours as a system has are themes`() {
        func colors(_ value: String) -> String {
            (0..<30).map { "--acme-layer-\($0): \(value);" }.joined(separator: " ")
        }
        let (documents, _) = Self.read(
            """
            :root { --acme-gap: 4px }
            .acme--day { --acme-text: #111; \(colors("#fff")) }
            .acme--night { color-scheme: dark; --acme-text: #eee; \(colors("#222")) }
            .acme--layer { --acme-layer: var(--acme-layer-1) }
            """
        )
        #expect(documents.map(\.id) == ["page-acme-day", "page-acme-night"])
        #expect(documents.last?.appearance.scheme?.value == .dark)
    }

    @Test func `A number that another property needs is no colour`() {
        let (_, findings) = Self.read(
            ":root { --text: #111; --width: calc(1px * 2); --line: var(--width) solid red; --gap: var(--width) }"
        )
        #expect(findings.filter { $0.severity == .error }.isEmpty)
    }

    @Test func `Rules for more contrast that named themes share are no theme of their own`() {
        let (documents, _) = Self.read(
            """
            [data-theme="ocean"] { --background: #fff; --text: #111 }
            [data-theme="sand"] { --background: #fed; --text: #210 }
            @media (prefers-contrast: more) { :root { --text: #000 } }
            """
        )
        #expect(documents.map(\.id) == ["page-ocean", "page-sand"])
    }

    @Test func `A Primer style sheet is one theme with schemes for reader and system`() throws {
        let (documents, findings) = Self.read(
            """
            [data-color-mode="light"][data-light-theme="light"],
            [data-color-mode="light"][data-light-theme="light"] ::backdrop,
            [data-color-mode="auto"][data-light-theme="light"] { --text: #1f2328; --background: #fff }
            [data-color-mode="dark"][data-dark-theme="dark"] { --text: #e6edf3; --background: #0d1117 }
            [data-color-mode="auto"][data-light-theme="dark"] { --text: #e6edf3; --background: #0d1117 }
            @media (prefers-color-scheme: dark) {
              [data-color-mode="auto"][data-dark-theme="dark"] { --text: #e6edf3; --background: #0d1117 }
              [data-color-mode="auto"][data-dark-theme="light"] { --text: #1f2328; --background: #fff }
            }
            """
        )
        #expect(findings == [] && documents.map(\.id) == ["page"])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map(\.name) == ["light", "dark"])
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#0d1117"])
    }

    @Test(arguments: ["dark", "\"dark\"", "only dark", "dark light"])
    func `A style sheet states its scheme in several ways, and shadows are no colours`(
        scheme: String
    ) throws {
        let (documents, findings) = Self.read(
            """
            @plugin "daisyui/theme" { name: "x"; color-scheme: \(scheme); --text: #fff; --background: #777;
              --ring: 0 0 0 2px #0d1117 }
            """
        )
        #expect(documents.map { $0.appearance.scheme?.value } == [.dark])
        #expect(findings.map(\.severity) == [.note])
    }

    @Test func `A shadcn style sheet has roles from bare channels and Tailwind's names`() throws {
        let (documents, findings) = Self.read(
            """
            @theme inline { --color-brand: #00f }
            @layer base {
              :root { --background: 0 0% 100%; --foreground: 222.2 84% 4.9%; --card: var(--background);
                --primary: oklch(0.5 0.1 250); --primary-foreground: 0 0% 100%; --radius: 0.5rem }
              .dark { --background: 222.2 84% 4.9%; --foreground: 0 0% 100% }
            }
            """
        )
        #expect(findings == [])
        let modes = try #require(documents.first?.resolve().theme).modes
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#020817"])
        #expect(modes.map { $0[.text]?.display.css } == ["#020817", "#ffffff"])
        #expect(
            modes[1][.surface]?.display.css == "#020817"
                && modes[0][Role.primary.on]?.display.css == "#ffffff"
        )
        #expect(
            modes[0][.success]?.alias?.path == "colors.primary",
            "its accent is the grey behind a hovered item"
        )
        #expect(
            modes[0].palette["brand"]?.display.css == "#0000ff"
                && modes[0].palette["color-card"] == nil
        )
        #expect(modes[0].layout["radius.md"]?.css == "0.5rem")
    }

    @Test(arguments: [
        ("calc(var(--radius) - 2px)", "8px"), ("calc(var(--radius) + 0.25rem)", "0.875rem"),
        ("calc(var(--radius) * 0.8)", "0.5rem"), ("calc(2*var(--radius))", "1.25rem"),
        ("calc(var(--radius) / 2)", "0.3125rem"), ("calc(var(--radius) - 100px)", "0"),
        ("calc(1vw * 2)", "2vw"),
        ("calc(var(--radius) - 1vw)", nil), ("calc(var(--radius) * 2px)", nil),
        ("calc(var(--radius) / 0)", nil),
        ("calc(var(--radius) + 2)", nil), ("calc(1e300px * 1e300)", nil), ("calc()", nil),
        ("min(1px, 2px)", nil),
        ("calc(calc(1px) + 1px)", nil), ("calc(900000px * 900000)", nil), ("-4px", nil),
    ])
    func `A radius that is computed from another one gets its value`(
        value: String,
        expected: String?
    ) throws {
        let (documents, _) = Self.read(
            ":root { --text: #000; --radius: 0.625rem; --radius-sm: \(value) }"
        )
        let layout = try #require(documents.first).appearance.layout
        #expect(
            try layout["radius.sm"]?.value == expected.map { try DimensionExpression(parsing: $0) }
        )
        #expect(layout["radius.md"]?.value == .literal(Dimension(0.625, .rem)))
    }

    @Test func `A shadcn style sheet has all of shadcn's radii`() throws {
        let (documents, findings) = Self.read(
            """
            :root { --background: #fff; --foreground: #000; --radius: 0.625rem }
            @theme inline {
              --radius-sm: calc(var(--radius) - 4px); --radius-md: calc(var(--radius) - 2px);
              --radius-lg: var(--radius); --radius-xl: calc(var(--radius) + 4px) }
            """
        )
        let layout = try #require(documents.first).appearance.layout
        #expect(layout.names.sorted() == ["radius.lg", "radius.md", "radius.sm", "radius.xl"])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        let radii = ["sm", "md", "lg", "xl"].map { mode.layout["radius.\($0)"]?.css }
        #expect(radii == ["6px", "8px", "0.625rem", "14px"])
        #expect(findings == [])
    }

    @Test func `A style sheet's --radius-md wins over its --radius`() throws {
        let (documents, findings) = Self.read(
            ":root { --text: #000; --radius-md: 6px; --radius: 0.5rem }"
        )
        #expect(documents.first?.resolve().theme?.defaultMode.layout["radius.md"]?.css == "6px")
        #expect(findings.map(\.message).allSatisfy { $0.hasSuffix(": 1, first '--radius'") })
    }

    @Test func `A daisyUI style sheet has a theme for each block, or one of two schemes`() throws {
        func block(_ name: String, _ scheme: String, _ base: String) -> String {
            "@plugin \"daisyui/theme\" { name: \"\(name)\"; default: true; color-scheme: \(scheme); "
                + "--color-base-100: \(base); --color-base-content: #888; --color-primary: #00f; --depth: 1; }\n"
        }
        let family = Self.read(
            "@import \"x\";\n" + block("sea", "light", "#fff") + block("night sea", "dark", "#000")
        )
        #expect(family.documents.map(\.name) == ["sea", "night sea"])
        #expect(family.documents.map { $0.resolve().theme?.defaultMode.scheme } == [.light, .dark])
        #expect(
            family.documents.map { $0.resolve().theme?.defaultMode[.background]?.display.css } == [
                "#ffffff", "#000000",
            ]
        )
        let pair = Self.read(block("light", "light", "#fff") + block("dark", "dark", "#000"))
        #expect(
            pair.documents.map { $0.resolve().theme?.modes.map(\.name) } == [["light", "dark"]]
        )
        let bare = Self.read("--color-base-100: oklch(98% 0 0);\n--color-base-content: #111;\n")
        #expect(bare.documents.first?.resolve().theme?.defaultMode[.text]?.display.css == "#111111")
    }

    @Test func `Before version 5, daisyUI had short names and bare channels`()
        throws
    {
        let (documents, findings) = Self.read(
            """
            :root { color-scheme: light; --p: 262 80% 50%; --b1: 0 0% 100%; --bc: 215 28% 17%; --in: 75% 2 30 }
            [data-theme=night] { color-scheme: dark; --p: 75.4611% 0.18307 346.81; --b1: 28.8229% 0.0221 277.5; --bc: 100% 0 0 }
            """
        )
        #expect(findings.map(\.severity) == [.error], "a chroma of 2 is no colour")
        let modes = documents.compactMap { $0.resolve().theme?.defaultMode }
        #expect(modes.map { $0[.background]?.display.css } == ["#ffffff", "#282a36"])
        #expect(modes.map { $0[.text]?.display.css } == ["#1f2937", "#ffffff"])
        #expect(modes.map { $0[.primary]?.display.css } == ["#641ae6", "#ff79c6"])
    }

    @Test func `A mode for everything but print is kept`() {
        let (documents, _) = Self.read(
            """
            body { --background: #fff; --text: #000 }
            @media not print { body[data-theme=dark] { --background: #101010; --text: #eee } }
            @media print { body { --text: #111 } }
            @media not screen { body { --text: #222 } }
            """
        )
        let theme = documents.first?.resolve().theme
        #expect(theme?.modes.map { $0[.text]?.display.css } == ["#000000", "#eeeeee"])
    }

    @Test
    func
        `A class of a part of the page, or Tailwind's own variables, is no theme`()
    {
        let (documents, _) = Self.read(
            """
            :root { --background: #fff; --text: #000 }
            *, ::before { --tw-a: 1; --tw-b: 1; --tw-c: 1 }
            .stats { --tw-a: 2; --tw-b: 2; --tw-c: 2; --text: #111 }
            :where(.stats) > a { --text: #222 }
            .theme-switch .theme-icon { --background: #eee }
            .dark .theme-sea { --background: #012 }
            """
        )
        #expect(documents.map(\.name) == [nil, "theme-sea"])
    }

    @Test func `A style sheet has a theme for each attribute or class that names one`() {
        let (documents, findings) = Self.read(
            """
            :root { --background: #fff; --text: #000; --primary: #00f }
            [data-theme="ocean"] { --background: #eef }
            .theme-sand { --background: #fee }
            .rose { --background: #fdd; --text: #300; --primary: #f00 }
            .card { --background: #ddd }
            .dark .card { --background: #222 }
            """
        )
        #expect(documents.map(\.name) == [nil, "ocean", "theme-sand", "rose"])
        #expect(
            documents.map { $0.resolve().theme?.defaultMode[.background]?.display.css } == [
                "#ffffff", "#eeeeff", "#ffeeee", "#ffdddd",
            ]
        )
        #expect(documents.last?.location?.line == 4)
        #expect(findings.map(\.severity) == [.warning, .note])
    }

    @Test func `A style sheet keeps the values that Tailwind's inline theme repeats`() throws {
        let (documents, findings) = Self.read(
            """
            :root { --background: #fff; --text: #000; --font-sans: Inter, sans-serif; --radius: 8px }
            @theme inline { --color-background: var(--background); --font-sans: var(--font-sans); --radius-lg: var(--radius) }
            """
        )
        #expect(findings == [])
        let appearance = try #require(documents.first?.appearance)
        #expect(appearance.families["sans"]?.value == ["Inter", "sans-serif"])
        #expect(appearance.layout.names == ["radius.md", "radius.lg"])
    }

    @Test func `A transparent role of a style sheet has that colour`() throws {
        let (documents, findings) = Self.read(
            ":root { --background: #fff; --text: #111; --text-muted: transparent }"
        )
        #expect(findings == [])
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.textMuted]?.isKnown == true && mode[.textMuted]?.display.alpha == 0)
    }

    @Test(arguments: [
        ("none", Severity.error), ("17, 24, 39", .error), ("currentcolor", .warning),
        ("CanvasText", .warning),
    ])
    func `A role of a style sheet without a colour of its own is unknown`(
        value: String,
        severity: Severity
    ) throws {
        let (documents, findings) = Self.read(
            ":root { --background: #fff; --text: #111; --text-muted: \(value) }"
        )
        #expect(findings.map(\.severity) == [severity], "\(findings.map(\.message))")
        #expect(findings.first?.location?.column == 57)
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(mode[.textMuted]?.isKnown == false)
    }

    @Test(arguments: [
        "--text-muted: initial", "--color-scheme: light dark", "--radius: none",
        "--shadow: none",
    ])
    func `A property of a style sheet that is no colour is no mistake`(property: String) throws {
        let (documents, findings) = Self.read(
            ":root { --background: #fff; --text: #111; \(property) }"
        )
        #expect(findings.allSatisfy { $0.severity == .note }, "\(findings.map(\.message))")
        #expect(documents.first?.resolve().theme?.defaultMode[.textMuted]?.isKnown == true)
    }

    @Test func `Names in other scripts are colours of their own`() throws {
        let css =
            ":root { --background: #fff; --text: #111; --цвет: #123; --фона: #456; ------: #789 }"
        let read = ThemeReader.read(Data(css.utf8), file: "themes/a.css")
        let palette = try #require(read.documents.first).appearance.palette
        let colors = palette.map(\.value.value.written)
        #expect(colors.compactMap(\.self).sorted() == ["#123", "#456", "#789"])
    }

    @Test(arguments: [
        "#0969da solid 2px", "2px solid #0969da", "#0969da dashed", "2px solid var(--text)",
    ])
    func `The color of a line under a name of its own is left out with a note`(
        value: String
    ) throws {
        let css = ":root { --background: #fff; --text: #111; --focus-outline: \(value) }"
        let read = ThemeReader.read(Data(css.utf8), file: "themes/a.css")
        #expect(read.findings.map(\.severity) == [.note])
    }

    @Test(arguments: ["border", "focus", "focus-ring"])
    func `A line under the name of a role is no color and no mistake`(name: String) throws {
        let line = "1px solid var(--text)"
        let css = ":root { --background: #fff; --text: #111; --\(name): \(line) }"
        let read = ThemeReader.read(Data(css.utf8), file: "themes/a.css")
        #expect(read.findings.map(\.severity) == [.note])
        #expect(read.documents.first?.appearance.colors["border"] == nil)
    }

    @Test(arguments: ["#0969da sold 2px", "#0969da 2px", "#fff #000 solid"])
    func `A color with anything else after it is an error`(value: String) throws {
        let css = ":root { --background: #fff; --text: #111; --focus-outline: \(value) }"
        let read = ThemeReader.read(Data(css.utf8), file: "themes/a.css")
        #expect(read.findings.map(\.severity) == [.error])
    }

    @Test func `Properties of a style sheet that are left out are one note a kind`() {
        let (documents, findings) = Self.read(
            """
            @import url("a:b.css");
            @font-face { font-family: Inter }
            :root { --text: hsl(var(--hue) 10% 10%); --background: #fff; --hue: 200; --shadow: 0 1px 2px; --zoom: 2 }
            @layer base { body { color: red; @apply hover:bg-card; } }
            .button { &:hover { background: blue } }
            """
        )
        #expect(documents.count == 1)
        #expect(
            findings.map(\.message) == [
                "'a:b.css' is an address, and what it imports is not read",
                "custom properties that a theme has no place for are left out: 2, first '--shadow'",
                "properties other than custom ones are left out: 3, first 'font-family' in '@font-face'",
            ]
        )
        #expect(findings.map(\.severity) == [.note, .note, .note])
        #expect(findings.map(\.location?.line) == [1, 3, 2])
    }

    @Test func `A style sheet's var() is followed, and one that leads outside is named`() throws {
        let (documents, findings) = Self.read(
            """
            :root { --h: 210; --a: hsl(var(--h) 50% 50%); --b: var(--a); --c: var(--gone, #123456); --text: var(--b);
              --background: var(--elsewhere); --d: var(--e); --e: var(--d); --f: rgb(var(--g) / 50%); --g: 255 0 0;
              --i: color-mix(in oklab, red, blue); --z-index: 100; --j: light-dark(#fff, #000);
              color-scheme: light }
            """
        )
        let mode = try #require(documents.first?.resolve().theme).defaultMode
        #expect(
            mode.palette["a"]?.display.css == "#4080bf"
                && mode.palette["b"]?.alias?.path == "palette.a"
        )
        #expect(
            mode.palette["c"]?.display.css == "#123456" && mode[.text]?.display.css == "#4080bf"
        )
        #expect(mode.palette["g"]?.display.css == "#ff0000" && mode.palette["z-index"] == nil)
        #expect(findings.map(\.rule) == [.unknownReference, .unknownKey])
        #expect(findings[1].message.hasSuffix(": 1, first '--z-index'"))
        #expect(
            findings[0].message.contains("'--background' takes '--elsewhere'")
                && findings[0].message.contains("2 more")
        )
        #expect(
            findings[0].location == SourceLocation(file: "themes/page.css", line: 2, column: 17)
        )
        #expect(mode[.background]?.origin == .substituted)
    }

    @Test(arguments: [
        "", "a { color: red }", ":root { --a: 1px }", "}}}}", ":root { --a: #fff",
        "@media { @media {",
        String(repeating: "a{", count: 10_000), String(repeating: "(", count: 100_000),
        ":root { " + (0..<40).map { "--a\($0): var(--a\($0 + 1)) var(--a\($0 + 1));" }.joined()
            + "--a40: x }",
        ":root { --a: " + String(repeating: "var(", count: 10_000) + "}",
        String(repeating: ":is(", count: 100) + "{ --a: #fff }",
        ":root { " + (0..<60_000).map { "--a\($0): 1;" }.joined() + "}",
        String(repeating: "a,", count: 10_000) + ":root { --a: #fff }",
    ])
    func `A hostile style sheet, or one without colours, is read to its end`(text: String) {
        let (documents, findings) = Self.read(text)
        #expect(!documents.isEmpty || findings.contains { $0.severity == .error })
    }

    @Test(.enabled(if: Seeds.isLongRun, "the long run reads two million properties"))
    func `Many themes with many properties each stay within bounds`() {
        let base = ":root { " + (0..<5_000).map { "--a\($0): #123456;" }.joined() + "}\n"
        let themes = (0..<500).map { "[data-theme=t\($0)] { --a0: #\(100_000 + $0) }\n" }.joined()
        let (documents, findings) = Self.read(base + themes)
        #expect(!documents.isEmpty && documents.count < 200)
        #expect(findings.contains { $0.severity == .error && $0.message.contains("more themes") })
    }

    @Test(arguments: [
        "</style><script>", "\\66 oo", "--", "a\u{301}b",
        "{\"$css\": [{\"within\": 1, \"properties\": []}]}",
    ])
    func `A style sheet gives only names that CSS can have`(name: String) {
        for document in Self.read(":root { --\(name): #fff; --ok: #000 }").documents {
            #expect(document.appearance.palette.names.allSatisfy(TokenName.isValid))
        }
        #expect(ThemeReader.read(Data(name.utf8), file: "x.json").documents.isEmpty)
    }

    @Test(.enabled(if: Repository.hasCorpora, "../shared/corpora is absent"))
    func `A style sheet of the corpus says which colours come from elsewhere`() throws {
        let file = Repository.corpora.appending(path: "css/tweakcn-globals.css")
        let (documents, findings) = ThemeReader.read(
            try Data(contentsOf: file),
            file: "globals.css"
        )
        let colors = try #require(documents.first?.resolve().theme).defaultMode.colors
        #expect(documents.count == 1 && colors.allSatisfy { $0.value.origin == .substituted })
        #expect(findings.map(\.severity).filter { $0 != .note } == [.warning, .warning])
        #expect(findings.contains { $0.message.hasPrefix("'./loaders.css' names a file") })
        #expect(
            findings.contains {
                $0.message.contains("takes '--background'") && $0.message.contains("more")
            }
        )
    }

    @Test(arguments: [
        ("@import \"tailwindcss\";", "#155dfc"),
        ("@import 'tailwindcss/theme' layer(theme);", "#155dfc"),
        ("@import \"other\";", nil), ("", nil),
    ])
    func `A style sheet has Tailwind's colours where it imports Tailwind`(
        start: String,
        css: String?
    ) throws {
        let text =
            "\(start)\n@theme { --color-brand: var(--color-blue-600); --color-ink: #111111 }\n"
        let (documents, findings) = ThemeReader.read(Data(text.utf8), file: "app.css")
        let palette = try #require(documents.first).appearance.palette
        guard case .literal(let color)? = palette["brand"]?.value.source else {
            let rules = findings.filter { $0.severity != .note }.map(\.rule)
            #expect(css == nil && rules == [.unknownReference])
            return
        }
        #expect(color.mapped.css == css && findings == [])
        #expect(palette.names == ["brand", "ink"])
    }
}
