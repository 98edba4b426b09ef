import ColorScience

/// The ramps of a generated theme, and the brand's colours as they were given.
struct GeneratedPalette {
    let ramps: [ToneRamp]
    /// The brand's colours by the name of their ramp.
    let brand: [(ramp: String, color: SRGB8)]

    init(_ recipe: ThemeRecipe) {
        let ladder = ToneLadder(recipe.level)
        let first = recipe.brand[0].oklch
        let isGrey = first.chroma < Self.leastChroma
        brand = zip(["primary", "secondary", "accent"], recipe.brand).map { ($0, $1) }
        var ramps = [
            ToneRamp(
                "neutral",
                hue: first.hue,
                chroma: isGrey ? 0 : min(0.012, first.chroma / 8),
                isCalmAtEnds: true,
                on: ladder
            )
        ]
        ramps += brand.map { ramp, color in
            ToneRamp(ramp, hue: color.oklch.hue, chroma: color.oklch.chroma, on: ladder)
        }
        if brand.count < ThemeRecipe.mostColors {
            ramps.append(
                ToneRamp(
                    "accent",
                    hue: Self.accentHue(beside: recipe.brand),
                    chroma: isGrey ? 0.12 : first.chroma,
                    on: ladder
                )
            )
        }
        ramps += Self.statuses.map { ToneRamp($0.name, hue: $0.hue, chroma: $0.chroma, on: ladder) }
        self.ramps = ramps
    }

    /// Below this chroma, a colour has no hue to speak of.
    private static let leastChroma = 0.015

    /// Hues that mean the same in every theme.
    private static let statuses: [(name: String, hue: Double, chroma: Double)] = [
        ("green", 150, 0.15), ("amber", 75, 0.15), ("red", 27, 0.19), ("blue", 250, 0.15),
    ]

    /// A hue beside the brand's first one that neither its second nor a status has; for greys, beside blue.
    private static func accentHue(beside brand: [SRGB8]) -> Double {
        let hues = brand.map(\.oklch).filter { $0.chroma >= leastChroma }.map(\.hue)
        let taken = hues.dropFirst() + statuses.map(\.hue)
        return AccentHue.beside(hues.first ?? 250, apartFrom: Array(taken))
    }

    func color(_ ramp: String, _ step: Int) -> SRGB8 {
        ramps.first { $0.name == ramp }?[step] ?? .black
    }
}
