/// Two colours, both moved as little as possible so that one passes on the other.
public struct NearestPassingPair: Hashable, Sendable {
    /// The colour in front.
    public let foreground: SRGB8
    /// The colour below it.
    public let background: SRGB8
    /// Their ratio, unrounded.
    public let ratio: Double
    /// The distance of both moves: the root of the sum of their squared ΔE OK.
    public let deltaE: Double

    /// The pair nearest to the given one with a ratio of at least `required`; `nil` above 21, the highest there is.
    ///
    /// The background goes a share of the way, the foreground the rest; the best of 16 shares is kept. Hues are kept as
    /// ``NearestPassingColor`` keeps them.
    public static func nearest(
        to foreground: SRGB8,
        on background: SRGB8,
        atLeast required: Double
    ) -> NearestPassingPair? {
        let present = Contrast.ratio(of: foreground, on: background)
        if present >= required {
            return NearestPassingPair(foreground, background, from: (foreground, background))
        }
        let candidates = (0...shares).compactMap { share -> NearestPassingPair? in
            let goal = present * power(required / present, Double(share) / Double(shares))
            guard
                let below = NearestPassingColor.background(
                    background,
                    under: [foreground],
                    atLeast: goal
                )?.color.rgb,
                let front = NearestPassingColor.foreground(
                    foreground,
                    on: [below],
                    atLeast: required
                )
            else { return nil }
            return NearestPassingPair(front.color.rgb, below, from: (foreground, background))
        }
        return candidates.min { $0.deltaE < $1.deltaE }
    }

    private static let shares = 16

    private init(
        _ foreground: SRGB8,
        _ background: SRGB8,
        from origin: (foreground: SRGB8, background: SRGB8)
    ) {
        self.foreground = foreground
        self.background = background
        ratio = Contrast.ratio(of: foreground, on: background)
        let moved = Difference.deltaEOK(origin.foreground, foreground)
        let other = Difference.deltaEOK(origin.background, background)
        deltaE = (moved * moved + other * other).squareRoot()
    }
}
