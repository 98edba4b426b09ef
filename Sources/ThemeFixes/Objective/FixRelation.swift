import ColorScience

/// The distance that two values of one mode must keep, and for steps of a ramp their order.
struct FixRelation {
    let other: Int
    /// The distance to keep.
    private let least: Double
    /// The distance that no pair is worth.
    private let wall: Double
    let isRamp: Bool
    /// 1 where the value was lighter than the other, -1 where darker, 0 where that may change.
    private let order: Double
    /// The square of the distance that costs nothing: most candidates keep it.
    private let squaredKept: Double

    /// Values that are at least `apart` from each other stay so, whatever that costs.
    init(_ other: Int, _ first: OKLab, _ second: OKLab, isRamp: Bool, apart: Double) {
        self.other = other
        self.isRamp = isRamp
        let distance = Difference.deltaEOK(first, second)
        least = Self.keptDistance(of: distance)
        wall = distance >= apart ? apart : 0
        let kept = max(least, wall)
        squaredKept = kept * kept
        let lightness = first.lightness - second.lightness
        if isRamp, abs(lightness) > ColorKeeping.orderSlack {
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

    /// The two may do anything to each other.
    var isVoid: Bool { least == 0 && wall == 0 && order == 0 }

    func price(of color: OKLab, beside other: OKLab) -> Double {
        let lightness = color.lightness - other.lightness
        let a = color.a - other.a
        let b = color.b - other.b
        let squared = lightness * lightness + a * a + b * b
        let isDisordered = order * lightness < 0
        if squared >= squaredKept, !isDisordered { return 0 }
        let distance = squared.squareRoot()
        var price = distance < wall ? FixPrice.forbidden : 0
        if distance < least {
            price += nearness(at: distance)
        }
        if isDisordered {
            price += FixPrice.disorder - order * lightness
        }
        return price
    }

    private func nearness(at distance: Double) -> Double {
        if isRamp { return FixPrice.lostStep * (2 - distance / least) }
        return FixPrice.nearness * (least - distance)
    }

    /// The lighter of two steps of a ramp has become the darker one.
    func isDisordered(_ color: OKLab, beside other: OKLab) -> Bool {
        order * (color.lightness - other.lightness) < 0
    }
}
