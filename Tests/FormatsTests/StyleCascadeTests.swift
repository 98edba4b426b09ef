import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("The cascade of a style sheet")
struct StyleCascadeTests {
    private static func read(_ text: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/page.css")
    }

    /// `$` stands for this rule.
    private static let base = ":root { --background: #fff; --text: #111 } "

    /// A sheet, a mode, and the value of `--text` that Chromium 156 computes there for an element of `body`.
    private static let computed = [
        ("$.dark { --text: #eee } :root { --text: #222 }", "light", "#222222"),
        ("$:root.dark { --text: #eee } :root { --text: #222 }", "dark", "#eeeeee"),
        ("$html.dark { --text: #eee } .dark { --text: #ddd }", "dark", "#eeeeee"),
        (
            ":root { --background: #fff; --text: #111 !important } .dark { --background: "
                + "#000; --text: #eee }",
            "dark", "#111111"
        ),
        (
            ":root { --background: #fff; --text: #111 ! IMPORTANT; --text: #222 }",
            "light", "#111111"
        ),
        (
            "@layer b, a; @layer a { $} @layer b { :root:root { --text: #222 } }",
            "light", "#111111"
        ),
        ("@layer a { :root:root { --text: #222 } } $", "light", "#111111"),
        (
            "@layer a { :root { --text: #222 !important } } :root { --background: #fff; "
                + "--text: #111 !important }",
            "light", "#222222"
        ),
        ("@layer a { @layer x { html:root { --text: #222 } } $}", "light", "#111111"),
        ("@layer { $} @layer { html { --text: #222 } }", "light", "#222222"),
        ("@layer a { $} @layer b { :root { --text: revert-layer } }", "light", "#111111"),
        (
            ":where(:root) { --text: #222 } * { --text: #333 } html { --background: #fff; "
                + "--text: #111 }",
            "light", "#333333"
        ),
        (":is(html, #none) { --text: #222 } $", "light", "#222222"),
        (":root:not(#none) { --text: #222 } $", "light", "#222222"),
        ("$body { --text: #222 }", "light", "#222222"),
        ("$.dark { --text: #eee } body { --text: #222 }", "light", "#222222"),
        (
            ":root { --background: #fff; --ink: #111; --text: var(--ink) } body { --ink: "
                + "#999 }",
            "light", "#111111"
        ),
        ("$body.dark { --text: #eee }", "dark", "#eeeeee"),
        (
            "$@media not (prefers-color-scheme: dark) { :root { --text: #222 } }",
            "light", "#222222"
        ),
        (
            "$@media not all and (prefers-color-scheme: light) { :root { --text: #eee } }",
            "dark", "#eeeeee"
        ),
        (
            "$@media print, (prefers-color-scheme:dark) { :root { --text: #eee } }",
            "dark", "#eeeeee"
        ),
        (
            "$@media (prefers-color-scheme: dark) or (prefers-contrast: more) { :root { "
                + "--text: #eee } }",
            "dark", "#eeeeee"
        ),
        ("$@media print { :root { --text: #999 } }", "light", "#111111"),
        ("$@media not (color-gamut: p3) { :root { --text: #222 } }", "light", "#222222"),
        ("$@media (color-gamut) { :root { --text: #222 } }", "light", "#222222"),
        ("$@media { :root { --text: #222 } }", "light", "#222222"),
        ("$:root:hover { --text: #999 }", "light", "#111111"),
        (
            ":root { --background: #fff; --text: var(--accent, #111) } body { --accent: #f00 }",
            "light", "#111111"
        ),
        (
            ":root { --background: #fff; --base: #111; --text: var(--base, rgb(0 0 0)) } "
                + "body { --base: #999 }",
            "light", "#111111"
        ),
        (
            "$@supports (foo: bar) { :root { --text: #222 } } @supports (color: oklch(0 0 "
                + "0)) { :root { --text: #333 } }",
            "light", "#333333"
        ),
        (
            "$@supports not (color: color-mix(in srgb, red, blue)) { :root { --text: #222 "
                + "} }",
            "light", "#111111"
        ),
        (
            "$@supports (color: red) and (not (foo: bar)) { :root { --text: #222 } }",
            "light", "#222222"
        ),
        ("$:root, :foo(x) { --text: #999 }", "light", "#111111"),
        ("$:root, ::-moz-selection { --text: #999 }", "light", "#111111"),
        ("$:is(:root, :foo) { --text: #222 }", "light", "#222222"),
        ("$:root::before, *::after { --text: #999 }", "light", "#111111"),
        (":root { --background: #fff; & { --text: #333 } --text: #111 }", "light", "#111111"),
        (
            ":root { --background: #fff; --text: #111; @media (prefers-color-scheme: "
                + "dark) { --text: #eee } --link: #00f }",
            "dark", "#eeeeee"
        ),
        (
            ":root { --background: #fff; --text: #111; &.dark { --text: #eee } .dark & { "
                + "--text: #999 } }",
            "dark", "#eeeeee"
        ),
        (
            "html { --background: #fff; --text: #111; body { --text: #222 } }",
            "light", "#222222"
        ),
        (
            ":root { --background: #fff; --text: #111; @layer a { --text: #999 } "
                + "@supports (color: red) { --text: #222 } }",
            "light", "#222222"
        ),
        (
            "$[data-theme=dark] { --text: initial; --background: inherit; --text: #eee }",
            "dark", "#eeeeee"
        ),
        ("$:root:not([data-theme=dark]) { --text: #222 }", "dark", "#111111"),
        (
            "$@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { "
                + "--text: #eee } }",
            "dark", "#eeeeee"
        ),
        (
            "$@media (prefers-color-scheme: dark) { :root { --text: #eee } } "
                + "[data-theme=dark] { --text: #ddd }",
            "dark-by-data-theme", "#dddddd"
        ),
        (
            "$@media (prefers-color-scheme: dark) { :root { --text: #eee } } .light { "
                + "--background: #fefefe }",
            "light-by-class-on-dark-system", "#eeeeee"
        ),
    ]

    /// Rules under conditions on which no colour depends.
    private static func gaps(_ count: Int) -> String {
        (1...count).map { number in
            "@media (min-width: \(number)px) { :root { --gap: \(number)px } } "
        }.joined()
    }

    @Test func `A colour for more contrast under another condition is judged, too`() throws {
        let css =
            Self.base + "@media (prefers-contrast: more) and (min-width: 600px) { :root { "
            + "--text: #ddd } }"
        let modes = try #require(Self.read(css).documents.first?.resolve().theme).modes
        #expect(modes.contains { $0[.text]?.display.css == "#dddddd" })
    }

    @Test func `A sheet with more conditions on colours than are told apart is an error`() {
        let rules = (1...60).map { number in
            "@media (min-width: \(number)px) { :root { --text: #\(100_000 + number) } } "
        }
        let (_, findings) = Self.read(Self.base + rules.joined())
        #expect(findings.contains { $0.severity == .error })
    }

    @Test func `A rule with colours and longer selectors than are read is an error`() {
        let lists = String(repeating: "&.a, &.b, &.c {", count: 10)
        let css = Self.base + ":root {" + lists + "--text: #eee" + String(repeating: "}", count: 11)
        #expect(Self.read(css).findings.map(\.severity).contains(.error))
    }

    @Test(arguments: [#".a\,b { --gap: 1px }"#, #"[x="a\"b,"] { --gap: 1px }"#])
    func `A selector with escapes is a selector`(rule: String) {
        let findings = Self.read(Self.base + rule).findings
        #expect(findings.allSatisfy { $0.severity == .note })
    }

    @Test(.timeLimit(.minutes(10)))
    func `Names of names, classes and important values are read in linear time`() {
        let names = (0..<12).map { level in
            let uses = Array(repeating: "var(--a\(level + 1))", count: 10).joined(separator: " ")
            return "--a\(level): \(uses);"
        }
        let classes = (0..<3_000).map { _ in ".theme-a { --text: #222 }\n" }
        let important = (0..<10_000).map { "--i\($0): 1px !important;" }
        let nested =
            ":root:is(.a, .b, .c) {" + String(repeating: "&:is(.a, .b, .c) {", count: 25)
            + "--gap: 1px" + String(repeating: "}", count: 26)
        let css =
            nested + ":root { \(names.joined()) --a12: 1 } body { --a12: 2 } " + Self.base
            + classes.joined() + ":root { \(important.joined()) }"
        #expect(!Self.read(css).documents.isEmpty)
    }

    @Test(arguments: computed)
    func `A mode has the value that Chromium computes`(
        css: String,
        mode: String,
        expected: String
    ) throws {
        let text = css.replacing("$", with: Self.base)
        let modes = try #require(Self.read(text).documents.first?.resolve().theme).modes
        let found = mode == "light" ? modes.first : modes.first { $0.name == mode }
        let shown = try #require(found, "\(modes.map(\.name))")
        #expect(shown[.text]?.display.css == expected)
    }

    @Test(arguments: [
        ("@media (max-width: 600px) { :root { --text: #999 } }", "by-max-width-600px"),
        ("@media (prefers-contrast: less) { :root { --text: #999 } }", "by-prefers-contrast-less"),
        ("@supports (foo: bar) { :root { --text: #999 } }", "by-supports-foo-bar"),
        ("@container (width > 1px) { :root { --text: #999 } }", "by-container-width-1px"),
        ("@scope (:root) { :scope { --text: #999 } }", "by-scope-root"),
        (
            gaps(40) + "@media (max-width: 600px) { :root { --text: #999 } }",
            "by-max-width-600px"
        ),
    ])
    func `A colour under a condition that no file tells is judged, with a warning`(
        rule: String,
        mode: String
    ) throws {
        let (documents, findings) = Self.read(Self.base + rule)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.first?[.text]?.display.css == "#111111")
        let other = try #require(theme.modes.first { $0.name == mode })
        #expect(other[.text]?.display.css == "#999999")
        #expect(findings.map(\.severity) == [.warning])
        #expect(findings.first?.message.contains("has another value at themes/page.css:1:") == true)
    }

    @Test func `A condition that changes no colour is no question`() {
        let css = Self.base + "@media (max-width: 600px) { :root { --text: #111; --gap: 1px } }"
        let (documents, findings) = Self.read(css)
        #expect(documents.first?.modes.isEmpty == true)
        #expect(findings.allSatisfy { $0.severity == .note })
    }

    @Test func `Two ways to a mode that differ are two modes, and a note has both places`() throws {
        let css = """
            :root { --background: #fff; --text: #111 }
            @media (prefers-color-scheme: dark) { :root { --background: #000; --text: #eee } }
            [data-theme=dark] { --background: #000; --text: #ccc }
            """
        let (documents, findings) = Self.read(css)
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.modes.map(\.name) == ["light", "dark", "dark-by-data-theme"])
        #expect(theme.modes.map { $0[.text]?.display.css } == ["#111111", "#eeeeee", "#cccccc"])
        #expect(
            findings.map(\.message) == [
                "'text' has another value at themes/page.css:2:75"
            ]
        )
        #expect(findings.first?.location?.line == 3)
    }

    @Test func `Two ways to a mode that agree are one mode`() {
        let css = """
            [data-theme=light], :root:not([data-theme=dark]) { --background: #fff; --text: #111 }
            @media only screen and (prefers-color-scheme: dark) {
              :root:not([data-theme]) { --background: #000; --text: #eee }
            }
            [data-theme=dark] { --background: #000; --text: #eee }
            """
        let (documents, findings) = Self.read(css)
        #expect(documents.first?.modes.names == ["dark"] && findings == [])
    }

    @Test func `A colour of a mode that a later rule overrides is a warning with both places`() {
        let (_, findings) = Self.read(".dark { --text: #eee }\n" + Self.base)
        #expect(
            findings.map(\.message) == [
                "'--text' of '.dark' is never shown: ':root' at themes/page.css:2:37 overrides it"
            ]
        )
        #expect(findings.first?.location?.line == 1)
    }

    @Test func `A rule with an invalid selector is dropped with a warning`() {
        let (documents, findings) = Self.read(Self.base + ":root, :foo(x) { --text: #999 }")
        #expect(documents.count == 1)
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test(arguments: [
        ";", "}", "@media screen { ; } ;", "@media screen { } };", "--x: 1;", "--x: 1 }",
    ])
    func `A rule after a sign of no rule is dropped with a warning`(sign: String) throws {
        let (documents, findings) = Self.read(Self.base + sign + ":root { --text: #999 }")
        let mode = try #require(documents.first?.resolve().theme?.modes.first)
        #expect(mode[.text]?.display.css != "#999999")
        #expect(findings.filter { $0.severity > .note }.map(\.severity) == [.warning])
    }

    @Test(arguments: [":root:has(:has(a))", ":root:not(::before)"])
    func `A rule with brackets that browsers refuse is dropped`(selector: String) throws {
        let (documents, findings) = Self.read(Self.base + selector + ", :root { --text: #999 }")
        let mode = try #require(documents.first?.resolve().theme?.modes.first)
        #expect(mode[.text]?.display.css != "#999999")
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test(arguments: ["body.sepia", "html.is-dark", ":root.sepia"])
    func `A class of html or body is a theme or mode where it sets a colour of the page`(
        selector: String
    ) throws {
        let (documents, _) = Self.read(Self.base + "\(selector) { --background: #000 }")
        let themes = documents.compactMap { $0.resolve().theme }
        let grounds = themes.flatMap(\.modes).map { $0[.background]?.display.css }
        #expect(grounds == ["#ffffff", "#000000"])
    }

    @Test func `A class that may be a part of a page is named where it sets a colour of the page`()
    {
        let (documents, findings) = Self.read(Self.base + ".rose { --background: #000 }")
        #expect(documents.count == 1)
        #expect(findings.map(\.severity) == [.warning])
    }

    @Test func `Parts with several classes are no themes`() {
        let css = """
            :root { --background: #fff; --text: #111; --link: #00f }
            .button.is-dark { --background: #000; --text: #fff; --link: #ff0 }
            .navbar.is-white { --background: #fff; --text: #000; --link: #f00 }
            """
        #expect(Self.read(css).documents.map(\.name) == [nil])
    }

    @Test func `A sheet for a component has a theme by its host alone`() throws {
        let (documents, findings) = Self.read(":host { --background: #fff; --text: #111 }")
        #expect(documents.count == 1 && findings == [])
    }

    @Test func `Layers of imports have the order in which they are named`() throws {
        let source = ThemeSource(
            "themes/a.css",
            Data(
                """
                @layer late, early;
                @import "./b.css" layer(early);
                @layer late { :root { --text: #999 } }
                """.utf8
            ),
            others: ["themes/b.css": Data(Self.base.utf8)]
        )
        let theme = try #require(ThemeReader.read(source).documents.first?.resolve().theme)
        #expect(theme.defaultMode[.text]?.display.css == "#111111")
    }

    @Test func `Two sheets with one first word have two ids`() {
        let ids = ["pico.css", "pico.colors.css", "pico.min.css"].map(ThemeReader.themeID)
        #expect(ids == ["pico", "pico-colors", "pico"])
    }
}
