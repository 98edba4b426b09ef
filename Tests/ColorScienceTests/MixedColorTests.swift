import Testing

@testable import ColorScience

/// The values are those that Chromium 156 computes.
@Suite("Mixed colours")
struct MixedColorTests {
    @Test(arguments: [
        ("color-mix(in srgb, red 25%, white)", "color(srgb 1 0.75 0.75)"),
        ("color-mix(red, blue)", "oklab(0.539974 0.0962086 -0.0928316)"),
        ("color-mix(in lch, red 30%, blue 40%)", "lch(40.1616 120.774 344.006 / 0.7)"),
        ("color-mix(in lch, red 0%, blue)", "lch(29.5653 131.213 301.368)"),
        ("color-mix(in lch, red 0%, blue 0%)", "lch(41.9277 119.034 351.112 / 0)"),
        ("color-mix(in lch, red 80%, blue 60%)", "lch(43.6937 117.294 358.218)"),
        ("color-mix(in lch, 30% red, blue)", "lch(36.9827 123.906 331.215)"),
        ("color-mix(in lch, red calc(10% + 20%), blue)", "lch(36.9827 123.906 331.215)"),
        ("color-mix(in lch, red calc(-10%), blue)", "lch(29.5653 131.213 301.368)"),
        ("color-mix(in lch, red calc(150%), blue)", "lch(54.29 106.854 40.856)"),
        ("color-mix(in lch shorter hue, red, blue)", "lch(41.9277 119.034 351.112)"),
        ("color-mix(in lch longer hue, red, blue)", "lch(41.9277 119.034 171.112)"),
        ("color-mix(in lch increasing hue, red, blue)", "lch(41.9277 119.034 171.112)"),
        ("color-mix(in lch decreasing hue, red, blue)", "lch(41.9277 119.034 351.112)"),
        (
            "color-mix(in oklch longer hue, oklch(0.5 0.1 40), oklch(0.7 0.2 40))",
            "oklch(0.6 0.15 220)"
        ),
        (
            "color-mix(in oklch increasing hue, oklch(0.5 0.1 40), oklch(0.7 0.2 20))",
            "oklch(0.6 0.15 210)"
        ),
        ("color-mix(in hsl, red, blue)", "color(srgb 1 0 1)"),
        ("color-mix(in hwb, red, blue)", "color(srgb 1 0 1)"),
        ("color-mix(in lab, red, blue)", "lab(41.9277 74.5607 -21.0676)"),
        ("color-mix(in oklab, red, blue)", "oklab(0.539974 0.0962086 -0.0928316)"),
        ("color-mix(in display-p3, red, blue)", "color(display-p3 0.458734 0.100055 0.549017)"),
        (
            "color-mix(in display-p3-linear, red, blue)",
            "color(display-p3-linear 0.411271 0.0165849 0.463734)"
        ),
        ("color-mix(in srgb-linear, red, lime)", "color(srgb-linear 0.5 0.5 2.79397e-9)"),
        ("color-mix(in a98-rgb, teal, tomato)", "color(a98-rgb 0.579664 0.443178 0.394003)"),
        ("color-mix(in prophoto-rgb, red, blue)", "color(prophoto-rgb 0.519249 0.206658 0.513153)"),
        ("color-mix(in xyz, red, blue)", "color(xyz-d65 0.296439 0.142411 0.484861)"),
        ("color-mix(in xyz-d50, red, blue)", "color(xyz-d50 0.289566 0.141548 0.364006)"),
        ("color-mix(in xyz-d65, red, blue)", "color(xyz-d65 0.296439 0.142411 0.484861)"),
        ("COLOR-MIX(IN SRGB,RED,BLUE)", "color(srgb 0.5 0 0.5)"),
        ("color-mix(in hsl, white, blue)", "color(srgb 0.625 0.625 0.875)"),
        ("color-mix(in hsl, hsl(30 0% 100%), blue)", "color(srgb 0.875 0.625 0.8125)"),
        ("color-mix(in oklch, white, blue)", "oklch(0.725987 0.15663 264.051)"),
        ("color-mix(in oklch, #808081, blue)", "oklch(0.526083 0.15735 264.051)"),
        ("color-mix(in oklch, oklch(1 0 40), blue)", "oklch(0.725991 0.156605 332.025)"),
        ("color-mix(in oklch, oklab(0.5 0.021 0), blue)", "oklch(0.475991 0.167105 312.025)"),
        ("color-mix(in hwb, gray, lime)", "color(srgb 0.25098 0.75098 0.25098)"),
        ("color-mix(in oklch, lab(none 20 30), blue)", "oklch(0.451981 0.410124 318.632)"),
        ("color-mix(in oklch, lab(50 none none), blue)", "oklch(0.510473 0.31321 264.051)"),
        ("color-mix(in oklab, oklch(0.5 none none), blue)", "oklab(0.475991 -0.0324624 -0.311523)"),
        ("color-mix(in oklab, oklch(0.5 none 30), blue)", "oklab(0.475991 -0.0162312 -0.155761)"),
        ("color-mix(in oklab, hsl(none none 50%), lime)", "oklab(0.732306 -0.23384 0.179502)"),
        ("color-mix(in oklch, hsl(30 none 50%), blue)", "oklch(0.525079 0.31321 264.051)"),
        ("color-mix(in hwb, hsl(none 50% 50%), blue)", "color(srgb 0.125 0.125 0.875)"),
        (
            "color-mix(in xyz, color(srgb none 0.5 0.5), blue)",
            "color(xyz-d65 0.180452 0.120346 0.58967)"
        ),
        (
            "color-mix(in srgb, color(srgb none 0.5 0.5), color(srgb none 0.2 0.1))",
            "color(srgb none 0.35 0.3)"
        ),
        ("color-mix(in hsl, color(srgb none none none), lime)", "color(srgb 0 1 0)"),
        ("color-mix(in hsl, hsl(none 50% 50%), hsl(none 50% 50%))", "color(srgb 0.75 0.25 0.25)"),
        (
            "color-mix(in hsl, color-mix(in hsl, hsl(none 50% 50%), hsl(none 50% 50%)), blue)",
            "color(srgb 0.125 0.125 0.875)"
        ),
        ("color-mix(in oklch, oklch(0.5 0.1 none), oklch(0.7 0.2 none))", "oklch(0.6 0.15 none)"),
        (
            "color-mix(in oklab, rgb(1 2 3 / none), rgb(100 100 100 / 0.5))",
            "oklab(0.292767 -0.00194976 -0.00349948 / 0.5)"
        ),
        (
            "color-mix(in oklab, rgb(1 2 3 / none), rgb(100 100 100 / none))",
            "oklab(0.292767 -0.00194976 -0.00349948 / none)"
        ),
        (
            "color-mix(in srgb, rgb(255 0 0 / 0.2), rgb(0 0 255 / 0.8))",
            "color(srgb 0.2 0 0.8 / 0.5)"
        ),
        (
            "color-mix(in oklch, rgb(255 0 0 / 0.2) 30%, rgb(0 0 255 / 0.8) 30%)",
            "oklch(0.487178 0.302108 326.643 / 0.3)"
        ),
        ("color-mix(in srgb, transparent, red)", "color(srgb 1 0 0 / 0.5)"),
        ("color-mix(in srgb, transparent, transparent)", "color(srgb 0 0 0 / 0)"),
        (
            "color-mix(in hsl, color(display-p3 0 1 0), blue)",
            "color(srgb -0.380549 1.03428 1.13381)"
        ),
        ("color-mix(in lab, color(srgb 1.2 1.3 1.1), black)", "lab(61.4903 -7.20507 10.2348)"),
        ("color-mix(in srgb, rgb(127.4 0 0), rgb(127.4 0 0))", "color(srgb 0.499608 0 0)"),
        (
            "color-mix(in srgb, hsl(33 33.3% 33.3%), white 0%)",
            "color(srgb 0.443889 0.344089 0.222111)"
        ),
        ("contrast-color(red)", "rgb(0, 0, 0)"),
        ("contrast-color(rgb(117 117 117))", "rgb(255, 255, 255)"),
        ("contrast-color(rgb(118 118 118))", "rgb(0, 0, 0)"),
        ("contrast-color(transparent)", "rgb(255, 255, 255)"),
        ("color-mix(in srgb, contrast-color(red), white)", "color(srgb 0.5 0.5 0.5)"),
        ("alpha(from red / 0.5)", "rgba(255, 0, 0, 0.5)"),
        ("alpha(from #ff000080 / calc(alpha * 0.5))", "rgba(255, 0, 0, 0.25)"),
        ("alpha(from lab(50 20 30 / 0.8) / alpha)", "lab(50 20 30 / 0.8)"),
        (
            "color-mix(in lch longer hue, hsl(none 65.7% 75% / 89%), white)",
            "lch(86.1672 16.6058 none / 0.945)"
        ),
        (
            "color-mix(in oklab, hwb(151.5 none none), color(srgb 0.311 0.3 0.2))",
            "oklab(0.644921 -0.105832 0.072997)"
        ),
        (
            "color-mix(in hwb, hsl(20 none none), color(srgb 0.2 0.3 0.4))",
            "color(srgb 0.2 0.3 0.4)"
        ),
        (
            "color-mix(in hsl, hwb(20 none none), color(srgb 0.2 0.3 0.4))",
            "color(srgb 0.383333 0.2 0.4)"
        ),
        (
            "color-mix(in lch, hwb(20 none none), color(srgb 0.2 0.3 0.4))",
            "lch(31.3289 18.625 332.858)"
        ),
        (
            "color-mix(in oklch, color(xyz 0.4 0.3 0.4 / none), color(xyz 0.2 0.3 0.1 / 0))",
            "oklch(0 0 61.8889 / 0)"
        ),
        ("alpha(from rgb(from red 300 g 0.3) / 0.5)", "rgba(255, 0, 0, 0.5)"),
        ("alpha(from color-mix(in hsl, red, white 33%) / 0.5)", "rgba(227, 112, 112, 0.5)"),
        ("alpha(from color-mix(in srgb, red, white 33%) / 0.5)", "color(srgb 1 0.33 0.33 / 0.5)"),
        ("alpha(from color(srgb 1.2 0.3 0.4) / 0.5)", "color(srgb 1.2 0.3 0.4 / 0.5)"),
        (
            "color-mix(in xyz, alpha(from color(srgb 0.6 0.3 none) / 0.5), white)",
            "color(xyz-d65 0.686193 0.706681 0.730892 / 0.75)"
        ),
        ("alpha(from lch(50 20 none) / none)", "lch(50 20 0 / none)"),
    ])
    func `A mixed, contrasting or translucent colour has the value of Chromium`(
        text: String,
        expected: String
    ) throws {
        try ComputedColor.expect(text, is: expected)
    }
}
