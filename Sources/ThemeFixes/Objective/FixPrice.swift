import ColorScience

/// The prices that a plan is made of; ``FixObjective`` adds them up.
///
///     cost = Σ weight · (√(ΔE² + 3 ΔH²) + turn + tint + fade) + edit  over the changed values
///          + Σ near + order                                   over pairs of values of one mode
///          + flips + failures
///
/// Distances add up, not their squares: a sum of squares is least where every value moves a little, and a team wants few
/// edits. ΔE is ΔE OK, and ΔH its part in hue, which therefore counts twice.
///
/// The prices were tuned on the 287 schemes of `Benchmarks/fixes`, until none flipped that need not and no hue turned by
/// more than 15 degrees. They differ in size by design: no sum of changes is worth a failure.
enum FixPrice {
    /// A change at all costs as much as a just noticeable difference.
    static let edit = 0.02
    /// A surface is edited in place of three texts on it: a text is seen by itself, and a surface beside all that lies on it.
    static let surfaceEdits = 3.0
    /// A value that aliases name costs that much more for each that could name another one: where a step of the theme's
    /// own passes, it is taken.
    ///
    /// Two neighbours in the middle of a ramp of ten are about as far apart: 0.16 are the widest among Tailwind's greys.
    static let sharedStep = 0.15
    /// Degrees by which two steps of one ramp may differ in hue: yellows get that much redder as they get darker.
    static let rampTurn = 30.0
    /// The aliases that count, so that no background moves for the sake of a grey that has many names.
    static let countedAliases = 3
    /// A role that the theme leaves out costs that much more to write.
    static let addedRole = 0.2
    /// A plan replaces another that costs at least this much more.
    static let gain = 0.001
    /// Some measure of what no pair is worth.
    static let forbidden = 1e9
    /// The lighter colour of a pair becomes the darker one.
    static let flip = 20.0
    /// A pair fails, as it did.
    static let openFailure = 1000.0
    /// A pair newly fails, or gets worse.
    static let brokenPair = 1_000_000.0
    /// A unit of ΔE OK by which values of one mode are closer than they are to stay.
    ///
    /// It is in the unit of a change, and both values lose it. So no value goes further out of another's way than that saves the two.
    static let nearness = 2.0
    /// Two steps of a ramp come closer than they are to stay, where the next one could move on.
    static let lostStep = 1.0
    /// The whole of a step between two texts on one ground.
    ///
    /// A hundredth of a ratio is about a quarter of that in lightness, so this is the price of nearness: both texts lose it. A
    /// text that counts more than others is not worth moving for it.
    static let tierStep = nearness / 4
    /// A step of a ramp gets lighter than the next, or darker, unlike before.
    static let disorder = 1.0

    /// A turn of a hue.
    enum Turn {
        /// Degrees that cost nothing more: the hue keeps its name.
        static let free = 12.0
        static let price = 1.0
        static let perDegree = 0.02
        /// Cosines above this are of turns that cost nothing: it is that of 11.5 degrees.
        static let freeCosine = 0.98
    }

    /// A unit of chroma that a colour gains: a grey that gets lighter stays one.
    enum Tint {
        static let price = 20.0
        /// Rounding to 8 bits gives a grey that much.
        static let rounding = 0.0005
        /// The share of its chroma that a colour may gain, as rounding gives a dark one.
        static let share = 0.05

        static func free(of chroma: Double) -> Double { rounding + share * chroma }
    }

    /// A unit of chroma that a colour loses although sRGB has room for it.
    enum Fade {
        /// The price of nearness, so that no colour turns grey to be told from another.
        static let price = FixPrice.nearness
        /// Rounding to 8 bits takes that much from a dark grey.
        static let rounding = 0.002
        /// The share of its chroma that a colour may lose, as rounding takes from a dark one.
        static let share = 0.05
    }

    /// The price of a change from one colour to another.
    static func change(
        to color: OKLab,
        from origin: OKLab,
        weight: Double,
        edit: Double = edit
    ) -> Double {
        let newChroma = chroma(of: color)
        let oldChroma = chroma(of: origin)
        let lightness = color.lightness - origin.lightness
        let a = color.a - origin.a
        let b = color.b - origin.b
        let gain = newChroma - oldChroma
        let hue = max(0, a * a + b * b - gain * gain)
        var price = (lightness * lightness + a * a + b * b + 3 * hue).squareRoot()
        price += max(0, gain - Tint.free(of: oldChroma)) * Tint.price
        price += fading(of: origin, oldChroma, to: color)
        if oldChroma >= ColorKeeping.leastChroma, newChroma > ColorKeeping.leastChroma / 2 {
            // A cosine first: an arc tangent for each of thousands of colours takes a tenth of a search.
            let cosine = (color.a * origin.a + color.b * origin.b) / (newChroma * oldChroma)
            if cosine <= Turn.freeCosine {
                price += turn(by: abs(OKLCH(origin).turn(to: OKLCH(color))))
            }
        }
        return price * weight + edit
    }

    /// The price of another step of a ramp: its hue and chroma are its author's.
    static func step(
        to color: OKLab,
        from origin: OKLab,
        weight: Double,
        edit: Double
    ) -> Double {
        Difference.deltaEOK(color, origin) * weight + edit
    }

    /// The chroma in the old hue counts: a grey that turns has lost its own.
    private static func fading(of origin: OKLab, _ chroma: Double, to color: OKLab) -> Double {
        let free = Fade.rounding + Fade.share * chroma
        guard chroma > free else { return 0 }
        let kept = free + (color.a * origin.a + color.b * origin.b) / chroma
        guard kept < chroma else { return 0 }
        let room = ChromaRoom(of: origin, chroma: chroma)
        return max(0, room.most(at: color.lightness, upTo: chroma) - kept) * Fade.price
    }

    private static func turn(by degrees: Double) -> Double {
        guard degrees > Turn.free else { return 0 }
        return Turn.price + (degrees - Turn.free) * Turn.perDegree
    }

    private static func chroma(of color: OKLab) -> Double {
        (color.a * color.a + color.b * color.b).squareRoot()
    }
}

/// Differences that a plan keeps, or tells where it cannot.
enum ColorKeeping {
    /// Hue means little below it.
    static let leastChroma = 0.02
    /// Greys of systems have less, with a tint of blue, too: Tailwind's slate has 0.046.
    static let greyChroma = 0.05
    /// Two values at least this ΔE OK apart stay so.
    static let apart = 0.05
    /// Two values that differ by a just noticeable ΔE OK go on doing so.
    static let distinct = 0.02
    /// Rounding to 8 bits moves the lightness of a step of a ramp by less.
    static let orderSlack = 0.01
    /// A change beyond this ΔE OK counts as large.
    static let large = 0.2
}
