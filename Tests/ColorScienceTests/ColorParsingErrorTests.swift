import TestSupport
import Testing

@testable import ColorScience

@Suite("Parsing errors")
struct ColorParsingErrorTests {
    static func error(_ text: String) -> ColorParsingError? {
        do throws(ColorParsingError) {
            _ = try Color(parsing: text)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("rebeccapurpl", 1, "rebeccapurple"), ("wihte", 1, "white"), ("0b1f3a", 1, "#0b1f3a"),
        ("fff", 1, "#fff"),
        ("FACADE", 1, "#FACADE"), ("hwba(120 30% 50%)", 1, "hwb"),
        ("okclh(0.5 0.1 20)", 1, "oklch"),
        ("color(display-p4 1 0 0)", 7, "display-p3"), ("  rbg(1 2 3)", 3, "rgb"),
        ("12345678", 1, "#12345678"),
    ])
    func `A typing error in a colour gets a guess`(
        text: String,
        column: Int,
        suggestion: String
    ) {
        let error = Self.error(text)
        #expect(error?.column == column)
        #expect(error?.suggestion == suggestion)
    }

    @Test(arguments: [
        ("", 1, "a colour is missing"),
        ("   ", 4, "a colour is missing"),
        ("rebeccapurpl", 1, "'rebeccapurpl' is not a colour"),
        ("#12345", 1, "a hex colour has 3, 4, 6 or 8 digits, not 5"),
        ("#", 1, "a hex colour has 3, 4, 6 or 8 digits, not 0"),
        ("#ggg", 2, "'g' is not a hexadecimal digit"),
        ("#fff;", 5, "unexpected ';' after the colour"),
        ("red;}body{display:none", 4, "unexpected ';' after the colour"),
        ("red blue", 5, "unexpected 'b' after the colour"),
        ("red !important", 5, "unexpected '!' after the colour"),
        ("rgb(1 2 3", 10, "the closing parenthesis of rgb() is missing"),
        ("rgb(1,2", 8, "the closing parenthesis of rgb() is missing"),
        ("rgb(1 2 3))", 11, "unexpected ')' after the colour"),
        ("rgb(1 2)", 8, "rgb() needs 3 components, not 2"),
        ("rgb(1, 2)", 9, "rgb() needs 3 components"),
        ("rgb()", 5, "rgb() needs 3 components, not 0"),
        ("rgb(1 2 3 4)", 11, "unexpected '4': rgb() has 3 components and an alpha"),
        ("rgb(1 2 3 /)", 12, "the alpha is missing"),
        ("rgb(1, 2, 3 / 0.5)", 13, "the alpha follows a comma where rgb() has commas"),
        ("rgb(1 2, 3)", 8, "commas and spaces cannot be mixed in rgb()"),
        ("rgb(1, 2 3)", 10, "commas and spaces cannot be mixed in rgb()"),
        ("rgb(1, 2%, 3)", 8, "numbers and percentages cannot be mixed in rgb() with commas"),
        ("rgb(1, none, 3)", 8, "'none' is not allowed in rgb() with commas"),
        ("hsl(none, 30%, 50%)", 5, "'none' is not allowed in hsl() with commas"),
        ("hsl(120, 30, 50)", 10, "hsl() with commas needs percentages"),
        ("hsl(50% 30% 50%)", 5, "a hue is a number or an angle, not a percentage"),
        ("oklch(0.5, 0.1, 20)", 10, "commas are not allowed in oklch()"),
        ("hwb(120, 30%, 50%)", 8, "commas are not allowed in hwb()"),
        ("lab(50deg 0 0)", 5, "an angle is not allowed here: only a hue is one"),
        ("lab(50 0 0 / 1deg)", 14, "an alpha is a number or a percentage"),
        ("lch(50 20 1px)", 12, "'px' is not a unit of a colour"),
        ("rgb(calc(1 + 1) 2 3)", 5, "calc() is not supported: write the number itself"),
        ("rgb(var(--x) 2 3)", 5, "var() has no fixed value"),
        ("var(--x)", 1, "var() has no fixed value"),
        (
            "color-mix(in oklch, red, blue)", 1,
            "color-mix() is computed: write the colour that it makes"
        ),
        (
            "rgb(from red r g b)", 5,
            "relative colours have no fixed value: rgb() cannot start with 'from'"
        ),
        (
            "color(from red srgb r g b)", 7,
            "relative colours have no fixed value: color() cannot start with 'from'"
        ),
        ("color(1 1 1)", 7, "color() needs the name of a colour space first"),
        ("color(srgb, 1, 1, 1)", 11, "commas are not allowed in color()"),
        ("color(srgb 1 1, 1)", 15, "commas are not allowed in color()"),
        ("color(--custom 1 1 1)", 7, "custom colour spaces have no fixed value"),
        ("re\\64", 3, "escapes are not allowed in a colour"),
        ("\\72 ed", 1, "escapes are not allowed in a colour"),
        ("rgb (1 2 3)", 1, "'rgb' is a function: no space is allowed before the parenthesis"),
        ("rgb", 1, "'rgb' is a function: the components are missing"),
        ("rgb(1 2 3) /* open", 12, "the comment is not closed"),
        ("rgb(5. 1 1)", 6, "unexpected '.' in rgb()"),
        ("url(a.png)", 1, "'url()' is not a colour function"),
        ("ünïcödé", 1, "'ünïcödé' is not a colour"),
        ("\u{1F1E9}\u{1F1EA}red;", 1, "'\u{1F1E9}\u{1F1EA}red' is not a colour"),
        ("red\u{1F600}", 1, "'red\u{1F600}' is not a colour"),
        ("/* ü */ red;", 12, "unexpected ';' after the colour"),
        ("red\0", 4, "unexpected '\0' after the colour"),
    ])
    func `A parsing error says what is wrong, and in which column`(
        text: String,
        column: Int,
        message: String
    ) {
        let error = Self.error(text)
        #expect(error?.column == column)
        #expect(error?.message == message)
    }

    @Test(arguments: [
        "red;}body{display:none", "rgb(1 2 3;}", "rgb(1 2 3)}", "#fff}", "</style><script>",
        "red/**/;",
        "url(javascript:0)",
        "rgb(1 2 3)</style>", "expression(alert(1))", "@import 'x'", "'red'", "\"red\"",
        "color(srgb 1 1 1;})",
        "hsl(0 0% 0%;",
    ])
    func `A text that could leave a declaration is no colour`(text: String) {
        #expect(Self.error(text) != nil)
    }

    @Test func `A parsing error reads as a sentence`() {
        let error = Self.error("rebeccapurpl")
        #expect(
            "\(error.map(\.description) ?? "")"
                == "column 1: 'rebeccapurpl' is not a colour, did you mean 'rebeccapurple'?"
        )
    }

    @Test func `A very long text is shortened in messages`() throws {
        let error = try #require(Self.error(String(repeating: "x", count: 100_000)))
        #expect(error.message.count < 80)
    }

    @Test func `Random text never traps, and never comes out as CSS`() {
        let alphabet = Array("rgbhslacokwu()#,./% +-e0159;{}\\*'\"\u{e9}\t\0none")
        let allowed = Set("rgbahslcokwxyzdpnit()#,./ -0123456789".utf8)
        var random = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            let length = Int.random(in: 0..<24, using: &random)
            let text = String(
                (0..<length).map { _ in alphabet.randomElement(using: &random) ?? " " }
            )
            guard let color = try? Color(parsing: text) else { continue }
            #expect(color.css.utf8.allSatisfy(allowed.contains), "\(text)")
            #expect(
                color.mapped.css.utf8.allSatisfy(allowed.contains)
                    || color.mapped.css.hasPrefix("#"),
                "\(text)"
            )
        }
    }
}
