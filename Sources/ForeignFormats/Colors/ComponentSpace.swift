import ColorScience
import SourceTrees

/// The space of a colour in components, as iTerm2 writes it.
enum ComponentSpace: String {
    case sRGB
    case displayP3 = "P3"
    /// Generic RGB, which iTerm2 takes for every other word, and for none.
    case calibrated = "Calibrated"

    init(of node: SourceNode) {
        let word = node["Color Space"]?.text ?? ""
        self = Self(rawValue: word) ?? .calibrated
    }

    func color(_ components: Components) -> Color {
        switch self {
        case .sRGB:
            return Self.eightBit(SRGB(components: components))
        case .displayP3:
            return Color(DisplayP3(components: components))
        case .calibrated:
            let clamped = Components(
                Self.clamped(components.first),
                Self.clamped(components.second),
                Self.clamped(components.third)
            )
            return Self.eightBit(SRGB(GenericRGB(components: clamped).xyz))
        }
    }

    /// The components of a colour; nil where the space has no such colour.
    func components(of rgb: SRGB8) -> [Double]? {
        switch self {
        case .sRGB:
            return rgb.srgb.components.array
        case .displayP3:
            return DisplayP3(rgb.linear.xyz).components.array
        case .calibrated:
            let components = GenericRGB(rgb.linear.xyz).components.array.map(Self.clamped)
            let written = Components(components[0], components[1], components[2])
            return color(written).clipped.rgb == rgb ? components : nil
        }
    }

    private static func eightBit(_ srgb: SRGB) -> Color {
        Color(red: srgb.red, green: srgb.green, blue: srgb.blue, alpha: 1)
    }

    private static func clamped(_ value: Double) -> Double {
        min(max(value, 0), 1)
    }
}
