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

    /// The nearest pair with a ratio, with both colours moved; nil where none is found.
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
        return pairs.min { $0.deltaE < $1.deltaE }
    }

    private init(_ front: PassingColor, _ ground: PassingColor) {
        foreground = front.color
        background = ground.color
        ratio = front.ratio
        deltaE = (front.deltaE * front.deltaE + ground.deltaE * ground.deltaE).squareRoot()
    }
}
