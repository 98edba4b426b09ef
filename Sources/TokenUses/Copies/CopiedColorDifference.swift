import ColorScience
import SourceText
import ThemeModel

/// The difference of a token's colours in two copies.
enum CopiedColorDifference: Equatable {
    case none
    /// The channels are at most one unit of 8 bits apart.
    case rounding(channels: [String])
    /// The colours are `deltaE` apart in OKLab.
    case color(deltaE: Double)
    /// Only the opacities differ, from 0 to 1.
    case alpha(Double, Double)

    /// Colours outside sRGB that are less apart are one colour, written with other digits.
    private static let tolerance = 0.002

    init(_ first: ThemeColor, _ second: ThemeColor) {
        let left = first.display
        let right = second.display
        let distance = Difference.deltaEOK(first.color.oklab, second.color.oklab)
        let isInGamut = first.color.isInSRGBGamut && second.color.isInSRGBGamut
        let steps = Self.steps(from: left, to: right)
        let apart = steps.filter { $0.count > 0 }
        if apart.isEmpty {
            self = isInGamut || distance < Self.tolerance ? .none : .color(deltaE: distance)
        } else if apart.allSatisfy({ $0.count == 1 }) {
            self = .rounding(channels: apart.map(\.channel))
        } else if left.rgb == right.rgb {
            self = .alpha(left.alpha, right.alpha)
        } else {
            self = .color(deltaE: distance)
        }
    }

    var outcome: ComparedCopy.Outcome {
        switch self {
        case .none: .same
        case .rounding: .rounding
        case .color, .alpha: .differing
        }
    }

    private static func steps(
        from left: DisplayColor,
        to right: DisplayColor
    ) -> [(channel: String, count: Int)] {
        func steps(_ first: UInt8, _ second: UInt8) -> Int {
            abs(Int(first) - Int(second))
        }
        let alpha = abs(left.alpha - right.alpha) * 255
        return [
            ("red", steps(left.rgb.red, right.rgb.red)),
            ("green", steps(left.rgb.green, right.rgb.green)),
            ("blue", steps(left.rgb.blue, right.rgb.blue)),
            ("opacity", Int(alpha.rounded())),
        ]
    }
}
