import ColorScience

/// A colour that misses a ratio on its background, and the nearest one that reaches it as the library finds it.
struct FailingPair {
    let foreground: SRGB8
    let background: SRGB8
    let required: Double
    let found: NearestPassingColor?

    /// What the nearest of all is looked for to do.
    var goal: BruteForce.Goal {
        BruteForce.Goal(origin: foreground, backgrounds: [background], required: required)
    }

    /// Random pairs that miss `required`, until `count` of them have an answer.
    static func random(_ count: Int, required: Double, from random: inout SeededGenerator)
        -> [FailingPair]
    {
        var pairs: [FailingPair] = []
        var answered = 0
        while answered < count {
            let foreground = random.color()
            let background = random.color()
            guard Contrast.ratio(of: foreground, on: background) < required else { continue }
            let found = NearestPassingColor.foreground(
                foreground,
                on: [background],
                atLeast: required
            )
            if found != nil { answered += 1 }
            pairs.append(
                FailingPair(
                    foreground: foreground,
                    background: background,
                    required: required,
                    found: found
                )
            )
        }
        return pairs
    }
}
