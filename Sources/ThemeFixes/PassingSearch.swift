import ColorScience
import ThemeModel

/// Walks the lines of a fix from one colour, and the colours around the end.
struct PassingSearch {
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

    /// The candidate with the least price below a bound; nil where none passes.
    func cheapest(
        below bound: Double = .infinity,
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        // Other hues and chromas only where this one has no colour, as in a fix.
        let best =
            first(on: [lines.main], below: bound, where: passes)
            ?? first(on: lines.variants, below: bound, where: passes)
        guard var end = best else { return nil }
        while let next = neighbour(of: end, where: passes) { end = next }
        return end
    }

    private func first(
        on group: [CandidateDirections],
        below bound: Double,
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        group.flatMap { [$0.up, $0.down] }.reduce(nil) { best, line in
            first(on: line, below: best?.price ?? bound, where: passes) ?? best
        }
    }

    private func first(
        on line: CandidateLine,
        below bound: Double,
        where passes: (SRGB8) -> Bool
    ) -> FixCandidate? {
        var index = 0
        while let candidate = line[index], candidate.price < bound {
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
