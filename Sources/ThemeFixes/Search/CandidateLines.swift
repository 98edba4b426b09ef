import ColorScience

/// The lines of values that a token could get.
///
/// A colour keeps its hue and, as far as sRGB allows, its chroma: the first two lines go up and down in lightness. Further
/// lines turn the hue a little or change the chroma, for a colour that would come too near to another. An alpha goes
/// up and down in whole per cent. An alias has no lines, but the theme's own colours.
final class CandidateLines {
    /// Up and down in lightness, or in alpha.
    let main: CandidateDirections
    /// The same in other hues and chromas.
    let variants: [CandidateDirections]
    /// The colours that an alias could name, the cheapest one first.
    let choices: [FixCandidate]
    private let ramps: [LightnessRamp]
    private let pricing: FixPricing

    init(_ pricing: FixPricing, _ choices: [AliasChoice]) {
        self.pricing = pricing
        self.choices = choices.map(pricing.candidate).sorted { $0.price < $1.price }
        switch pricing.token.kind {
        case .alpha:
            main = Self.alphas(pricing)
            variants = []
            ramps = []
        case .alias:
            main = .none
            variants = []
            ramps = []
        case .color, .role:
            let color = OKLCH(pricing.origin)
            ramps = LightnessRamp.all(around: color, isWritable: pricing.token.isWritable)
            main = Self.colors(pricing, along: ramps[0], from: color)
            variants = ramps.dropFirst().map { Self.colors(pricing, along: $0, from: color) }
        }
    }

    /// Colours within a range of luminance that the steps of a line may be wider than, as near to the old one as it allows.
    func candidates(in range: ClosedRange<Double>) -> [FixCandidate] {
        let luminance = pricing.origin.xyz.y
        let target = min(max(luminance, range.lowerBound), range.upperBound)
        return ramps.flatMap { ramp in
            ramp.color(withLuminance: target).neighbours
                .filter { range.contains($0.relativeLuminance) }
                .map(pricing.candidate)
        }
    }

    private static func colors(
        _ pricing: FixPricing,
        along ramp: LightnessRamp,
        from color: OKLCH
    ) -> CandidateDirections {
        let lightness = color.lightness
        func candidate(at lightness: Double) -> FixCandidate {
            pricing.candidate(ramp.color(lightness: min(1, max(0, lightness))))
        }
        let up = CandidateLine(count: steps(1 - lightness), isRising: true) { index in
            candidate(at: lightness + Self.offsets[index])
        }
        let down = CandidateLine(count: steps(lightness), isRising: false) { index in
            candidate(at: lightness - Self.offsets[index])
        }
        return CandidateDirections(up: up, down: down)
    }

    /// Whole per cents, without the present one.
    private static func alphas(_ pricing: FixPricing) -> CandidateDirections {
        let percent = pricing.token.present.alpha * 100
        // A whole per cent may be a little more or less as a fraction of 1.
        let slack = 1e-6
        let up = CandidateLine(count: 100, isRising: true) { index in
            pricing.candidate(percent: (percent + slack).rounded(.down) + Double(index + 1))
        }
        let down = CandidateLine(count: 100, isRising: false) { index in
            pricing.candidate(percent: (percent - slack).rounded(.up) - Double(index + 1))
        }
        return CandidateDirections(up: up, down: down)
    }

    /// Distances in lightness: about a step of an 8-bit grey first, then 1 % of the way, so that no line jumps over the
    /// room between two colours.
    private static let offsets: [Double] = {
        var offsets = [0.0]
        while let last = offsets.last, last < 1 {
            offsets.append(last + max(0.003, last * 0.01))
        }
        return offsets
    }()

    /// The number of candidates up to the first that reaches black or white.
    private static func steps(_ way: Double) -> Int {
        (offsets.firstIndex { $0 >= way } ?? offsets.count - 1) + 1
    }
}

/// The lines of all tokens, made when they are first asked for.
final class CandidateCache {
    private let objective: FixObjective
    private var lines: [CandidateLines?]
    private var pricings: [FixPricing?]

    init(_ objective: FixObjective) {
        self.objective = objective
        lines = Array(repeating: nil, count: objective.problem.tokens.count)
        pricings = Array(repeating: nil, count: objective.problem.tokens.count)
    }

    func lines(of token: TokenIndex) -> CandidateLines {
        if let known = lines[token] { return known }
        let isAlias = objective.problem.tokens[token].kind == .alias
        let new = CandidateLines(
            pricing(of: token),
            isAlias ? objective.choices(of: token) : []
        )
        lines[token] = new
        return new
    }

    func candidate(_ color: SRGB8, for token: TokenIndex) -> FixCandidate {
        pricing(of: token).candidate(color)
    }

    func candidate(percent: Double, for token: TokenIndex) -> FixCandidate {
        pricing(of: token).candidate(percent: percent)
    }

    private func pricing(of token: TokenIndex) -> FixPricing {
        if let known = pricings[token] { return known }
        let new = newPricing(of: token)
        pricings[token] = new
        return new
    }

    private func newPricing(of token: TokenIndex) -> FixPricing {
        var present = objective.problem.tokens[token]
        if case .alpha(let alpha) = objective.values[token] { present.present.alpha = alpha }
        return FixPricing(
            token: present,
            origin: objective.labs[token],
            edit: objective.edit(of: token),
            maxDelta: min(objective.maxDelta, objective.reach(of: token).largest)
        )
    }
}
