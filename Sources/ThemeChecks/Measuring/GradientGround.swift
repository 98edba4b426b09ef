import ColorScience
import Findings
import ThemeModel

/// The colours of a gradient, from stop to stop, as grounds of a foreground that may lie anywhere on it.
struct GradientGround: Sendable {
    private struct Spot {
        let color: ThemeColor
        let place: GradientPlace
    }

    let gradient: Gradient
    private let spots: [Spot]
    /// Nil where a colour is translucent, or not the same on every display.
    private let luminances: [Double]?

    /// The colours between two stops that a plan of changes looks at.
    private static let sampleCount = 16

    init(_ gradient: Gradient) {
        self.gradient = gradient
        var spots: [Spot] = []
        for (index, stop) in gradient.stops.enumerated() {
            if index > 0, !stop.isHard {
                spots += Self.spots(of: gradient, before: index)
            }
            spots.append(Spot(color: stop.color, place: .stop(index)))
        }
        self.spots = spots
        let opaque = spots.compactMap(\.color.opaque)
        luminances = opaque.count == spots.count ? opaque.map(\.relativeLuminance) : nil
    }

    /// The colours between a stop and the one before it, without repetitions.
    private static func spots(of gradient: Gradient, before index: Int) -> [Spot] {
        let start = gradient.stops[index - 1].color
        let end = gradient.stops[index].color
        func looksAlike(_ one: ThemeColor, _ other: ThemeColor) -> Bool {
            one.renditions == other.renditions && one.wide == other.wide
        }
        var spots: [Spot] = []
        for color in gradient.interpolation.colors(between: start.color, and: end.color) {
            let shown = ThemeColor(color)
            let last = spots.last?.color ?? start
            if looksAlike(shown, last) || looksAlike(shown, end) { continue }
            spots.append(Spot(color: shown, place: .between(index - 1)))
        }
        return spots
    }
}

extension GradientGround {
    var spotCount: Int { spots.count }

    /// The colours that a measurement lays over others; none for an opaque gradient.
    var layingCount: Int { luminances == nil ? spots.count : 0 }
}

// MARK: - Measuring

extension GradientGround {
    /// The spots with the lowest and the highest ratio; nil where a colour is unknown, or what shines through.
    func measured(
        under front: ThemeColor,
        in mode: Mode
    ) -> (worst: GradientSpot, loudest: GradientSpot)? {
        guard !spots.isEmpty, front.isKnown else { return nil }
        if let opaque = front.opaque, let luminances {
            return measured(under: opaque, on: luminances)
        }
        guard let beneath = layersBeneath(in: mode) else { return nil }
        var worst: GradientSpot?
        var loudest: GradientSpot?
        for spot in spots {
            let stacks = stacks(of: front, on: spot, beneath)
            guard let composites = Composite.all(of: stacks) else { return nil }
            for composite in composites {
                if composite.ratio < worst?.composite.ratio ?? .infinity {
                    worst = measured(composite, on: spot)
                }
                if composite.ratio > loudest?.composite.ratio ?? 0 {
                    loudest = measured(composite, on: spot)
                }
            }
        }
        guard let worst, let loudest else { return nil }
        return (worst, loudest)
    }

    /// Colours of translucent gradients are laid over each other a thousand times; opaque ones are compared alone.
    private func measured(
        under front: SRGB8,
        on luminances: [Double]
    ) -> (worst: GradientSpot, loudest: GradientSpot)? {
        let own = front.relativeLuminance
        let ratios = luminances.map { Contrast.ratio(ofLuminance: own, on: $0) }
        let worst = ratios.indices.min { ratios[$0] < ratios[$1] }
        let loudest = ratios.indices.max { ratios[$0] < ratios[$1] }
        guard let worst, let loudest else { return nil }
        let measured = [worst, loudest].map { index in
            let ground = spots[index].color.display.rgb
            let composite = Composite(foreground: front, background: ground)
            return self.measured(composite, on: spots[index])
        }
        return (measured[0], measured[1])
    }

    private func measured(_ composite: Composite, on spot: Spot) -> GradientSpot {
        GradientSpot(
            composite: composite,
            color: spot.color,
            place: spot.place,
            gradient: gradient
        )
    }
}

// MARK: - Stacks

extension GradientGround {
    private struct Beneath {
        var colors: [ThemeColor] = []
        var names: [String] = []
    }

    /// The stacks of a foreground on the stops and on some of the colours between them; nil where one is unknown.
    func stacks(under front: ThemeColor, in mode: Mode) -> [PairStack]? {
        guard !spots.isEmpty, front.isKnown, let beneath = layersBeneath(in: mode) else {
            return nil
        }
        var counts: [GradientPlace: Int] = [:]
        for spot in spots {
            counts[spot.place, default: 0] += 1
        }
        let samples = spots.indices.filter { index in
            let step = (counts[spots[index].place] ?? 0) / Self.sampleCount
            return step < 2 || index % step == 0
        }
        return samples.flatMap { stacks(of: front, on: spots[$0], beneath) }
    }

    private func stacks(
        of front: ThemeColor,
        on spot: Spot,
        _ beneath: [Beneath]
    ) -> [PairStack] {
        if spot.color.display.isOpaque {
            return [PairStack(layers: [front, spot.color], beneath: [])]
        }
        return beneath.map { beneath in
            PairStack(layers: [front, spot.color] + beneath.colors, beneath: beneath.names)
        }
    }

    /// The layers that shine through: the colour that the gradient has beneath it, or all that pages lie on.
    private func layersBeneath(in mode: Mode) -> [Beneath]? {
        let isOpaque = spots.allSatisfy(\.color.display.isOpaque)
        if isOpaque { return [] }
        let own = [gradient.beneath].compactMap(\.self)
        if let color = own.first, color.display.isOpaque { return [Beneath(colors: own)] }
        return mode.stacksOnSurfaces?.map { names in
            let colors = names.compactMap { mode.color(named: $0) }
            return Beneath(colors: own + colors, names: names)
        }
    }
}
