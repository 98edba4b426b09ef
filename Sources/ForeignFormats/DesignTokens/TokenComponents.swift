package import ColorScience

/// The numbers that a colour has in design tokens.
package enum TokenComponents {
    /// The range of each component; nil for a space that the format does not have.
    ///
    /// Source: Design Tokens Color Module, §4, 2025.10.
    package static func ranges(of space: ColorSpace) -> [Range<Double>]? {
        let unit = 0..<1.0.nextUp
        let percent = 0..<100.0.nextUp
        let hue = 0..<360.0
        let chroma = 0..<Double.infinity
        let any = -Double.infinity..<Double.infinity
        return switch space {
        case .hsl, .hwb: [hue, percent, percent]
        case .lab: [percent, any, any]
        case .lch: [percent, chroma, hue]
        case .oklab: [unit, any, any]
        case .oklch: [unit, chroma, hue]
        case .displayP3Linear: nil
        default: [unit, unit, unit]
        }
    }
}
