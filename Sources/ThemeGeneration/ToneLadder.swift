import Findings

/// The steps that all ramps of a generated theme share, each with its contrast with white.
///
/// A contrast ratio is a quotient of luminances (WCAG 2.2, "contrast ratio"). So the contrast of two steps is the
/// quotient of their contrasts with white, whatever their hues are: a pair of steps that passes in one ramp passes in
/// every ramp.
struct ToneLadder {
    /// The contrast with white, by step, from light to dark.
    let steps: [(step: Int, ratio: Double)]

    /// The steps for a level: text steps reach its ratio on every ground of a mode, with 2 % to spare.
    init(_ level: ContrastLevel) {
        let aa = Self.textSteps(reaching: .aa)
        let aaa = Self.textSteps(reaching: .aaa)
        let text = level == .aa ? aa : aaa
        // The step beyond the text step: at AA, the text step of AAA, so that modes of high contrast pass at AAA.
        let strong =
            level == .aa
            ? aaa
            : (light: Self.beyond(aaa.light), dark: (aaa.dark * Self.lightestGround).squareRoot())
        steps = [
            (0, 1),
            (50, 1.045),
            (100, Self.lightestGround),
            (200, (Self.lightestGround * strong.dark).squareRoot()),
            (300, strong.dark),
            (400, text.dark),
            (500, (Self.lightestGround * Self.darkestGround).squareRoot()),
            (600, text.light),
            (700, strong.light),
            (800, Self.darkestGround),
            (900, 16.6),
            (950, 18.5),
        ]
    }

    /// The surface of a light mode that has the least contrast with dark text: step 100.
    private static let lightestGround = 1.11
    /// The surface of a dark mode that has the least contrast with light text: step 800.
    private static let darkestGround = 14.5

    private static func textSteps(reaching level: ContrastLevel) -> (light: Double, dark: Double) {
        let required = (ContrastUse.text.requiredRatio(at: level) ?? 1) * 1.02
        return (lightestGround * required, darkestGround / required)
    }

    /// Three quarters of the way to the darkest ground, far enough to be told apart by lightness alone.
    private static func beyond(_ ratio: Double) -> Double {
        ((ratio * darkestGround).squareRoot() * darkestGround).squareRoot()
    }

    /// Rounding to 8 bits may only make such a step darker.
    static func isDark(_ step: Int) -> Bool { step >= 500 }
}
