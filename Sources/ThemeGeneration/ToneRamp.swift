import ColorScience

/// Colours of one hue from light to dark, at the luminances of a ladder.
struct ToneRamp {
    let name: String
    /// The colours by step, in the ladder's order.
    let colors: [(step: Int, color: SRGB8)]

    /// Complexity: about 1,000 conversions of a colour a step.
    init(
        _ name: String,
        hue: Double,
        chroma: Double,
        isCalmAtEnds: Bool = false,
        on ladder: ToneLadder
    ) {
        self.name = name
        let tone = Tone(hue: hue, chroma: chroma, isCalmAtEnds: isCalmAtEnds)
        colors = ladder.steps.map { step, ratio in
            (step, tone.color(withContrast: ratio, isDark: ToneLadder.isDark(step)))
        }
    }

    subscript(step: Int) -> SRGB8 {
        colors.first { $0.step == step }?.color ?? .black
    }
}

/// A hue with as much of a chroma as each lightness leaves.
struct Tone {
    let hue: Double
    let chroma: Double
    /// The lightest and the darkest colours, which are surfaces and texts, have less chroma.
    let isCalmAtEnds: Bool

    /// The colour whose contrast with white is at least `ratio` if it is dark, else at most.
    func color(withContrast ratio: Double, isDark: Bool) -> SRGB8 {
        if ratio == 1 { return .white }
        func isDarker(_ lightness: Double) -> Bool {
            Contrast.ratio(of: color(lightness: lightness), on: .white) >= ratio
        }
        // Bisect the lightness until both ends are the two 8-bit neighbours around the ratio.
        var dark = 0.0
        var light = 1.0
        while light - dark > 1e-4 {
            let middle = (dark + light) / 2
            if isDarker(middle) { dark = middle } else { light = middle }
        }
        return color(lightness: isDark ? dark : light)
    }

    private func color(lightness: Double) -> SRGB8 {
        let share = isCalmAtEnds ? min(1, 8 * (1 - lightness) + 0.1, 0.3 + 2 * lightness) : 1
        return SRGB8(
            clipping: LinearGamut.inside(lightness: lightness, chroma: chroma * share, hue: hue)
        )
    }
}

/// Holds a colour in sRGB by its chroma alone: lightness and hue stay.
enum LinearGamut {
    static func inside(lightness: Double, chroma: Double, hue: Double) -> SRGB {
        func color(_ chroma: Double) -> Color {
            Color(OKLCH(lightness: lightness, chroma: chroma, hue: hue))
        }
        if color(chroma).isInSRGBGamut {
            return color(chroma).srgb
        }
        var inside = 0.0
        var outside = chroma
        while outside - inside > 1e-4 {
            let middle = (inside + outside) / 2
            if color(middle).isInSRGBGamut { inside = middle } else { outside = middle }
        }
        return color(inside).srgb
    }
}
