import ColorScience
import Findings
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import ForeignFormats

/// What an element of `body` gets was measured with Chromium 156.
@Suite("A custom property without a value")
struct UnsetPropertyTests {
    private static func link(_ rules: String) throws -> ThemeColor {
        let css = ":root { --background: #fff; --text: #111 } " + rules
        let read = ThemeReader.read(Data(css.utf8), file: "themes/page.css")
        let theme = try #require(read.documents.first?.resolve().theme)
        return try #require(theme.defaultMode[.link])
    }

    /// Chromium: the property is invalid, and the text inherits its colour.
    @Test(arguments: [
        ":root { --link: var(--nope) } body { --nope: #eee }",
        ":root { --link: color-mix(in srgb, var(--nope) 50%, #fff) } body { --nope: #eee }",
        ":root { --link: var(--nope); --nope: initial } body { --nope: #eee }",
        ":root { --link: var(--ink); --ink: var(--nope) } body { --nope: #eee }",
        ":root { --link: var(--nope) }",
    ])
    func `A color of a name that its element lacks is unknown, though a child sets the name`(
        rules: String
    ) throws {
        #expect(try !Self.link(rules).isKnown)
    }

    @Test(arguments: [
        (":root { --link: var(--nope, #00f) } body { --nope: #eee }", "#0000ff"),
        (":root { --link: var(--nope) } :root { --nope: #eee }", "#eeeeee"),
        (":root { --link: var(--nope) } body { --link: #eee }", "#eeeeee"),
        (
            ":root { --link: var(--nope) } body { --nope: #eee; --link: var(--nope) }",
            "#eeeeee"
        ),
        (":root { --link: initial } body { --link: #eee }", "#eeeeee"),
        (":root { --link: #00f } body { --link: inherit }", "#0000ff"),
        (":root { --link: #00f } body { --link: unset }", "#0000ff"),
        (":root { --link: #00f } body { --link: revert }", "#0000ff"),
        (":root { --link: #00f } body { --link: revert-layer }", "#0000ff"),
    ])
    func `A color whose name has a value where it is used is the one that Chromium paints`(
        rules: String,
        expected: String
    ) throws {
        let link = try Self.link(rules)
        #expect(link.isKnown)
        #expect(link.display.css == expected)
    }

    @Test(arguments: [
        ":root { --link: initial }",
        ":root { --link: inherit }",
        ":root { --link: unset }",
        ":root { --link: #00f } body { --link: initial }",
    ])
    func `A property with the initial value is absent, so its role is derived`(
        rules: String
    ) throws {
        guard case .derived = try Self.link(rules).origin else {
            Issue.record("the color is declared")
            return
        }
    }

    @Test func `The finding of such a color names no function that nobody wrote`() throws {
        let css = """
            :root { --background: #fff; --text: #111; --link: var(--nope) }
            body { --nope: #eee }
            """
        let read = ThemeReader.read(Data(css.utf8), file: "themes/page.css")
        let messages = read.findings.map(\.message)
        #expect(messages == ["'--link' takes a property that nothing around it sets"])
    }

    @Test func `A bracket in a string ends no list of selectors`() throws {
        let rules = "body:is([data-x=\")\"], .none), body { --link: #123456 }"
        #expect(try Self.link(rules).color == Color(parsing: "#123456"))
    }
}
