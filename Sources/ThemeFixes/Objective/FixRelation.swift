import ColorScience

/// The distance that two values of one mode must keep, and for steps of a ramp their order.
struct FixRelation {
    let other: Int
    /// The distance to keep, squared.
    private let least: Double
    /// The distance that no pair is worth, squared.
    private let wall: Double
    /// 1 where the value was lighter than the other, -1 where darker, 0 where that may change.
    private let order: Double

    /// Values that are at least `apart` from each other stay so, whatever that costs.
    init(_ other: Int, _ first: OKLab, _ second: OKLab, isRamp: Bool, apart: Double) {
        self.other = other
        let distance = Difference.deltaEOK(first, second)
        let kept = Self.keptDistance(of: distance)
        least = kept * kept
        wall = distance >= apart ? apart * apart : 0
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
        if squared >= max(least, wall), !isDisordered { return 0 }
        var price = squared < wall ? FixPrice.forbidden : 0
        if squared < least {
            price += FixPrice.nearness * (2 - (squared / least).squareRoot())
        }
        if isDisordered {
            price += FixPrice.disorder - order * lightness
        }
        return price
    }
}
