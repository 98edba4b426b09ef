struct ColorFunction: Sendable {
    let name: String
    let space: ColorSpace
    let rules: ComponentRules
    var hasCommas = false
    var isLegacy = false

    /// The functions by name; `rgba` and `hsla` are aliases, and there is no `hwba`.
    static let named: [String: ColorFunction] = [
        "rgb": ColorFunction(
            name: "rgb",
            space: .srgb,
            rules: .rgb,
            hasCommas: true,
            isLegacy: true
        ),
        "rgba": ColorFunction(
            name: "rgba",
            space: .srgb,
            rules: .rgb,
            hasCommas: true,
            isLegacy: true
        ),
        "hsl": ColorFunction(
            name: "hsl",
            space: .hsl,
            rules: .hsl,
            hasCommas: true,
            isLegacy: true
        ),
        "hsla": ColorFunction(
            name: "hsla",
            space: .hsl,
            rules: .hsl,
            hasCommas: true,
            isLegacy: true
        ),
        "hwb": ColorFunction(name: "hwb", space: .hwb, rules: .hwb, isLegacy: true),
        "lab": ColorFunction(name: "lab", space: .lab, rules: .lab),
        "lch": ColorFunction(name: "lch", space: .lch, rules: .lch),
        "oklab": ColorFunction(name: "oklab", space: .oklab, rules: .oklab),
        "oklch": ColorFunction(name: "oklch", space: .oklch, rules: .oklch),
    ]

    /// The spaces of color() by name; `xyz` is `xyz-d65`.
    static let spaces: [String: ColorSpace] = [
        "srgb": .srgb,
        "srgb-linear": .srgbLinear,
        "display-p3": .displayP3,
        "display-p3-linear": .displayP3Linear,
        "a98-rgb": .a98RGB,
        "prophoto-rgb": .proPhotoRGB,
        "rec2020": .rec2020,
        "xyz": .xyzD65,
        "xyz-d50": .xyzD50,
        "xyz-d65": .xyzD65,
    ]

    static let functionNames = [
        "rgb",
        "rgba",
        "hsl",
        "hsla",
        "hwb",
        "lab",
        "lch",
        "oklab",
        "oklch",
        "color",
    ]
    static let spaceNames = [
        "srgb",
        "srgb-linear",
        "display-p3",
        "display-p3-linear",
        "a98-rgb",
        "prophoto-rgb",
        "rec2020",
        "xyz",
        "xyz-d50",
        "xyz-d65",
    ]

    /// The spaces that colours can be mixed in, by name.
    static let mixingSpaces = spaces.merging(
        ["lab": .lab, "lch": .lch, "oklab": .oklab, "oklch": .oklch, "hsl": .hsl, "hwb": .hwb],
        uniquingKeysWith: { known, _ in known }
    )

    static func predefined(_ space: ColorSpace) -> ColorFunction {
        ColorFunction(name: "color", space: space, rules: .predefined)
    }
}

extension Color {
    /// The names of the functions of CSS that are colours, `color()` among them.
    package static let functionNames = Set(ColorFunction.functionNames)
}
