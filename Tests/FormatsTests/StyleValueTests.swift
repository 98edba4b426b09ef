import ColorScience
import Findings
import Foundation
import Testing
import ThemeModel

@testable import ForeignFormats

@Suite("The values of custom properties")
struct StyleValueTests {
    private static func read(_ text: String) -> (documents: [ThemeDocument], findings: [Finding]) {
        ThemeReader.read(Data(text.utf8), file: "themes/page.css")
    }

    private static func modes(_ text: String) throws -> [Mode] {
        try #require(read(text).documents.first?.resolve().theme).modes
    }

    /// The colour of the link in a sheet with these rules before and properties in its own.
    private static func link(_ properties: String, _ rules: String = "") throws -> String? {
        let css = "\(rules) :root { --background: #fff; --text: #1d2430; \(properties) }"
        let link = try modes(css).first?[.link]
        return link?.origin == .declared ? link?.display.css : nil
    }

    /// The colours that Chromium 156 computes; nil where it computes none.
    @Test(arguments: [
        ("--link: #f/**/ff", nil), ("--link: rgb(0 0/**/0)", "#000000"),
        ("--link: rgb(1/**/2/**/3)", "#010203"), ("--t: 2; --link: rgb(var(--t)55 0 0)", nil),
        ("--e: ; --link: var(--e, red)", nil), ("--e:; --link: var(--e) red", "#ff0000"),
        ("--e: ; --link: rgb(1 2 3 var(--e))", "#010203"), ("--link:;", nil),
        ("--a: var(--b); --b: var(--a); --link: var(--a, #000)", "#000000"),
        ("--a: var(--b, red); --b: var(--a, blue); --link: var(--a, #000)", "#000000"),
        ("--a: var(--b, red); --b: var(--a, blue); --link: var(--a)", nil),
        ("--a: var(--x, var(--a)); --x: red; --link: var(--a, blue)", "#ff0000"),
        ("--a: var(--gone, var(--a)); --link: var(--a, blue)", "#0000ff"),
        ("--a\\62 c: #123456; --link: var(--abc)", "#123456"),
        ("--abc: #123456; --link: var(--a\\62 c)", "#123456"),
        ("--link: #\\66 ff", "#ffffff"), ("--link: #ff\\66 ", "#ffffff"),
        ("--link: r\\65 d", "#ff0000"), ("--link: rg\\62(1 2 3)", "#010203"),
        ("--abc: #123456; --link: v\\61r(--abc)", "#123456"),
        ("--Abc: #123456; --link: var(--ABC, red)", "#ff0000"),
        ("--abc: #123456; --link: VAR(--abc)", "#123456"),
        ("--p: initial; --link: var(--p, red)", "#ff0000"),
        ("--p: UNSET; --link: var(--p, red)", "#ff0000"),
        ("--p: \")\"; --link: rgb(1 2 3)", "#010203"), ("--link: \"var(--text)\"", nil),
        ("--link: rgb(1 2 3 var(--x,))", "#010203"), ("--link: var(--x,)", nil),
        ("--link: rgb(var(--x,1,2,3))", "#010203"), ("--x: 123456; --link: #var(--x)", nil),
        ("--x: #123456; --link: var(/**/--x/**/,/**/red)", "#123456"),
        ("--f: rgb; --link: var(--f)(1 2 3)", nil), ("--0: #123456; --link: var(--0)", "#123456"),
        ("--ü: #123456; --link: var(--ü)", "#123456"),
        ("--link: rgb(calc(100px/1px) 0 0)", "#640000"),
        ("--link: rgb(calc(10vw/1vw) 0 0)", "#0a0000"),
        ("--link: rgb(calc(1s/1ms/10) 0 0)", "#640000"),
        ("--link: rgb(calc(100dpi/1dppx) 0 0)", "#010000"),
        ("--link: rgb(calc(sign(1px)*50) 0 0)", "#320000"),
        ("--link: rgb(calc(1px*1px/1px/1px*50) 0 0)", "#320000"),
        ("--link: rgb(calc(1in/1cm*50) 0 0)", "#7f0000"),
        ("--link: hsl(atan2(1px,1px) 50% 50%)", "#bf9f40"),
        ("--link: rgb(min(100px, 50px)/1px 0 0)", nil),
    ])
    func `A value is the colour that a browser computes, or unknown`(
        properties: String,
        expected: String?
    ) throws {
        #expect(try Self.link(properties) == expected)
    }

    private static func property(_ syntax: String, _ initial: String, inherits: Bool = true)
        -> String
    {
        let initial = initial.isEmpty ? "" : "initial-value: \(initial)"
        return "@property --p { syntax: \"\(syntax)\"; inherits: \(inherits); \(initial) }"
    }

    /// The colours that Chromium 156 computes; nil where it computes none.
    @Test(arguments: [
        (property("<length>", "3px"), "--p: #123456; --link: var(--p, red)", nil),
        (property("<color>", "#abcdef"), "--p: 3px; --link: var(--p, red)", "#abcdef"),
        (property("<color>", "#abcdef"), "--p: #12345; --link: var(--p, red)", "#abcdef"),
        (property("<color>", "#abcdef"), "--p: var(--p); --link: var(--p, red)", "#abcdef"),
        (property("<color>", "#abcdef"), "--p: initial; --link: var(--p, red)", "#abcdef"),
        (property("<color>", ""), "--link: var(--p, red)", "#ff0000"),
        (property("<color>", ""), "--p: foo; --link: var(--p, red)", nil),
        (property("<color>", "foo"), "--link: var(--p, red)", "#ff0000"),
        (property("<color>", "var(--text)"), "--link: var(--p, red)", "#ff0000"),
        (property("*", ""), "--link: var(--p, red)", "#ff0000"),
        (property("*", "#abcdef"), "--link: var(--p, red)", "#abcdef"),
        (property("<color> | none", "red"), "--p: none; --link: var(--p, blue)", nil),
        (property("<color> | none", "red"), "--p: foo; --link: var(--p, blue)", "#ff0000"),
        (property("<number>", "7"), "--p: foo; --link: rgb(var(--p) 0 0)", "#070000"),
        (property("<number>", "7"), "--p: calc(1 + 1); --link: rgb(var(--p) 0 0)", "#020000"),
        (property("<integer>", "7"), "--p: 1.5; --link: rgb(var(--p) 0 0)", "#070000"),
        (property("<angle>", "7deg"), "--p: 180; --link: hsl(var(--p) 50% 50%)", "#bf4f40"),
        (property("red | blue", "red"), "--p: green; --link: var(--p)", "#ff0000"),
        (
            property("<color>", "#abcdef", inherits: false), "--p: blue; --link: var(--p)",
            "#0000ff"
        ),
        (
            "@property --p { syntax: '<color>'; initial-value: #abcdef }", "--link: var(--p, red)",
            "#ff0000"
        ),
        (
            "@property --p { inherits: true; initial-value: #abcdef }", "--link: var(--p, red)",
            "#ff0000"
        ),
        (
            property("<color>", "red") + property("<color>", "#abcdef"), "--link: var(--p)",
            "#abcdef"
        ),
    ])
    func `A registered property has its initial value where the one that is set does not fit`(
        rules: String,
        properties: String,
        expected: String?
    ) throws {
        #expect(try Self.link(properties, rules) == expected)
    }

    @Test func `A colour that is not inherited is its initial value, with a warning`() throws {
        let rule = Self.property("<color>", "#777777", inherits: false)
            .replacing("--p", with: "--text")
        let css = "\(rule) :root { --background: #fff; --text: #111 }"
        let (_, findings) = Self.read(css)
        #expect(try Self.modes(css).first?[.text]?.display.css == "#777777")
        #expect(findings.map(\.rule) == [.invalidColor])
        #expect(findings.first?.message.contains("'inherits: false'") == true)
    }

    @Test(arguments: [
        ("color-scheme: light dark;", ["#111111", "#eeeeee"]),
        ("color-scheme: dark;", ["#eeeeee"]), ("color-scheme: only light;", ["#111111"]),
        ("", ["#111111", "#eeeeee"]),
    ])
    func `The second colour of light-dark() counts unless color-scheme names one scheme`(
        scheme: String,
        expected: [String]
    ) throws {
        let css = ":root { \(scheme) --background: #fff; --text: light-dark(#111, #eee) }"
        #expect(try Self.modes(css).map { $0[.text]?.display.css } == expected)
        let isTold = Self.read(css).findings.contains { $0.message.contains("color-scheme") }
        #expect(isTold == scheme.isEmpty)
    }

    @Test func `A value that a property takes at the root is not the initial one of elements`()
        throws
    {
        let rule = Self.property("<color>", "#abcdef", inherits: false)
        #expect(try Self.link("--p: currentcolor; --link: var(--p)", rule) == nil)
    }

    @Test func `A name in a circle has no value, though another one of it has an initial one`()
        throws
    {
        let rule = Self.property("<color>", "#abcdef")
        #expect(try Self.link("--p: var(--link); --link: var(--p)", rule) == nil)
    }

    @Test func `A chain of names is followed to its end`() throws {
        let few = (0..<60).map { "--a\($0): var(--a\($0 + 1));" }.joined()
        #expect(try Self.link("\(few) --a60: #123456; --link: var(--a0)") == "#123456")
        let many = (0..<300).map { "--a\($0): var(--a\($0 + 1));" }.joined()
        #expect(try Self.link("\(many) --a300: #123456; --link: var(--a0)") == "#123456")
    }

    @Test func `Too many names in each other are told to be too many, and no circle`() {
        let many = (0..<300).map { "--a\($0): rgb(from var(--a\($0 + 1)) r g b);" }.joined()
        let css = ":root { --background: #fff; \(many) --a300: red; --text: var(--a0) }"
        let messages = Self.read(css).findings.map(\.message)
        #expect(!messages.contains { $0.contains("back to itself") })
        #expect(messages.contains { $0.contains("more than 64 names lead") })
    }

    @Test(arguments: [
        ("--text: #111; --color-text: #111111", true), ("--text: #111; --color-text: #222", false),
        ("--color-text: #222; --text: #111", false), ("--text: #111; --fg: #222", false),
        ("--text: #111; --fg: var(--text)", true), ("--text: rgb(17 17 17); --fg: #111", true),
    ])
    func `Two names of one role with different colours are unknown, and told with both places`(
        properties: String,
        isKnown: Bool
    ) throws {
        let css = ":root { --background: #fff; \(properties) }"
        let (documents, findings) = Self.read(css)
        let color = documents.first?.appearance.colors["text"]?.value.source
        #expect((color != .unreadable) == isKnown)
        #expect(findings.contains { !$0.further.isEmpty && $0.rule == .invalidName } == !isKnown)
    }

    @Test(arguments: [
        "theme('colors.sky.500')", "theme(colors.sky.500)", "theme(\"colors.sky.500\")",
        "theme(--color-sky-500)", "--theme(--color-sky-500)",
    ])
    func `Tailwind's theme() has the colours of its palette`(value: String) throws {
        let css =
            "@import \"tailwindcss\"; @theme { --color-background: #fff; --color-text: \(value) }"
        #expect(try Self.modes(css).first?[.text]?.display.css == "#00a6f4")
    }

    @Test func `An alpha in Tailwind's theme() may stand in its quotes`() throws {
        let expected = "rgba(29, 36, 48, 0.5)"
        #expect(try Self.link("--link: theme('text')") == nil)
        for value in ["theme(--text / 50%)", "theme('--text / 50%')"] {
            #expect(try Self.link("--link: \(value)") == expected)
        }
    }

    @Test func `The channels of another colour are none of their own`() {
        let text = """
            :root { --background: #fff; --text: #111; --color-red: #e93147; --color-red-rgb: 233, 49, 71;
              --color-sea: hsl(200 80% 40%); --color-sea-hsl: 200, 80%, 40%; --color-lone-rgb: 168, 1, 2 }
            """
        let messages = Self.read(text).findings.map(\.message)
        #expect(messages.count == 1 && messages[0].contains("--color-lone-rgb"), "\(messages)")
    }
}
