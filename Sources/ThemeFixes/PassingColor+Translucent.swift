public import ColorScience
import ThemeModel

extension PassingColor {
    /// The colour with its alpha.
    public var display: DisplayColor { DisplayColor(rgb: color, alpha: alpha) }

    /// The cheapest foreground with a ratio on all `grounds`: of a translucent one, another colour, more or less of it, or both;
    /// nil where none is found.
    ///
    /// Complexity: a search of colours for each per cent of alpha that costs less than what was found.
    public static func foreground(
        _ foreground: DisplayColor,
        on grounds: [SRGB8],
        atLeast required: Double
    ) -> PassingColor? {
        if foreground.isOpaque {
            return self.foreground(foreground.rgb, on: grounds, atLeast: required)
        }
        guard let ground = grounds.first else { return nil }
        let goal = PassingGoal(required, from: foreground.ratios(on: grounds))
        let best = goal.strictestFirst { goal in
            TranslucentSearch(foreground, on: grounds, goal).cheapest
        }
        return best.map { best in
            PassingColor(
                color: best.rgb,
                alpha: best.alpha,
                ratio: best.ratios(on: grounds).map(abs).min() ?? Contrast.greatest,
                deltaE: Difference.deltaEOK(
                    foreground.blended(over: ground),
                    best.blended(over: ground)
                )
            )
        }
    }
}

/// Tries each alpha with the cheapest colour beside it, by the prices of a fix for the two values.
private struct TranslucentSearch {
    private let origin: DisplayColor
    private let grounds: [SRGB8]
    private let goal: PassingGoal
    private let token: FixToken

    init(_ origin: DisplayColor, on grounds: [SRGB8], _ goal: PassingGoal) {
        self.origin = origin
        self.grounds = grounds
        self.goal = goal
        token = FixToken(
            kind: .alpha,
            place: TokenPlace("alpha"),
            present: origin,
            isFree: true,
            ground: grounds[0]
        )
    }

    var cheapest: DisplayColor? {
        let search = PassingSearch(from: origin.rgb)
        var best: DisplayColor?
        var least = Double.infinity
        for alpha in alphas {
            let price = price(of: alpha)
            guard price < least else { continue }
            func passes(_ color: SRGB8) -> Bool {
                let shown = DisplayColor(rgb: color, alpha: alpha)
                return goal.isMet(by: shown.ratios(on: grounds))
            }
            if passes(origin.rgb) {
                best = DisplayColor(rgb: origin.rgb, alpha: alpha)
                least = price
            } else if let found = search.cheapest(below: least - price, where: passes),
                let color = found.value?.color
            {
                best = DisplayColor(rgb: color, alpha: alpha)
                least = price + found.price
            }
        }
        return best
    }

    /// The present one, then whole per cents.
    private var alphas: [Double] { [origin.alpha] + (1...100).map { Double($0) / 100 } }

    private func price(of alpha: Double) -> Double {
        if alpha == origin.alpha { return 0 }
        return token.distance(from: origin.alpha, to: alpha) + FixPrice.edit
    }
}

extension DisplayColor {
    /// The ratios on opaque grounds, negative where this is the darker colour.
    fileprivate func ratios(on grounds: [SRGB8]) -> [Double] {
        grounds.map { Contrast.signedRatio(of: blended(over: $0), on: $0) }
    }
}
