public import ColorScience
import ThemeModel

/// The cheapest colour that passes in the place of another, by the price that a fix puts on the change of one value.
public struct PassingColor: Hashable, Sendable {
    /// The colour that passes.
    public let color: SRGB8
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
        let sides = ratios(origin).map { ratio in
            abs(ratio) > required.squareRoot() ? ratio : 0
        }
        func passes(_ color: SRGB8, keepsSides: Bool) -> Bool {
            zip(ratios(color), sides).allSatisfy { ratio, side in
                abs(ratio) >= required && (!keepsSides || ratio * side >= 0)
            }
        }
        let search = PassingSearch(from: origin)
        let color =
            search.cheapest { passes($0, keepsSides: true) }
            ?? search.cheapest { passes($0, keepsSides: false) }
        return color.map { color in
            PassingColor(
                color: color,
                ratio: ratios(color).map(abs).min() ?? 21,
                deltaE: Difference.deltaEOK(origin, color)
            )
        }
    }
}

/// Walks the lines of a fix from one colour, and the colours around the end.
private struct PassingSearch {
    private let pricing: FixPricing
    private let lines: CandidateLines

    init(from origin: SRGB8) {
        let token = FixToken(
            kind: .color,
            place: TokenPlace("color"),
            present: DisplayColor(rgb: origin),
            isFree: true,
            ground: origin
        )
        pricing = FixPricing(
            token: token,
            origin: origin.oklab,
            edit: FixPrice.edit,
            maxDelta: .infinity
        )
        lines = CandidateLines(pricing, [])
    }

    func cheapest(where passes: (SRGB8) -> Bool) -> SRGB8? {
        // Other hues and chromas only where this one has no colour, as in a fix.
        let best =
            first(on: [lines.main], where: passes) ?? first(on: lines.variants, where: passes)
        guard var end = best else { return nil }
        while let next = neighbour(of: end, where: passes) { end = next }
        return end.value?.color
    }

    private func first(
        on group: [CandidateDirections],
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        group.flatMap { [$0.up, $0.down] }.reduce(nil) { best, line in
            first(on: line, cheaperThan: best, where: passes) ?? best
        }
    }

    private func first(
        on line: CandidateLine,
        cheaperThan best: FixCandidate?,
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        var index = 0
        while let candidate = line[index], candidate.price < best?.price ?? .infinity {
            if let color = candidate.value?.color, passes(color) { return candidate }
            index += 1
        }
        return nil
    }

    /// The cheapest colour around another that is cheaper than that.
    private func neighbour(
        of start: FixCandidate,
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        let near = start.value?.color?.neighbours ?? []
        let cheaper = near.map(pricing.candidate).filter { candidate in
            candidate.price < start.price && candidate.value?.color.map(passes) == true
        }
        return cheaper.min { $0.price < $1.price }
    }
}
