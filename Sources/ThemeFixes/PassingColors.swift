public import ColorScience

/// Two colours that pass on each other in the place of two that do not.
public struct PassingColors: Hashable, Sendable {
    /// The colour in front.
    public let foreground: SRGB8
    /// The colour below it.
    public let background: SRGB8
    /// Their ratio.
    public let ratio: Double
    /// The distance of both moves: the root of the sum of their squared ΔE OK.
    public let deltaE: Double

    /// The parts of the way that are tried for the background; the foreground goes the rest.
    private static let shares = 8

    /// The nearest pair with a ratio, with both colours moved; nil where one alone has a shorter way.
    public static func nearest(
        to foreground: SRGB8,
        on background: SRGB8,
        atLeast required: Double
    ) -> PassingColors? {
        let present = Contrast.ratio(of: foreground, on: background)
        let pairs = (1..<shares).compactMap { share -> PassingColors? in
            let part = Double(share) / Double(shares)
            let goal = present + (required - present) * part
            let ground = PassingColor.background(
                background,
                under: [DisplayColor(rgb: foreground)],
                atLeast: goal
            )
            guard let ground, ground.color != background else { return nil }
            let front = PassingColor.foreground(foreground, on: [ground.color], atLeast: required)
            guard let front, front.color != foreground else { return nil }
            return PassingColors(front, ground)
        }
        let shortest = shortestMove(of: foreground, background, atLeast: required)
        return pairs.filter { $0.deltaE < shortest }.min { $0.deltaE < $1.deltaE }
    }

    /// The ΔE OK of the one colour that moves least.
    private static func shortestMove(
        of foreground: SRGB8,
        _ background: SRGB8,
        atLeast required: Double
    ) -> Double {
        let front = PassingColor.foreground(foreground, on: [background], atLeast: required)
        let ground = PassingColor.background(
            background,
            under: [DisplayColor(rgb: foreground)],
            atLeast: required
        )
        return min(front?.deltaE ?? .infinity, ground?.deltaE ?? .infinity)
    }

    private init(_ front: PassingColor, _ ground: PassingColor) {
        foreground = front.color
        background = ground.color
        ratio = front.ratio
        deltaE = (front.deltaE * front.deltaE + ground.deltaE * ground.deltaE).squareRoot()
    }
}
