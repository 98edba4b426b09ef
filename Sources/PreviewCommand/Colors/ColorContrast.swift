import ColorScience
import Findings
import SourceText
import ThemeFixes

/// The contrast of one colour on another, with the verdict for every use and level.
struct ColorContrast {
    let foreground, background: String
    let ratio: Double
    let display: String
    let AA, AAA, AALarge, AAALarge, nonText: Bool
    let suggestions: [Change]
    let bestRatio: Double
    /// The measured renditions within sRGB: the pair with the lowest ratio.
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
            back.renditions.compactMap { back -> (SRGB8, SRGB8, DisplayColor)? in
                guard back.isOpaque, let seen = front.composited(over: [back]) else { return nil }
                return (seen, back.rgb, front)
            }
        }
        guard
            let worst = pairs.min(by: {
                Contrast.ratio(of: $0.0, on: $0.1) < Contrast.ratio(of: $1.0, on: $1.1)
            })
        else {
            return nil
        }
        colors = (worst.0, worst.1)
        let wide = WidePair(front, on: back)
        let backdrops = back.renditions.map(\.rgb.relativeLuminance)
        bestRatio = Contrast.bestRatio(
            onLuminances: backdrops + [wide?.background.relativeLuminance].compactMap(\.self)
        )
        let ratio = Contrast.ratio(of: worst.0, on: worst.1)
        let narrower = wide.flatMap { $0.ratio < ratio ? $0 : nil }
        self.ratio = narrower?.ratio ?? ratio
        foreground = narrower?.foreground.css ?? worst.0.hex
        background = narrower?.background.css ?? worst.1.hex
        let measured = self.ratio
        func passes(_ use: ContrastUse, _ level: ContrastLevel) -> Bool {
            measured >= use.requiredRatio(at: level) ?? 0
        }
        display = Contrast.display(measured)
        AA = passes(.text, .aa)
        AAA = passes(.text, .aaa)
        AALarge = passes(.largeText, .aa)
        AAALarge = passes(.largeText, .aaa)
        nonText = passes(.nonText, .aa)
        let missed = ContrastLevel.allCases.compactMap { ContrastUse.text.requiredRatio(at: $0) }
            .filter { measured < $0 }
        let fronts = front.renditions
        let backs = back.renditions.map(\.rgb)
        suggestions = missed.flatMap {
            Self.changes(worst.2, worst.1, fronts, backs, wide, atLeast: $0)
        }
    }

    /// A suggested colour passes beside all `fronts` and `backs`, the renditions of the two colours.
    private static func changes(
        _ front: DisplayColor,
        _ back: SRGB8,
        _ fronts: [DisplayColor],
        _ backs: [SRGB8],
        _ wide: WidePair?,
        atLeast required: Double
    ) -> [Change] {
        let candidates = [
            (
                "foreground",
                nearest(atLeast: required, { wide?.ratio(of: $0.display) }) {
                    PassingColor.foreground(front, on: backs, atLeast: $0)
                }
            ),
            (
                "background",
                nearest(atLeast: required, { wide?.ratio(on: $0.color) }) {
                    PassingColor.background(back, under: fronts, atLeast: $0)
                }
            ),
        ]
        var changes = candidates.compactMap { change, nearest in
            nearest.map {
                Change(
                    change: change,
                    value: $0.display.css,
                    ratio: $0.ratio,
                    deltaE: $0.deltaE,
                    required: required
                )
            }
        }
        // Of a translucent colour, three values would change.
        if front.isOpaque,
            let both = PassingColors.nearest(to: front.rgb, on: back, atLeast: required)
        {
            let value = "\(both.foreground.hex) on \(both.background.hex)"
            changes.append(
                Change(
                    change: "both",
                    value: value,
                    ratio: both.ratio,
                    deltaE: both.deltaE,
                    required: required
                )
            )
        }
        return changes
    }

    /// Asks for a little more where what is found falls short on a P3 display, beside a colour outside sRGB.
    private static func nearest(
        atLeast required: Double,
        _ wideRatio: (PassingColor) -> Double?,
        _ find: (Double) -> PassingColor?
    ) -> PassingColor? {
        var asked = required
        for _ in 0..<8 {
            guard let found = find(asked) else { return nil }
            guard let ratio = wideRatio(found), ratio < required else { return found }
            asked *= required / ratio * 1.0001
        }
        return nil
    }
}

/// A pair as a P3 display shows it, where one of its colours is outside sRGB.
private struct WidePair {
    private let front: WideColor
    let foreground, background: WideColor

    init?(_ front: Color, on back: Color) {
        let wide = (WideColor(beyondSRGB: front), WideColor(beyondSRGB: back))
        if wide.0 == nil && wide.1 == nil { return nil }
        self.front = wide.0 ?? WideColor(front.mapped)
        background = wide.1 ?? WideColor(back.mapped)
        guard let foreground = self.front.composited(over: [background][...]) else { return nil }
        self.foreground = foreground
    }

    var ratio: Double { Self.ratio(of: foreground, on: background) }

    /// The ratio of another foreground, within sRGB.
    func ratio(of color: DisplayColor) -> Double {
        let seen = WideColor(color).composited(over: [background][...])
        return seen.map { Self.ratio(of: $0, on: background) } ?? 1
    }

    /// The ratio on another background, within sRGB.
    func ratio(on color: SRGB8) -> Double {
        let ground = WideColor(DisplayColor(rgb: color))
        return front.composited(over: [ground][...]).map { Self.ratio(of: $0, on: ground) } ?? 1
    }

    private static func ratio(of front: WideColor, on back: WideColor) -> Double {
        Contrast.ratio(ofLuminance: front.relativeLuminance, on: back.relativeLuminance)
    }
}

extension ColorContrast {
    /// The output of `contrast --format json`.
    func json(_ warnings: [String]) -> JSONValue {
        [
            "AA": .boolean(AA), "AAA": .boolean(AAA), "AAALarge": .boolean(AAALarge),
            "AALarge": .boolean(AALarge),
            "background": .string(background), "bestRatio": .number(bestRatio),
            "display": .string(display),
            "foreground": .string(foreground), "nonText": .boolean(nonText),
            "ratio": .number(ratio),
            "suggestions": .list(suggestions.map(\.json)),
            "warnings": .list(warnings.map { .string($0) }),
        ]
    }
}

extension ColorContrast.Change {
    fileprivate var json: JSONValue {
        [
            "change": .string(change), "deltaE": .number(deltaE), "ratio": .number(ratio),
            "required": .number(required), "value": .string(value),
        ]
    }
}
