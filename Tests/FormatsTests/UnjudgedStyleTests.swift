import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("What a style sheet writes and no page shows as it stands")
struct UnjudgedStyleTests {
    private static func read(_ text: String) -> ReadThemes {
        ThemeReader.read(Data(text.utf8), file: "themes/page.css")
    }

    private static let page = ":root { --background: #fff; --text: #1d2430 }"

    /// The colour of a role in each mode; nil where it is unknown.
    private static func colors(of role: Role, in text: String) throws -> [String?] {
        let theme = try #require(read(text).documents.first?.resolve().theme)
        return theme.modes.map { mode in
            guard let color = mode[role], color.isKnown else { return nil }
            return color.display.css
        }
    }

    @Test(arguments: ["@keyframes", "@-webkit-keyframes"])
    func `An animation that sets a color has a warning at it`(name: String) throws {
        let css = "\(Self.page)\n\(name) glow { from { --text: #eee } to { --text: #fff } }"
        let findings = Self.read(css).findings.filter { $0.severity == .warning }
        #expect(findings.map(\.location?.line) == [2])
        #expect(findings.first?.message.contains("an animation sets '--text'") == true)
    }

    @Test(arguments: [
        "html { --bar: 0px; &.is-stopped { --bar: var(--width) } }",
        ":root[data-density=\"compact\"] { --density: 0.85 }",
    ])
    func `A state of the page that sets no color is no theme of its own`(rule: String) {
        let documents = Self.read("\(Self.page)\n\(rule)").documents
        #expect(documents.map(\.name) == [nil])
    }

    @Test(arguments: [
        ("[data-theme=dark]", "[data-theme=dark][data-density=compact]", [nil]),
        (".dark", ".dark[data-density=compact]", [nil]),
        ("[data-theme=dark]", "[data-theme=dark] [data-density=compact]", [nil]),
        ("[data-theme=ocean]", "[data-theme=ocean][data-density=compact]", [nil, "ocean"]),
    ])
    func `An attribute that sets sizes alone is no theme in a mode or another theme either`(
        colored: String,
        sized: String,
        names: [String?]
    ) {
        let rules = "\(colored) { --background: #012; --text: #eee }\n\(sized) { --space: 4px }"
        let documents = Self.read("\(Self.page)\n\(rules)").documents
        #expect(documents.map(\.name) == names)
    }

    @Test(arguments: [("\"#777\"", nil), ("0x777777", nil), ("1.5rem", "#1d2430")])
    func `A colour in another language's notation is unknown, and a length is none`(
        value: String,
        heading: String?
    ) throws {
        let css = ":root { --background: #fff; --text: #1d2430; --heading: \(value) }"
        #expect(try Self.colors(of: .heading, in: css) == [heading])
    }

    @Test func `An attribute that sets a colour in a mode alone is a theme`() {
        let rules = """
            .dark { --background: #012; --text: #eee }
            .dark[data-density=compact] { --text: #ccc }
            """
        let documents = Self.read("\(Self.page)\n\(rules)").documents
        #expect(documents.map(\.name) == [nil, "compact"])
    }

    @Test func `A page that is named a theme is one, also with the usual colors`() {
        let rule = ".theme-large { --font-size: 20px }"
        #expect(Self.read("\(Self.page)\n\(rule)").documents.count == 2)
    }

    @Test func `An animation of a number has no warning`() {
        let css = "\(Self.page)\n@keyframes turn { to { --turn: 1 } }"
        #expect(!Self.read(css).findings.contains { $0.severity != .note })
    }

    /// Chromium 156 drops all that the bracket or comment holds.
    @Test(arguments: [
        ("@media (prefers-color-scheme: dark { :root { --text: #222 } } .dark { --text: #333 }", 8),
        ("[data-theme=dark { --text: #222; }", 1),
        (".dark { --shade: rgb(0 0 0; --text: #222; }", 21),
        ("/* .dark { --text: #222 }", 1),
    ])
    func `A bracket or comment that is not closed is an error at its place`(
        rest: String,
        column: Int
    ) {
        let findings = Self.read("\(Self.page)\n\(rest)").findings
        let errors = findings.filter { $0.message.contains("is not closed") }
        #expect(errors.map(\.severity) == [.error])
        #expect(errors.map(\.location?.line) == [2])
        #expect(errors.map(\.location?.column) == [column])
    }

    @Test(arguments: [
        ":root { --background: #fff; --text: rgb(1 2 3",
        ":root { --background: #fff; --text: #123; --x: { a: b; c: (d) } }",
        ":root { --background: #fff; --text: #123; --x: \"(;\" }",
        ":root { --background: #fff; --text: #123 } .a { background: url(data:image/png;base64,AA==) }",
        ":root { --background: #fff; --text: #123 } .a[title=\"[\"] { color: red }",
    ])
    func `A bracket that ends with its value or with the sheet is no error`(css: String) {
        #expect(!Self.read(css).findings.contains { $0.message.contains("is not closed") })
    }

    @Test(arguments: ["17", "1e999", "-.5"])
    func `A number under the name of a role is unknown`(number: String) throws {
        let css = ":root { --background: #fff; --text: #111; --link: \(number) }"
        #expect(try Self.colors(of: .link, in: css) == [nil])
        let errors = Self.read(css).findings.filter { $0.severity == .error }
        #expect(errors.map(\.rule) == [.invalidColor])
    }

    @Test func `A number under the name of a role may be the hue of another color`() throws {
        let css = """
            :root { --background: #fff; --text: hsl(var(--accent) 0% 20%); --accent: 220 }
            """
        #expect(try Self.colors(of: .text, in: css) == ["#333333"])
        #expect(!Self.read(css).findings.contains { $0.severity != .note })
    }

    @Test func `A mode whose value is no color does not take that of the usual mode`() throws {
        let css = """
            :root { --background: #fff; --text: #111; --brand: #00a }
            @media (prefers-color-scheme: dark) {
              :root { --background: #000; --text: #eee; --brand: var(--gone) }
            }
            """
        let theme = try #require(Self.read(css).documents.first?.resolve().theme)
        #expect(theme.modes.map { $0.palette["brand"]?.isKnown } == [true, false])
    }

    @Test func `An alpha beside the value of an older token makes its color unknown`() throws {
        let tokens = """
            {"color": {"background": {"value": "#ffffff", "type": "color"},
              "text": {"value": "#111111", "type": "color", "alpha": 0.1}}}
            """
        let (documents, findings) = ThemeReader.read(Data(tokens.utf8), file: "themes/a.json")
        let theme = try #require(documents.first?.resolve().theme)
        #expect(theme.defaultMode[.text]?.isKnown == false)
        #expect(findings.contains { $0.message.contains("with the alpha 0.1") })
    }
}
