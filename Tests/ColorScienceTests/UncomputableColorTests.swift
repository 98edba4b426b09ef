import Testing

@testable import ColorScience

@Suite("Colours that cannot be computed")
struct UncomputableColorTests {
    static func error(_ text: String, in scope: ColorScope = ColorScope()) -> ColorParsingError? {
        do throws(ColorParsingError) {
            _ = try Color(computing: text, in: scope)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        "color-mix(in oklab, red, lime, blue)",
        "color-mix(in oklab, red)",
        "color-mix(in lch, red -10%, blue)",
        "color-mix(in lch, red 110%, blue)",
        "color-mix(in lch, red 0.3, blue)",
        "color-mix(in lch specified hue, red, blue)",
        "color-mix(in lab longer hue, red, blue)",
        "color-mix(in oklch longer, red, blue)",
        "color-mix(in --custom, red, blue)",
        "color-mix(in hsla, red, blue)",
        "color-mix(in srgb red, blue)",
        "color-mix(in srgb, red, blue,)",
        "color-mix(in srgb, red calc(1 * 1), white)",
        "color-mix(in srgb, 10% red 10%, white)",
        "color-mix(in oklch, red / 50%, blue)",
        "rgb(from red r, g, b)",
        "rgb(from red x g b)",
        "rgb(from red r g)",
        "rgb(from red)",
        "rgb(from red (r) g b)",
        "rgb(from red calc(-r) g b)",
        "rgb(from red calc(r-1) g b)",
        "rgb(from red calc(r + none) g b)",
        "rgb(from #f00r g b)",
        "hsl(from red calc(h + 30deg) s l)",
        "oklch(from red calc(l + 10%) c h)",
        "oklch(from red l c 50%)",
        "color(from red xyz r g b)",
        "color(from red hsl h s l)",
        "color(srgb from red r g b)",
        "rgb(r g b)",
        "light-dark(red,)",
        "light-dark(none, blue)",
        "contrast-color(red max)",
        "contrast-color(red, blue)",
        "alpha(from red)",
        "alpha(red / 0.5)",
        "rgb(calc(1 +1) 2 3)",
        "rgb(calc(1+1) 2 3)",
        "rgb(calc(1 + 2%) 2 3)",
        "rgb(calc(10% * 10%) 2 3)",
        "rgb((1 + 2) 2 3)",
        "rgb(calc(none) 2 3)",
        "rgb(calc(1, 2) 2 3)",
        "rgb(calc() 6 7)",
        "rgb(calc(1 + ) 6 7)",
        "rgb(calc (5) 6 7)",
        "rgb(min(10%, 20) 2 3)",
        "rgb(min() 3 4)",
        "rgb(min(1,) 3 4)",
        "rgb(clamp(1, 2) 3 4)",
        "rgb(clamp(1%, 2, 3) 4 5)",
        "rgb(calc(1px) 2 3)",
        "rgb(calc(10%), 20, 30)",
        "hsl(calc(90deg + 90) 50% 50%)",
        "hsl(min(10, 20deg) 50% 50%)",
        "hsl(max(10%) 50% 50%)",
        "color(srgb calc(50% + 0.1) 0 0)",
        "calc(1 + 2)",
    ])
    func `A text that Chromium does not read is not understood`(text: String) {
        #expect(Self.error(text)?.kind == .notUnderstood)
    }

    @Test(arguments: [
        "currentcolor", "CanvasText", "inherit", "color-mix(in oklab, currentColor, red)",
        "rgb(from AccentColor r g b)", "env(--x)", "attr(data-color)", "rgb(env(x) 2 3)",
        "light-dark(red, blue)",
    ])
    func `A colour that depends on its use has no fixed value`(text: String) {
        #expect(Self.error(text)?.kind == .noFixedValue)
    }

    @Test(arguments: [
        ("color-mix(in oklhc, red, blue)", 14, "color-mix() does not know the space 'oklhc'"),
        ("color-mix(in oklch, red blue)", 25, "unexpected 'b' in color-mix(): ',' is missing here"),
        ("color-mix(in oklch, red, blue", 30, "the closing parenthesis of color-mix() is missing"),
        ("color-mix(in lch, red 110%, blue)", 23, "a share in color-mix() is from 0% to 100%"),
        ("color-mix(in lch, red, bleu)", 24, "'bleu' is not a colour"),
        ("rgb(calc(1 +1) 2 3)", 12, "a plus or minus needs a space on both sides"),
        ("rgb(calc(1 + 2%) 2 3)", 12, "numbers with different units cannot be added"),
        ("rgb(from red x g b)", 14, "'x' is not a component of a colour"),
        ("rgb(calc(1 + x) 2 3)", 14, "'x' is not a number of a calculation"),
        ("calc(1)", 1, "calc() makes a number, not a colour"),
        ("env(x)", 1, "env() has no fixed value"),
        ("light-dark(red, blue)", 1, "light-dark() has two values, one for each appearance"),
        ("var(--x)", 1, "nothing sets --x"),
        ("color-mix(in oklab, {ink}, red)", 21, "nothing sets {ink}"),
        ("var(--x", 1, "the closing parenthesis of var() is missing"),
        ("{ink", 1, "the alias needs a name in braces"),
        ("var()", 5, "var() needs a name first"),
    ])
    func `An error says what is wrong, and in which column`(
        text: String,
        column: Int,
        message: String
    ) {
        let error = Self.error(text)
        #expect(error?.column == column)
        #expect(error?.message == message)
    }

    @Test func `A value nested too deeply is refused before the stack ends`() {
        let open = String(repeating: "rgb(from ", count: 10_000)
        #expect(Self.error(open + "red")?.message == "more than 64 functions are nested")
        let parentheses = String(repeating: "(", count: 10_000)
        #expect(Self.error("rgb(calc" + parentheses)?.kind == .notUnderstood)
        let branches = String(repeating: "light-dark(red, ", count: 10_000)
        #expect(Self.error(branches)?.kind == .notUnderstood)
    }

    @Test func `A text that is computed comes out as a plain colour`() throws {
        let texts = [
            "color-mix(in hsl, red, blue)", "hwb(from red h w b)", "lch(from red l c h / 0)",
        ]
        for text in texts {
            let css = try Color(computing: text).css
            #expect(try Color(parsing: css).css == css)
        }
    }
}
