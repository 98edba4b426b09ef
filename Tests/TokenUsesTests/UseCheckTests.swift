import Findings
import ForeignFormats
import Foundation
import SourceText
import Testing
import ThemeModel

@testable import TokenUses

@Suite("The uses of tokens")
struct UseCheckTests {
    private static let tokens = """
        :root { --acme-text: #111111; --acme-surface: #ffffff; --acme-line: #cccccc; --acme-bg-raised: #f4f4f4 }
        @media (prefers-color-scheme: dark) {
          :root { --acme-text: #eeeeee; --acme-surface: #000000; --acme-mark: #ffff00 }
        }
        """

    /// The findings in a style sheet, with their severities and places.
    private static func findings(
        _ sheet: String,
        tokens: String = tokens,
        _ file: String = "tokens.css",
        as name: String = "app.css",
        comparisonLimit: Int = 1_000
    ) -> [String] {
        let read = ThemeReader.read(Data(tokens.utf8), file: file)
        let themes = read.documents.compactMap { $0.resolve().theme }
        let definitions = file.hasSuffix(".css") ? [SheetReader.read(tokens, file: file)] : []
        let uses = SheetReader.read(sheet, file: name)
        let index = UsedTokens(themes, definitions: definitions, sheets: [uses], prefix: "")
        let found = UseCheck.findings(
            in: [uses],
            index,
            tokenFiles: [file],
            comparisonLimit: comparisonLimit
        )
        return found.map { finding in
            let place = finding.location.map { "\($0.line):\($0.column)" } ?? ""
            return "\(finding.severity) \(place) \(finding.message) [\(finding.rule)]"
        }
    }

    /// The pairs of a sheet that uses the tokens.
    private static func pairs(_ sheet: String) -> [PairUse] {
        let read = ThemeReader.read(Data(tokens.utf8), file: "tokens.css")
        let themes = read.documents.compactMap { $0.resolve().theme }
        let definitions = [SheetReader.read(tokens, file: "tokens.css")]
        let uses = SheetReader.read(sheet, file: "app.css")
        let index = UsedTokens(themes, definitions: definitions, sheets: [uses], prefix: "")
        let sheets = (definitions + [uses]).map(\.rules)
        let styles = AppStyles(sheets, files: [uses], definedIn: ["tokens.css"])
        return PairReading(styles, index).pairs(of: uses).pairs
    }

    private static func doubts(_ rule: String) -> [PairUse] {
        let use = ".a { color: var(--acme-text); background: var(--acme-surface) }"
        return pairs(rule + use).filter { $0.summary.contains("another value") }
    }

    @Test(arguments: [
        ":root { --acme-text: #111111 }", ".light { --acme-text: #eeeeee }",
        ".dark { --acme-text: #eeeeee } :root { --acme-text: #111111 }",
    ])
    func `A token that an app sets in a scheme to another colour is in doubt`(rule: String) {
        #expect(!Self.doubts(rule).isEmpty)
    }

    @Test(arguments: [
        ".dark { --acme-text: #eeeeee }",
        ":root { --acme-text: #111111 } .dark { --acme-text: #eeeeee }",
    ])
    func `A token that an app sets to its own colour in a scheme is in no doubt`(rule: String) {
        #expect(Self.doubts(rule).isEmpty)
    }

    @Test func `A pair is in no doubt by a token that is not in it`() {
        #expect(Self.doubts(":root { --acme-line: #333333 }").isEmpty)
    }

    @Test func `A property that a sheet sets to a token is no other token of a like name`() {
        let sheet = """
            :root {
              --btn-acme-text: var(--acme-surface);
              --btn-acme-surface: var(--acme-text);
              --btn-acme-line: var(--acme-line);
            }
            .btn {
              color: var(--btn-acme-text);
              background: var(--btn-acme-surface);
              border-color: var(--btn-acme-line);
            }
            """
        let texts = Self.pairs(sheet).filter { $0.use == .text }
        #expect(texts.map(\.summary) == ["--acme-surface on --acme-text: text"])
    }

    @Test func `A colour that equals a token is a warning with the token of its purpose`() {
        #expect(
            Self.findings("a { color: #111; background: rgb(255 255 255) }") == [
                "warning 1:12 '#111' is the colour of the token '--acme-text' [use/literal]",
                "warning 1:30 'rgb(255 255 255)' is the colour of the token '--acme-surface' [use/literal]",
            ]
        )
    }

    @Test(arguments: [
        ("--card: #fff", "color: #fff", "fills"), ("--bg-1: #fff", "color: #fff", "fills"),
        ("--border-tint: #fff", "background: #fff", "lines"),
        ("--on-brand: #fff", "background: #fff", "text"),
    ])
    func `A colour that equals a token for something else alone is a note`(
        token: String,
        declaration: String,
        purpose: String
    ) {
        let found = Self.findings("a { \(declaration) }", tokens: ":root { \(token) }")
        let name = token.prefix { $0 != ":" }
        let sentence = "'#fff' is the colour of the token '\(name)', which is named for \(purpose)"
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("note") == true, "\(found)")
        #expect(found.first?.contains(sentence) == true, "\(found)")
    }

    @Test(arguments: ["--close-button-hover", "--btn-primary", "--tooltip-shade"])
    func `A colour that equals a token of one control alone is a note`(token: String) {
        let found = Self.findings("a { color: #fff }", tokens: ":root { \(token): #fff }")
        #expect(found.map { $0.prefix(4) } == ["note"], "\(found)")
        let control = Self.findings("a { color: #fff }", tokens: ":root { --button: #fff }")
        #expect(control.map { $0.prefix(4) } == ["warn"], "\(control)")
    }

    @Test(arguments: ["mask-image", "-webkit-mask", "--mask"])
    func `The colour of a mask is no use`(property: String) {
        let sheet = "a { \(property): linear-gradient(#111111, #0000) }"
        #expect(Self.findings(sheet) == [])
    }

    @Test func `A colour that is nearly a token's is a note, and any other is nothing`() {
        let found = Self.findings("a { color: #121212; fill: #0055aa; stroke: rgb(0 0 0 / 50%) }")
        #expect(found.count == 1)
        #expect(
            found[0].hasPrefix(
                "note 1:12 '#121212' is nearly the colour of the token '--acme-text'"
            )
        )
    }

    @Test func `The definition of a token is no use of its colour`() {
        #expect(Self.findings(":root { --acme-text: #111111; --acme-surface: #fff }") == [])
        #expect(Self.findings(":root { --card: #ffffff }").count == 1)
    }

    @Test func `A property that nothing defines is an error, and a warning beside imports`() {
        let sheet =
            "a { color: var(--acme-txt); fill: var(--other, red); stroke: var(--own); --own: 1px }"
        #expect(
            Self.findings(sheet) == [
                "error 1:12 '--acme-txt' is used here, and nothing defines it [use/undefined]"
            ]
        )
        #expect(Self.findings("@import 'x.css'; " + sheet).first?.hasPrefix("warning") == true)
    }

    @Test func `A fallback that is not the token's colour is stale`() {
        let sheet = """
            @property --acme-text { syntax: "<color>"; inherits: true; initial-value: #222222 }
            a { color: var(--acme-text, #111); fill: var(--acme-text, #eee); stroke: var(--acme-line, #bbb) }
            """
        #expect(
            Self.findings(sheet)
                == [
                    "warning 1:75 the initial value of '--acme-text' is #222222, and the token is #111111 [token/stale-fallback]",
                    "warning 2:91 the fallback of '--acme-line' is #bbb, and the token is #cccccc [token/stale-fallback]",
                ]
        )
    }

    @Test func `A token of one mode alone is a warning where it is used`() {
        #expect(
            Self.findings("a { color: var(--acme-mark); fill: var(--acme-mark, red) }").first
                == "warning 1:12 '--acme-mark' is used here, and has no colour in the mode 'light' [token/only-in-a-mode]"
        )
    }

    @Test func `A token for grounds is no text, but for a rule that swaps the two`() {
        #expect(
            Self.findings("a { color: var(--acme-bg-raised) }") == [
                "warning 1:12 '--acme-bg-raised' is a background token used as a text colour [use/fill-as-text]"
            ]
        )
        #expect(
            Self.findings("a { color: var(--acme-bg-raised); background: var(--acme-text) }") == []
        )
        let label = ":root { --surface-txt: #111111; --page: #ffffff }"
        #expect(Self.findings("a { color: var(--surface-txt) }", tokens: label) == [])
        #expect(Self.findings("a { background: var(--acme-bg-raised) }") == [])
    }

    @Test func `Tokens of another format are found under a start that most names have`() {
        let tokens = """
            { "ink": { "$type": "color", "$value": "#111111" }, "page": { "$type": "color", "$value": "#ffffff" },
              "deepSea": { "$type": "color", "$value": "#003366" } }
            """
        let sheet = """
            a { color: var(--acme-color-ink); background: var(--acme-color-page); fill: var(--acme-color-deep-sea);
              stroke: var(--acme-color-none) }
            """
        #expect(
            Self.findings(sheet, tokens: tokens, "tokens.json") == [
                "error 2:11 '--acme-color-none' is used here, and nothing defines it [use/undefined]"
            ]
        )
    }

    @Test func `A sheet with tokens is checked but for its custom properties`() {
        let tokens =
            ":root { --ink: #111; --page: #fff; --text: var(--ink) } a { color: #111; fill: var(--none) }"
        #expect(
            Self.findings(tokens, tokens: tokens, as: "tokens.css") == [
                "warning 1:68 '#111' is the colour of the token '--text' [use/literal]",
                "error 1:80 '--none' is used here, and nothing defines it [use/undefined]",
            ]
        )
    }

    @Test func `An import of a sheet that is read leaves an undefined property an error`() {
        let found = Self.findings("@import 'tokens.css'; a { color: var(--none) }")
        #expect(found.first?.hasPrefix("error") == true, "\(found)")
    }

    @Test func `The fallback of an unknown name is a colour like any other`() {
        let found = Self.findings("a { color: var(--typo, #111111); fill: var(--typo, #0055aa) }")
        #expect(
            found == [
                "warning 1:24 '#111111' is the colour of the token '--acme-text' [use/literal]"
            ]
        )
    }

    @Test func `A role that a theme derives in a mode has a colour there`() {
        let theme = """
            colors: { background: white, text: black }
            modes: { dark: { colors: { background: black, text: white, link: "#88aaff" } } }
            """
        #expect(Self.findings("a { fill: var(--color-link) }", tokens: theme, "day.yml") == [])
    }

    @Test func `A token that cannot be read in a mode is not missing there`() {
        let tokens = """
            :root { --text: #111; --surface: #fff } .dark { --text: light(er) #1; --surface: #000 }
            """
        #expect(Self.findings("a { fill: var(--text) }", tokens: tokens) == [])
    }

    @Test func `Tokens with names of other scripts are not one`() {
        let tokens = ":root { --чернила: #111111; --бумага: #ffffff }"
        let found = Self.findings("a { color: #fff; fill: var(--краска) }", tokens: tokens)
        #expect(
            found == [
                "warning 1:12 '#fff' is the colour of the token '--бумага' [use/literal]",
                "error 1:24 '--краска' is used here, and nothing defines it [use/undefined]",
            ]
        )
    }

    @Test func `A bracket that holds the rest of a sheet is a warning`() {
        let found = Self.findings("a { width: (; } b { color: #fff }")
        let message = "warning 1:12 the bracket is not closed, so browsers drop what follows"
        #expect(found.contains { $0.hasPrefix(message) }, "\(found)")
    }

    @Test func `Where colours are too many to compare, one note says from where on`() {
        let sheet = "a { color: #121212; fill: #131313; stroke: #141414 }"
        let found = Self.findings(sheet, comparisonLimit: 10)
        #expect(found.count { $0.contains("only equal colours are found") } == 1)
        #expect(found.last?.hasPrefix("note 1:27 ") == true, "\(found)")
    }
}
