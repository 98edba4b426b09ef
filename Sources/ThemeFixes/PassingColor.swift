public import ColorScience

/// The cheapest colour that passes in the place of another, by the price that a fix puts on the change of one value.
public struct PassingColor: Hashable, Sendable {
    /// The colour that passes.
    public let color: SRGB8
    /// Its alpha, 1 for one that is to be opaque.
    public let alpha: Double
    /// Its least contrast ratio.
    public let ratio: Double
    /// The ΔE OK from the colour in whose place it is.
    public let deltaE: Double

    /// The cheapest foreground with a ratio on all `grounds`; nil where none is found.
    ///
    /// It keeps hue and chroma as a fix does, and stays lighter or darker than the grounds where it can be read there.
    public static func foreground(
        _ foreground: SRGB8,
        on grounds: [SRGB8],
        atLeast required: Double
    ) -> PassingColor? {
        cheapest(from: foreground, atLeast: required) { color in
            grounds.map { Contrast.signedRatio(of: color, on: $0) }
        }
    }

    /// The cheapest background on which all `foregrounds` have a ratio; nil where none is found.
    public static func background(
        _ background: SRGB8,
        under foregrounds: [DisplayColor],
        atLeast required: Double
    ) -> PassingColor? {
        cheapest(from: background, atLeast: required) { color in
            foregrounds.map { foreground in
                let front = foreground.composited(over: [DisplayColor(rgb: color)])
                return front.map { Contrast.signedRatio(of: $0, on: color) } ?? 1
            }
        }
    }

    private static func cheapest(
        from origin: SRGB8,
        atLeast required: Double,
        _ ratios: @escaping (SRGB8) -> [Double]
    ) -> PassingColor? {
        let goal = PassingGoal(required, from: ratios(origin))
        let search = PassingSearch(from: origin)
        let found = goal.strictestFirst { goal in
            search.cheapest { goal.isMet(by: ratios($0)) }
        }
        return found?.value?.color.map { color in
            PassingColor(
                color: color,
                alpha: 1,
                ratio: ratios(color).map(abs).min() ?? Contrast.greatest,
                deltaE: Difference.deltaEOK(origin, color)
            )
        }
    }
}

/// A ratio to reach on some grounds, on each on the side where a colour can be read.
struct PassingGoal {
    private let required: Double
    /// Negative where the colour is darker than a ground, 0 where it is too faint to have a side.
    private var sides: [Double]

    /// `ratios` are those of the colour as it is.
    init(_ required: Double, from ratios: [Double]) {
        self.required = required
        sides = ratios.map { abs($0) > required.squareRoot() ? $0 : 0 }
    }

    func isMet(by ratios: [Double]) -> Bool {
        zip(ratios, sides).allSatisfy { ratio, side in
            abs(ratio) >= required && ratio * side >= 0
        }
    }

    /// The result for the goal, or else for the one without sides.
    func strictestFirst<Found>(_ find: (PassingGoal) -> Found?) -> Found? {
        if let found = find(self) { return found }
        var goal = self
        goal.sides = sides.map { _ in 0 }
        return find(goal)
    }
}
