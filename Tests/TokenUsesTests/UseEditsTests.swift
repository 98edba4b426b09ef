import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("Tokens in the place of their colours")
struct UseEditsTests {
    private static let tokens = """
        :root { --text: #111111; --surface: #ffffff; --line: #cccccc; --red: #ff0000 }
        @media (prefers-color-scheme: dark) { :root { --text: #eeeeee; --surface: #000000 } }
        """

    /// A sheet after its edits, and the reasons for which colours stay.
    private static func changed(
        _ sheet: String,
        tokens: String = tokens,
        as name: String = "app.css",
        beside others: [String: String] = [:]
    ) -> (text: String, left: [String]) {
        let read = ThemeReader.read(Data(tokens.utf8), file: "tokens.css")
        let themes = read.documents.compactMap { $0.resolve().theme }
        let definitions = [SheetReader.read(tokens, file: "tokens.css")]
        let uses = SheetReader.read(sheet, file: name)
        let sheets = others.map { SheetReader.read($0.value, file: $0.key) } + [uses]
        let index = UsedTokens(themes, definitions: definitions, sheets: sheets, prefix: "")
        let found = UseEdits.all(
            in: [(uses, sheet)],
            index,
            UsedNames(in: definitions + sheets, index),
            tokenFiles: ["tokens.css"]
        )[0]
        let made = SheetEdit.apply(found.edits, to: sheet)
        #expect(uses.isKept(in: made.text, after: made.made))
        return (made.text, found.rests.map(\.reason) + made.leftOut.map { _ in "left out" })
    }

    @Test func `A colour becomes the token, and every other byte stays`() {
        let start = "/* é #111 */\r\na{ "
        let sheet = start + "border-color : #ccc ;/*x*/ box-shadow:0 0 RGB(255, 0 ,0) }\t\n"
        let changed = Self.changed(sheet)
        #expect(
            changed.text
                == start + "border-color : var(--line) ;/*x*/ box-shadow:0 0 var(--red) }\t\n"
        )
        #expect(changed.left == [])
        #expect(Self.changed(changed.text).text == changed.text)
    }

    @Test(arguments: [
        ("a { color: #fff }", "'--surface' is named for fills, not for 'color'"),
        (
            "a { color: #111 } a { background: #fff }",
            "'--text' has other colours in other modes"
        ),
        ("a { color: #111; background: #fff }", "'--text' has other colours in other modes"),
        (
            "b { --line: #00aa00 } b i { border-color: #ccc }",
            "'--line' is set in these style sheets, too"
        ),
        ("a { fill: #111 }", "'--text' is named for text, not for 'fill'"),
        ("a { color: #eee }", "'--text' has another colour in the default mode of a theme"),
        (".dark a { color: #111 }", "'--text' has other colours in other modes"),
        (
            "@media (prefers-color-scheme: light) { a { color: #111 } }",
            "'--text' has other colours in other modes"
        ),
        ("a { color: #111; color: var(--x) }", "a later declaration of the rule replaces it"),
        ("a { filter: gradient(startColorstr=#ff0000) }", "it stands in a filter of old browsers"),
        ("a { fill: rgb(204, /* grey */ 204, 204) }", "left out"),
    ])
    func `A colour stays where the token would change what is painted`(
        sheet: String,
        reason: String
    ) {
        let changed = Self.changed(sheet)
        #expect(changed.text == sheet)
        #expect(changed.left.first == reason)
    }

    @Test func `A token that is one colour everywhere is written in rules for modes, too`() {
        let sheet = ".dark a { box-shadow: 0 0 1px #ccc, 0 0 2px #f00 }"
        let expected = ".dark a { box-shadow: 0 0 1px var(--line), 0 0 2px var(--red) }"
        #expect(Self.changed(sheet).text == expected)
    }

    @Test func `Two equal tokens are a question unless one is named for the property`() {
        let tokens = ":root { --a: #123456; --b: #123456; --text: #123456 }"
        #expect(
            Self.changed("a { color: #123456 }", tokens: tokens).text == "a { color: var(--text) }"
        )
        let other = Self.changed("a { outline-color: #123456 }", tokens: tokens)
        #expect(other.left == ["it is the colour of several tokens: '--a', '--b', '--text'"])
    }

    @Test func `A token for one part of an app is not written in another`() {
        let tokens = ":root { --popup-text: #123456; --text: #234567; --gray: #345678 }"
        let sheet = "a { color: #123456; fill: #345678 }"
        let changed = Self.changed(sheet, tokens: tokens)
        #expect(changed.text == "a { color: #123456; fill: var(--gray) }")
        #expect(changed.left == ["by its name '--popup-text' is for one part or state of the app"])
    }

    @Test func `A property of which a token is made does not become that token`() {
        let sheet = ":root { --base: #abcdef; --tone: var(--base); --own: #111 }"
        let tokens = ":root { --tone: #abcdef; --muted: #111111 }"
        let changed = Self.changed(sheet, tokens: tokens)
        #expect(
            changed.text == ":root { --base: #abcdef; --tone: var(--base); --own: var(--muted) }"
        )
        #expect(changed.left == ["'--tone' is made of '--base'"])
    }

    @Test func `A stale fallback gets the token's colour, and a good one stays`() {
        let sheet = """
            @property --line { syntax: "<color>"; initial-value: #000; inherits: true }
            a { color: var(--text, #222); fill: var(--text, #eee); stroke: var(--line, #CCC) }
            """
        let expected = """
            @property --line { syntax: "<color>"; initial-value: #cccccc; inherits: true }
            a { color: var(--text, #111111); fill: var(--text, #eee); stroke: var(--line, #CCC) }
            """
        #expect(Self.changed(sheet).text == expected)
    }

    @Test func `In SCSS a colour that the build computes with stays`() {
        let sheet = """
            // color: #ccc
            $own: #cccccc;
            a { border-color: darken(#ccc, 5%); fill: rgba(#ccc, .5); .b & { stroke: color-mix(in srgb, #ccc, red) } }
            """
        let changed = Self.changed(sheet, as: "app.scss")
        #expect(
            changed.text
                == sheet.replacingOccurrences(of: "srgb, #ccc", with: "srgb, var(--line)")
                .replacingOccurrences(of: ", red", with: ", var(--red)")
        )
        #expect(
            changed.left == [
                "no style sheet here has a name for '--line'",
                "'darken()' may be computed when the sheet is built",
                "'rgba()' may be computed when the sheet is built",
            ]
        )
    }

    @Test(arguments: [
        ("@use 'tokens';\na { color: tokens.$red; fill: #ccc }", "tokens.$line"),
        ("@import 'tokens';\na { color: $red; fill: #ccc }", "$line"),
        ("$line: #ccc;\na { fill: #ccc }", "$line"),
    ])
    func `A sheet that has the tokens as variables of Sass gets these`(
        sheet: String,
        name: String
    ) {
        let others = ["_tokens.scss": "$line: #ccc; $red: #f00;"]
        let changed = Self.changed(sheet, as: "app.scss", beside: others)
        #expect(changed.text == sheet.replacingOccurrences(of: "fill: #ccc", with: "fill: \(name)"))
        #expect(changed.left == [])
    }
}
