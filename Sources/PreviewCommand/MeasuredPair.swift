import ColorScience
import Findings

/// The contrast of one colour on another, with the verdict for every use and level.
struct MeasuredPair {
    let foreground, background: String
    let ratio: Double
    let display: String
    let AA, AAA, AALarge, AAALarge, nonText: Bool
    let suggestions: [Change]
    let bestRatio: Double
    /// The measured renditions: the pair with the lowest ratio.
    let colors: (SRGB8, SRGB8)

    /// A change of one or both colours that makes text pass.
    struct Change {
        let change, value: String
        let ratio, deltaE: Double
        /// The ratio that the change had to reach.
        let required: Double
    }

    /// Measures the worst rendition of a pair; nil if the background is translucent.
    init?(_ front: Color, on back: Color) {
        let pairs = front.renditions.flatMap { front in
            back.renditions.compactMap { back -> (SRGB8, SRGB8)? in
                guard back.isOpaque, let front = front.composited(over: [back]) else { return nil }
                return (front, back.rgb)
            }
        }
        guard let worst = pairs.min(by: { Contrast.ratio(of: $0.0, on: $0.1) < Contrast.ratio(of: $1.0, on: $1.1) })
        else {
            return nil
        }
        colors = worst
        bestRatio = Contrast.bestRatio(on: back.renditions.map(\.rgb))
        (foreground, background) = (worst.0.hex, worst.1.hex)
        let ratio = Contrast.ratio(of: worst.0, on: worst.1)
        func passes(_ use: ContrastUse, _ level: ContrastLevel) -> Bool { ratio >= use.requiredRatio(at: level) ?? 0 }
        self.ratio = ratio
        display = Contrast.display(ratio)
        AA = passes(.text, .aa)
        AAA = passes(.text, .aaa)
        AALarge = passes(.largeText, .aa)
        AAALarge = passes(.largeText, .aaa)
        nonText = passes(.nonText, .aa)
        let missed = ContrastLevel.allCases.compactMap { ContrastUse.text.requiredRatio(at: $0) }.filter { ratio < $0 }
        let (fronts, backs) = (front.renditions, back.renditions.map(\.rgb))
        suggestions = missed.flatMap { Self.changes(worst.0, worst.1, fronts, backs, atLeast: $0) }
    }

    /// A suggested colour passes beside all `fronts` and `backs`, the renditions of the two colours.
    private static func changes(
        _ front: SRGB8, _ back: SRGB8, _ fronts: [DisplayColor], _ backs: [SRGB8], atLeast required: Double
    ) -> [Change] {
        let candidates = [
            ("foreground", NearestPassingColor.foreground(front, on: backs, atLeast: required)),
            ("background", NearestPassingColor.background(back, under: fronts, atLeast: required)),
        ]
        var changes = candidates.compactMap { change, nearest in
            nearest.map {
                Change(change: change, value: $0.color.css, ratio: $0.ratio, deltaE: $0.deltaE, required: required)
            }
        }
        if let both = NearestPassingPair.nearest(to: front, on: back, atLeast: required), both.foreground != front,
            both.background != back
        {
            let value = "\(both.foreground.hex) on \(both.background.hex)"
            changes.append(
                Change(change: "both", value: value, ratio: both.ratio, deltaE: both.deltaE, required: required))
        }
        return changes
    }
}

extension MeasuredPair {
    /// What `contrast --format json` writes.
    var json: JSONValue {
        [
            "AA": .boolean(AA), "AAA": .boolean(AAA), "AAALarge": .boolean(AAALarge), "AALarge": .boolean(AALarge),
            "background": .string(background), "bestRatio": .number(bestRatio), "display": .string(display),
            "foreground": .string(foreground), "nonText": .boolean(nonText), "ratio": .number(ratio),
            "suggestions": .list(suggestions.map(\.json)),
        ]
    }
}

extension MeasuredPair.Change {
    fileprivate var json: JSONValue {
        [
            "change": .string(change), "deltaE": .number(deltaE), "ratio": .number(ratio),
            "required": .number(required), "value": .string(value),
        ]
    }
}
