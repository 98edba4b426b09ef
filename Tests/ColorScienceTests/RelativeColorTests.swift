import Testing

@testable import ColorScience

/// The values are those that Chromium 156 computes.
@Suite("Relative colours")
struct RelativeColorTests {
    @Test(arguments: [
        ("rgb(from red r g b)", "color(srgb 1 0 0)"),
        ("rgb(from #ff000080 r g b)", "color(srgb 1 0 0 / 0.501961)"),
        ("rgb(from #ff000080 r g b / calc(alpha * 0.5))", "color(srgb 1 0 0 / 0.25098)"),
        ("rgb(from red 50% g b)", "color(srgb 0.5 0 0)"),
        ("rgb(from red 300 g b)", "color(srgb 1.17647 0 0)"),
        ("rgb(from red none g b)", "color(srgb none 0 0)"),
        ("rgb(from rgb(none 2 3) r g b)", "color(srgb 0 0.00784314 0.0117647)"),
        ("rgb(from rgb(1 2 3 / none) r g b)", "color(srgb 0.00392157 0.00784314 0.0117647 / 0)"),
        ("rgb(from red calc(r * 2) g b)", "color(srgb 2 0 0)"),
        ("rgb(from red calc(r / 2) calc(g + 20) min(b, 10))", "color(srgb 0.5 0.0784314 0)"),
        ("rgb(from red alpha g b)", "color(srgb 0.00392157 0 0)"),
        ("RGB(FROM RED R G B)", "color(srgb 1 0 0)"),
        ("rgb(from/**/red/**/r/**/g/**/b)", "color(srgb 1 0 0)"),
        ("rgba(from red r g b / 20%)", "color(srgb 1 0 0 / 0.2)"),
        ("hsl(from red calc(h + 30) s l)", "color(srgb 1 0.5 0)"),
        ("hsl(from red h 150% l)", "color(srgb 1.25 -0.25 -0.25)"),
        ("hsl(from red h s 120%)", "color(srgb 1 1.4 1.4)"),
        ("hsl(from red h -20% l)", "color(srgb 0.4 0.6 0.6)"),
        ("hsl(from red 0.5turn s l)", "color(srgb 0 1 1)"),
        ("hsl(from red calc(h * 1deg) s l)", "color(srgb 1 0 0)"),
        ("hsl(from color(display-p3 0 1 0) h s l)", "color(srgb -0.511788 1.0183 -0.310674)"),
        ("hwb(from red h 80% 60%)", "color(srgb 0.571429 0.571429 0.571429)"),
        ("hwb(from #336699 h calc(w + 10) b)", "color(srgb 0.3 0.45 0.6)"),
        ("lab(from red l a b)", "lab(54.29 80.8198 69.8997)"),
        ("lab(from red 150 a b)", "lab(100 80.8198 69.8997)"),
        ("lab(from red l 50% -50%)", "lab(54.29 62.5 -62.5)"),
        ("lab(from red none none none / none)", "lab(none none none / none)"),
        ("lch(from red l c h)", "lch(54.29 106.854 40.856)"),
        ("lch(from red l -5 h)", "lch(54.29 0 40.856)"),
        ("lch(from red l c 400)", "lch(54.29 106.854 40)"),
        ("oklab(from red l a b / 2)", "oklab(0.627966 0.22488 0.125859)"),
        ("oklch(from red 1.5 c h)", "oklch(1 0.257704 29.2346)"),
        ("oklch(from red l c h / 50%)", "oklch(0.627966 0.257704 29.2346 / 0.5)"),
        ("oklch(from red calc(l * 0.5) c calc(h + 180))", "oklch(0.313983 0.257704 209.235)"),
        ("oklch(from red l c sin(h))", "oklch(0.627966 0.257704 359.181)"),
        ("oklch(from oklch(0.5 none 30) l calc(c + 0.1) h)", "oklch(0.5 0.1 30)"),
        ("color(from red srgb r g b)", "color(srgb 1 0 0)"),
        ("color(from red display-p3 r g b)", "color(display-p3 0.91753 0.200241 0.138502)"),
        ("color(from red xyz x y z)", "color(xyz-d65 0.412426 0.212648 0.0193173)"),
        ("color(from red xyz-d50 x y z / 0.5)", "color(xyz-d50 0.436066 0.222488 0.013916 / 0.5)"),
        ("color(from red srgb 200% g b)", "color(srgb 2 0 0)"),
        (
            "color(from lch(50 100 20) srgb calc(r + 0.1) g b)",
            "color(srgb 1.09426 -0.258984 0.273962)"
        ),
        ("oklch(from oklch(from red l c h) l c h)", "oklch(0.627966 0.257704 29.2346)"),
        (
            "rgb(from color-mix(in oklch, red, blue) r g b)",
            "color(srgb 0.729868 -0.174249 0.760128)"
        ),
        ("rgb(from hsl(120 150 30) r g b)", "color(srgb -0.15 0.75 -0.15)"),
        ("rgb(from hsl(120 150% 30%) r g b)", "color(srgb -0.15 0.75 -0.15)"),
        ("rgb(from hwb(120 80% 60%) r g b)", "color(srgb 0.571429 0.571429 0.571429)"),
        ("color-mix(in hsl, hsl(from red none s l), blue)", "color(srgb 0 0 1)"),
    ])
    func `A relative colour has the value of Chromium`(text: String, expected: String) throws {
        try ComputedColor.expect(text, is: expected)
    }
}
