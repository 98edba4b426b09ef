import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("Copies of tokens")
struct MirrorTests {
    private static let tokens = """
        { "color": { "$type": "color",
          "text": { "$value": "#111111", "muted": { "$value": "#667085" } },
          "page": { "$value": "#ffffff" }, "link": { "$value": "{color.text}" } } }
        """

    @Test(arguments: [
        (
            "a.css",
            ":root { --text: #111; --text-muted: #667085; --page: white; --link: var(--text) }"
        ),
        (
            "a.css",
            ":root { --acme-color-text: #111; --acme-color-text-muted: rgb(102 112 133); --acme-color-page: #fff; --acme-color-link: #111111 }"
        ),
        (
            "Theme.swift",
            "extension Color { static let text = Color(0x111111), unused = 1; static let textMuted = Color(hex: \"#667085\"); static let page = Color.white; static let link = text }"
        ),
        (
            "Color.kt",
            "object AcmeColors { val Text = Color(0xFF111111); val TextMuted = Color(0xFF667085); val Page = Color.White; val Link = Text }"
        ),
    ])
    func `Copies in several languages agree, however they spell names and values`(
        file: String,
        text: String
    ) {
        let tokens = """
            { "color": { "$type": "color", "text": { "$value": "#111111" },
              "text-muted": { "$value": "#667085" }, "page": { "$value": "#ffffff" },
              "link": { "$value": "{color.text}" } } }
            """
        #expect(TokenCopy.differences([("tokens.json", tokens), (file, text)]) == [])
    }

    @Test func `A name that is missing is an error on either side`() {
        let found = TokenCopy.differences([
            ("a.css", ":root { --ink: #111; --page: #fff; --line: #ccc }"),
            ("b.css", ":root { --ink: #111; --page: #fff; --mark: #ff0 }"),
        ])
        #expect(
            found == [
                "error b.css 'b.css' lacks 'line', which 'a.css' has",
                "error a.css 'a.css' lacks 'mark', which 'b.css' has",
            ]
        )
    }

    @Test func `Another value is an error with both values as the files have them`() {
        let found = TokenCopy.differences([
            ("a.css", ":root { --ink: #111; --page: #fff }"),
            ("Theme.swift", "let ink = Color(0x222222)\nlet page = Color.white"),
        ])
        #expect(
            found == [
                "error Theme.swift:1:11 'ink' is Color(0x222222) here and #111 in 'a.css': ΔE OK 0.074"
            ]
        )
    }

    @Test func `The stops of gradients are compared, and one that cannot be read is an error`() {
        let first = ":root { --ink: #111; --page: #fff; --hero: linear-gradient(#f00, #00f) }"
        func found(_ hero: String) -> [String] {
            let second = ":root { --ink: #111; --page: #fff; \(hero) }"
            return TokenCopy.differences([("a.css", first), ("b.css", second)])
        }
        #expect(found("--hero: linear-gradient(90deg, red, blue 80%)") == [])
        let other = found("--hero: linear-gradient(#f00, #0f0)")
        #expect(other.count == 1 && other.allSatisfy { $0.contains("'hero.2' is #00ff00 here") })
        let missing = found("--mark: #ff0")
        #expect(missing.contains { $0.contains("'b.css' lacks 'hero.1'") }, "\(missing)")
        let unread = found("--hero: linear-gradient(#f00, var(--nope))")
        #expect(unread.contains { $0.contains("'hero.1' cannot be compared") }, "\(unread)")
    }

    @Test func `A rounding by one unit is a warning that says so`() {
        let found = TokenCopy.differences([
            ("a.css", ":root { --ink: #101112; --page: #fff }"),
            ("b.css", ":root { --ink: #101211; --page: #fff }"),
        ])
        #expect(found.count == 1)
        #expect(
            found[0].hasPrefix("warning b.css:1:16 'ink' is #101211 here and #101112 in 'a.css'")
        )
        #expect(found[0].hasSuffix(": green and blue differ by 1 of 255"))
    }

    @Test func `Another opacity is an error of its own`() {
        let found = TokenCopy.differences([
            ("a.css", ":root { --veil: rgb(0 0 0 / 50%); --page: #fff }"),
            ("b.css", ":root { --veil: rgb(0 0 0 / 60%); --page: #fff }"),
        ])
        #expect(found.count == 1)
        #expect(found[0].hasSuffix("the opacity is 0.6, not 0.5"))
    }

    @Test func `A colour that is unknown in a copy is an error, never a pass`() {
        let found = TokenCopy.differences([
            ("a.css", ":root { --ink: #111; --page: #fff }"),
            ("Theme.swift", "let ink = Color(\"Ink\")\nlet page = Color.white"),
        ])
        #expect(
            found == [
                "error Theme.swift:1:11 'ink' cannot be compared: its colour in 'Theme.swift' is unknown"
            ]
        )
    }

    @Test func `Modes are compared with their partners, and a mode that is missing is named`() {
        let light = ":root { --text: #111; --page: #fff } "
        let dark = "@media (prefers-color-scheme: dark) { :root { --text: #eee; --page: #000 } }"
        let code = """
            enum Light { static let text = Color(0x111111); static let page = Color(0xFFFFFF) }
            enum Dark { static let text = Color(0xEEEEEE); static let page = Color(0x000001) }
            """
        let found = TokenCopy.differences([("a.css", light + dark), ("Theme.swift", code)])
        #expect(found.count == 1)
        #expect(found[0].contains("'page' is Color(0x000001) here and #000 in 'a.css'"))
        let missing = TokenCopy.differences([("Theme.swift", code), ("a.css", light)])
        #expect(missing == ["error a.css 'a.css' lacks the mode 'dark', which 'Theme.swift' has"])
    }

    @Test func `Two names stay two where they would become one`() {
        let sheet = ":root { --mark: #111; --color-mark: #222; --page: #fff }"
        #expect(TokenCopy.differences([("a.css", sheet), ("b.css", sheet)]) == [])
        let other = ":root { --mark: #111; --color-mark: #333; --page: #fff }"
        #expect(TokenCopy.differences([("a.css", sheet), ("b.css", other)]).count == 1)
    }

    @Test func `Colours outside sRGB are compared in all of their gamut`() {
        let first = ":root { --mark: color(display-p3 1 0.2 0.2); --page: #fff }"
        let code =
            "let mark = Color(.displayP3, red: 1, green: 0.2, blue: 0.2)\nlet page = Color.white"
        #expect(TokenCopy.differences([("a.css", first), ("Theme.swift", code)]) == [])
        let clipped = ":root { --mark: #ff2f32; --page: #fff }"
        #expect(TokenCopy.differences([("a.css", first), ("b.css", clipped)]).count == 1)
    }

    @Test func `Names that begin with the same words only in one copy still agree`() {
        let palette =
            "enum Brand { static let ink = Color(0x111111); static let sea = Color(0x0044AA) }"
        let found = TokenCopy.differences([
            ("a.css", ":root { --ink: #111; --sea: #04a }"), ("Theme.swift", palette),
        ])
        #expect(found == [])
    }

    @Test func `An alias is compared in each mode in which its target has another colour`() {
        let light = ":root { --ink: #111; --page: #fff; "
        let dark = " } .dark { --ink: #eee }"
        let found = TokenCopy.differences([
            ("a.css", light + "--text: var(--ink)" + dark),
            ("b.css", light + "--text: #111" + dark),
        ])
        #expect(found.count == 1)
        #expect(found.first?.contains("'text' is #111 here and #eee in 'a.css'") == true)
    }

    @Test(arguments: [
        ("--gray-1-50: #111; --gray-150: #fff", "--gray-1-50: #111; --gray-150: #ffe", "gray-150"),
        ("--text-a: #111; --textA: #fff", "--text-a: #111; --textA: #ffe", "textA"),
    ])
    func `Names that differ in numbers or in capitals stay two`(
        first: String,
        second: String,
        expected: String
    ) {
        let sheets = [first, second].map { ":root { \($0) }" }
        #expect(TokenCopy.differences([("a.css", sheets[0]), ("b.css", sheets[0])]) == [])
        let found = TokenCopy.differences([("a.css", sheets[0]), ("b.css", sheets[1])])
        #expect(found.count == 1)
        #expect(found.first?.contains("'\(expected)' is ") == true, "\(found)")
    }

    @Test func `Names of another script stay as many as they are`() {
        let first = "let чернила = Color(0x111111); let цветБумаги = Color.white"
        #expect(TokenCopy.differences([("A.swift", first), ("Б.swift", first)]) == [])
        let second = "let чернила = Color(0x111111); let цвет_бумаги = Color.black"
        let found = TokenCopy.differences([("A.swift", first), ("B.swift", second)])
        #expect(found.count == 1)
        #expect(found.first?.contains("'цвет_бумаги' is Color.black here") == true, "\(found)")
    }
}
