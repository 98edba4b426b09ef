import ArgumentParser
import ColorScience

/// A way to write a colour in CSS.
enum CSSNotation: ExpressibleByArgument, CaseIterable {
    case hex
    case space(ColorSpace)

    static var allCases: [CSSNotation] { [.hex] + ParsedColor.spaces.map(CSSNotation.space) }
    static var allValueStrings: [String] { allCases.map(\.name) }

    init?(argument: String) {
        guard let notation = Self.allCases.first(where: { $0.name == argument.lowercased() }) else {
            return nil
        }
        self = notation
    }

    private var name: String {
        switch self {
        case .hex: "hex"
        case .space(let space): space.rawValue
        }
    }

    /// The colour, with five decimals; nil where this notation cannot hold a colour outside sRGB.
    func css(of color: Color) -> String? {
        guard case .space(let space) = self else {
            return color.isInSRGBGamut ? color.mapped.hex : nil
        }
        let isPercentage = space == .hsl || space == .hwb
        if isPercentage, !color.isInSRGBGamut { return nil }
        let numbers = color.components(in: space).enumerated().map { index, number -> String in
            guard let number else { return "none" }
            return isPercentage && index > 0
                ? Self.rounded(number * 100) + "%" : Self.rounded(number)
        }
        let alpha = color.alpha == 1 ? "" : " / " + Self.rounded(color.alpha)
        let channels = numbers.joined(separator: " ") + alpha
        return switch space {
        case .hsl, .hwb, .lab, .lch, .oklab, .oklch: "\(space.rawValue)(\(channels))"
        default: "color(\(space.rawValue) \(channels))"
        }
    }

    private static func rounded(_ number: Double) -> String {
        CSSNumber.text(of: (number * 1e5).rounded() / 1e5)
    }
}
