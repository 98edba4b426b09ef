import ColorScience

/// The distance that two values of one mode must keep, and for steps of a ramp, twins of a terminal and greys their order.
struct FixRelation {
    enum Kind {
        /// Two colours that are seen together.
        case scene
        /// Two steps of a ramp.
        case ramp
        /// Two steps of a ramp, one of which no role shows: it has a place among the others, and needs little distance.
        case idleStep
        /// A normal colour of a terminal and its bright one.
        case twins
        /// Two greys on one ground: the weaker one is for what matters less.
        case greys
    }

    let other: Int
    let kind: Kind
    /// The distance to keep.
    private let least: Double
    /// The distance that no pair is worth.
    private let wall: Double
    /// 1 where the value was lighter than the other, -1 where darker, 0 where that may change.
    private let order: Double
    /// The step between two texts; nil where none is to be kept.
    private let step: TierStep?
    /// The square of the distance that costs nothing: most candidates keep it.
    private let squaredKept: Double

    /// Values that are at least `apart` from each other stay so, whatever that costs.
    init(
        _ other: Int,
        _ first: OKLab,
        _ second: OKLab,
        _ kind: Kind,
        apart: Double,
        step: TierStep?
    ) {
        self.other = other
        self.kind = kind
        self.step = step
        let distance = Difference.deltaEOK(first, second)
        let kept = Self.keptDistance(of: distance)
        let isIdle = kind == .idleStep
        least = isIdle ? min(kept, ColorKeeping.distinct) : kept
        wall = !isIdle && distance >= apart ? apart : 0
        squaredKept = max(least * least, wall * wall)
        let lightness = first.lightness - second.lightness
        if kind != .scene, abs(lightness) > ColorKeeping.orderSlack {
            order = lightness > 0 ? 1 : -1
        } else {
            order = 0
        }
    }

    private static func keptDistance(of distance: Double) -> Double {
        if distance >= ColorKeeping.apart { return ColorKeeping.apart }
        if distance >= ColorKeeping.distinct { return ColorKeeping.distinct }
        return 0
    }

    var isRamp: Bool { kind == .ramp || kind == .idleStep }

    /// The two belong together, so that one moves along with the other.
    var isOfOneFamily: Bool { isRamp || kind == .twins }

    /// The two may do anything to each other.
    var isVoid: Bool { squaredKept == 0 && order == 0 && step == nil }

    func price(of color: OKLab, beside other: OKLab) -> Double {
        crowding(of: color, beside: other) + lostStep(of: color, beside: other)
    }

    /// The price of a step between two texts that shrinks.
    func lostStep(of color: OKLab, beside other: OKLab) -> Double {
        step?.price(of: color, beside: other) ?? 0
    }

    /// The price of the distance and of the order.
    private func crowding(of color: OKLab, beside other: OKLab) -> Double {
        let lightness = color.lightness - other.lightness
        let a = color.a - other.a
        let b = color.b - other.b
        let squared = lightness * lightness + a * a + b * b
        if squared >= squaredKept, order * lightness >= 0 { return 0 }
        let distance = squared.squareRoot()
        var price = distance < wall ? FixPrice.forbidden : 0
        if distance < least {
            price += nearness(at: distance)
        }
        return price + disorder(of: color, beside: other)
    }

    /// The price of the order alone, which a value keeps that nothing shows.
    func disorder(of color: OKLab, beside other: OKLab) -> Double {
        lightnessOrder(beside: other).disorder(at: color.lightness)
    }

    func lightnessOrder(beside other: OKLab) -> LightnessOrder {
        LightnessOrder(order: order, lightness: other.lightness)
    }

    private func nearness(at distance: Double) -> Double {
        if kind == .ramp { return FixPrice.lostStep * (2 - distance / least) }
        return FixPrice.nearness * (least - distance)
    }

    /// The lighter one of two steps or twins has become the darker one.
    func isDisordered(_ color: OKLab, beside other: OKLab) -> Bool {
        order * (color.lightness - other.lightness) < 0
    }
}

/// The side of a lightness on which a colour is to stay.
struct LightnessOrder {
    /// 1 for the lighter side, -1 for the darker one, 0 for both.
    let order: Double
    let lightness: Double

    var isVoid: Bool { order == 0 }
    /// A colour that gets lighter leaves its side, and does not come back.
    var isLostRising: Bool { order < 0 }

    func disorder(at lightness: Double) -> Double {
        let lead = order * (lightness - self.lightness)
        return lead < 0 ? FixPrice.disorder - lead : 0
    }
}
