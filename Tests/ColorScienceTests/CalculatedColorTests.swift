import Testing

@testable import ColorScience

/// The values are those that Chromium 156 computes.
@Suite("Calculations in colours")
struct CalculatedColorTests {
    @Test(arguments: [
        ("rgb(calc(1 + 1) 2 3)", "rgb(2, 2, 3)"),
        ("rgb(calc(1 - -1) 2 3)", "rgb(2, 2, 3)"),
        ("rgb(calc(2*3) 2 3)", "rgb(6, 2, 3)"),
        ("rgb(calc(6/2) 2 3)", "rgb(3, 2, 3)"),
        ("rgb(calc(10% + 2%) 2 3)", "rgb(31, 2, 3)"),
        ("rgb(calc(10% / 2%) 2 3)", "rgb(5, 2, 3)"),
        ("rgb(calc(100 / 2% * 1%) 2 3)", "rgb(50, 2, 3)"),
        ("rgb(calc(2 * (3 + (4 * 5))) 2 3)", "rgb(46, 2, 3)"),
        ("rgb(calc(10 - 5 - 2) calc(40 / 5 / 2) 3)", "rgb(3, 4, 3)"),
        ("rgb(calc(infinity) calc(-infinity) calc(NaN))", "rgb(255, 0, 0)"),
        ("rgb(calc(1 / 0) calc(-1 / 0) calc(0 / 0))", "rgb(255, 0, 0)"),
        ("rgb(calc(pi * 10) calc(e * 10) 3)", "rgb(31, 27, 3)"),
        ("rgb(min(1, 2) max(3, 4) clamp(5, 6, 7))", "rgb(1, 4, 6)"),
        ("rgb(min(1) max(3, 4, 5) clamp(5, 3, 7))", "rgb(1, 5, 5)"),
        ("rgb(clamp(none, 6, 7) clamp(8, 6, none) clamp(none, 6, none))", "rgb(6, 8, 6)"),
        ("rgb(round(2.5) 2 3)", "rgb(3, 2, 3)"),
        ("rgb(round(up, 2.1) round(down, 2.9) round(to-zero, 2.9))", "rgb(3, 2, 2)"),
        ("rgb(round(nearest, 22, 5) mod(18, 5) rem(18, 5))", "rgb(20, 3, 3)"),
        ("rgb(calc(100 + mod(-18, 5)) calc(100 + rem(-18, 5)) 0)", "rgb(102, 97, 0)"),
        ("rgb(abs(-5) sign(-5) sqrt(16))", "rgb(5, 0, 4)"),
        ("rgb(pow(2, 3) hypot(3, 4) log(8, 2))", "rgb(8, 5, 3)"),
        ("rgb(exp(2) calc(100 * sin(45deg)) calc(100 * cos(1)))", "rgb(7, 71, 54)"),
        ("rgb(calc(100 * tan(45deg)) 2 3)", "rgb(100, 2, 3)"),
        ("rgb(calc(5)calc(6)calc(7))", "rgb(5, 6, 7)"),
        ("rgb(calc(10), calc(20), calc(30))", "rgb(10, 20, 30)"),
        ("rgb(1 2 3 / calc(50% + 10%))", "rgba(1, 2, 3, 0.6)"),
        ("rgb(1 2 3 / calc(infinity))", "rgb(1, 2, 3)"),
        ("hsl(asin(1) 50% 50%)", "rgb(128, 191, 64)"),
        ("hsl(acos(0) 50% 50%)", "rgb(128, 191, 64)"),
        ("hsl(atan(1) 50% 50%)", "rgb(191, 159, 64)"),
        ("hsl(atan2(1, 1) 50% 50%)", "rgb(191, 159, 64)"),
        ("hsl(calc(90deg + 0.25turn) 50% 50%)", "rgb(64, 191, 191)"),
        ("hsl(calc(90) 50% 50%)", "rgb(128, 191, 64)"),
        ("hsl(min(1turn, 100grad) 50% 50%)", "rgb(128, 191, 64)"),
        ("hsl(calc(infinity * 1deg) 50% 50%)", "rgb(191, 64, 64)"),
        ("hsl(calc(10), calc(20%), calc(30%))", "rgb(92, 66, 61)"),
        ("lab(calc(50% + 10%) calc(10% * 2) 3)", "lab(60 25 3)"),
        ("lab(calc(infinity) 0 0)", "lab(100 0 0)"),
        ("lch(50 calc(-10) 20)", "lch(50 0 20)"),
        ("oklch(calc(1.5) calc(0.1) calc(400deg))", "oklch(1 0.1 40)"),
        ("oklch(0.5 0.1 calc(30deg * -1))", "oklch(0.5 0.1 330)"),
        ("color(srgb calc(0.5) calc(50%) calc(1 / 3))", "color(srgb 0.5 0.5 0.333333)"),
        ("hsl(120 150 50)", "rgb(0, 255, 0)"),
        ("hsl(120 150 30)", "rgb(0, 191, 0)"),
        ("hsl(120 150% 30%)", "rgb(0, 153, 0)"),
        ("hsl(120, 150%, 30%)", "rgb(0, 153, 0)"),
        ("hsl(120 150% 30% / 0.5)", "rgba(0, 153, 0, 0.5)"),
        ("hsl(120 150 30%)", "rgb(0, 191, 0)"),
        ("hsl(120 150% 30)", "rgb(0, 191, 0)"),
        ("hsl(120 calc(150%) 30%)", "rgb(0, 191, 0)"),
        ("hsl(120 1.5e2% 30%)", "rgb(0, 191, 0)"),
        ("hsl(120 150%/**/ 30%)", "rgb(0, 191, 0)"),
        ("hsl(+120 150% 30%)", "rgb(0, 191, 0)"),
        ("hsl(none 150% 30%)", "rgb(191, 0, 0)"),
        ("hsl(30 150% 30% / none)", "rgba(191, 77, 0, 0)"),
        ("hsl(120 150 130)", "rgb(255, 217, 255)"),
        ("hsl(120 -20 30)", "rgb(77, 77, 77)"),
        ("hsl(120 50 130)", "rgb(255, 255, 255)"),
        ("hsl(120 50 -30)", "rgb(0, 0, 0)"),
    ])
    func `A colour with calculations has the value of Chromium`(text: String, expected: String)
        throws
    {
        try ComputedColor.expect(text, is: expected)
    }
}
