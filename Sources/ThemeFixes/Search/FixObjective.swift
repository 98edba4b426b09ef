import ColorScience
import ThemeModel

/// What a plan costs: the sum that every candidate is compared by.
///
///     cost = Σ weight · (√(ΔE² + 3 ΔH²) + turn + tint) + edit  over the changed values
///          + Σ near + order                                   over pairs of values of one mode
///          + flips + failures
///
/// Distances add up, not their squares: a sum of squares is least where every value moves a little, and a team wants few
/// edits. ΔE is ΔE OK, and ΔH its part in hue, which therefore counts twice.
enum FixObjective {
    /// The roles that make a theme recognisable, by how much more a change of them counts.
    static let weights: [(role: Role, weight: Double)] = [
        (.background, 25), (.text, 3), (.primary, 2),
    ]

    /// What it costs to change a value at all: as much as a just noticeable difference.
    static let edit = 0.02
    /// What it costs beyond that to write a role that the theme leaves out.
    static let added = 0.2
    /// Degrees that a hue may turn, what a turn beyond that costs, and the chroma below which hue means little.
    static let turn = (free: 12.0, price: 1.0, perDegree: 0.02, chroma: 0.02)
    /// What a unit of chroma costs that a grey gains, beyond what rounding to 8 bits does.
    static let tint = (price: 20.0, free: 0.0005)
    /// Two values at least `apart` stay so; those `distinct`, just noticeable, stay that.
    static let near = (apart: 0.05, distinct: 0.02, price: 1.0)
    /// What it costs to do what no pair is worth.
    static let forbidden = 1e9
    /// What it costs that a step of a ramp gets lighter than the next, or darker, unlike before.
    static let order = (price: 1.0, slack: 0.01)
    /// What it costs that the lighter colour of a pair becomes the darker one.
    static let flip = 20.0
    /// What a failing pair costs, and one that newly fails or gets worse.
    static let failure = (open: 1000.0, broken: 1_000_000.0)
    /// A plan replaces another that costs at least this much more.
    static let gain = 0.001
    /// A change beyond this counts as large.
    static let large = 0.2

    static func price(of color: OKLab, from origin: OKLab, weight: Double, edit: Double = edit)
        -> Double
    {
        let new = length(color.a, color.b)
        let old = length(origin.a, origin.b)
        let lightness = color.lightness - origin.lightness
        let a = color.a - origin.a
        let b = color.b - origin.b
        let hue = max(0, a * a + b * b - (new - old) * (new - old))
        var price = (lightness * lightness + a * a + b * b + 3 * hue).squareRoot()
        if old < turn.chroma {
            price += max(0, new - old - tint.free) * tint.price
        } else if new > turn.chroma / 2 {
            // A cosine first: an arc tangent for each of thousands of colours takes a tenth of a search.
            let cosine = (color.a * origin.a + color.b * origin.b) / (new * old)
            let degrees = cosine > 0.98 ? 0 : abs(OKLCH(origin).turn(to: OKLCH(color)))
            if degrees > turn.free { price += turn.price + (degrees - turn.free) * turn.perDegree }
        }
        return price * weight + edit
    }

    private static func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }
}

/// What two values of one mode must keep: their distance, and for steps of a ramp their order.
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
        let near = FixObjective.near
        let kept =
            distance >= near.apart ? near.apart : distance >= near.distinct ? near.distinct : 0
        least = kept * kept
        wall = distance >= apart ? apart * apart : 0
        let lightness = first.lightness - second.lightness
        order = isRamp && abs(lightness) > FixObjective.order.slack ? (lightness > 0 ? 1 : -1) : 0
    }

    var isVoid: Bool { least == 0 && wall == 0 && order == 0 }

    func price(of color: OKLab, beside other: OKLab) -> Double {
        let lightness = color.lightness - other.lightness
        let a = color.a - other.a
        let b = color.b - other.b
        let squared = lightness * lightness + a * a + b * b
        if squared >= max(least, wall), order * lightness >= 0 { return 0 }
        var price = squared < wall ? FixObjective.forbidden : 0
        if squared < least {
            price += FixObjective.near.price * (2 - (squared / least).squareRoot())
        }
        if order * lightness < 0 { price += FixObjective.order.price - order * lightness }
        return price
    }
}
