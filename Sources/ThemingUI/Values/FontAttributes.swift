import SourceText
public import ThemeModel

/// A font as Apple's frameworks take it: a family or a design of the system's font, with traits in their units.
public struct FontAttributes: Hashable, Sendable {
    /// A design of the system's own font.
    public enum Design: Hashable, Sendable {
        /// San Francisco.
        case standard
        /// New York.
        case serif
        /// Letters of one width.
        case monospaced
        /// Round strokes.
        case rounded
    }

    /// The families in the order of preference, without generic ones.
    public var families: [String]
    /// The design of the system's font that follows the families.
    public var design: Design
    /// The size in points; a CSS pixel and a CSS point are a point each.
    public var points: Double
    /// -1...1, 0 is regular: the unit of `UIFont.Weight` and `NSFont.Weight`.
    public var weight: Double
    /// Letters lean.
    public var isItalic: Bool
    /// -1...1, 0 is normal: the unit of the width trait.
    public var width: Double

    /// Reads a font of a theme document; `rem` is the size in points that sizes without a unit of their own refer to.
    public init(_ font: FontDescriptor, rem: Double = 16) {
        self.init(
            families: font.stack,
            size: font.size?.value,
            weight: font.weight?.value,
            slant: font.slant?.value,
            width: font.width?.value,
            rem: rem
        )
    }

    /// Reads a resolved text style of a theme.
    public init(_ style: TextStyle, rem: Double = 16) {
        self.init(
            families: style.family,
            size: style.size,
            weight: style.weight,
            slant: style.slant,
            width: style.width,
            rem: rem
        )
    }

    private init(
        families: [String],
        size: Dimension?,
        weight: Int?,
        slant: FontSlant?,
        width: Double?,
        rem: Double
    ) {
        let designs = families.lazy.compactMap(Self.design)
        self.families = families.filter { Self.design($0) == nil }
        design = designs.first ?? .standard
        points = size.flatMap { Self.points($0, rem: rem) } ?? rem
        self.weight = Self.weight(css: weight ?? 400)
        isItalic = slant.map { $0 != .normal } ?? false
        self.width = min(1, max(-1, ((width ?? 100) - 100) / 125))
    }

    /// The font as a descriptor of a theme; a family named with a leading dot is the system's.
    public var descriptor: FontDescriptor {
        var font = FontDescriptor()
        let generic =
            switch design {
            case .standard: "system-ui"
            case .serif: "ui-serif"
            case .monospaced: "ui-monospace"
            case .rounded: "ui-rounded"
            }
        font.family = Located(.stack(families.filter { !$0.hasPrefix(".") } + [generic]))
        font.size = Located(Dimension(points, .px))
        font.weight = Located(Self.cssWeight(weight))
        font.slant = Located(isItalic ? .italic : .normal)
        font.width = Located(100 + width * 125)
        return font
    }

    /// Reads the description of a platform's own font.
    public init(family: String, points: Double, weight: Double, isItalic: Bool, width: Double) {
        families = [family]
        design = .standard
        self.points = points
        self.weight = weight
        self.isItalic = isItalic
        self.width = width
    }
}

extension FontAttributes {
    /// The weights of `UIFont.Weight` from `ultraLight` to `black`, for 100, 200 … 900 of CSS.
    private static let weights = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]

    /// The platform's weight for one of CSS; between the named ones in proportion.
    public static func weight(css: Int) -> Double {
        let position = min(8, max(0, Double(css) / 100 - 1))
        let index = min(7, Int(position))
        return weights[index] + (weights[index + 1] - weights[index]) * (position - Double(index))
    }

    /// The weight of CSS for a platform's, from 100 to 900.
    public static func cssWeight(_ weight: Double) -> Int {
        guard let next = weights.firstIndex(where: { $0 >= weight }) else {
            return 900
        }
        guard next > 0 else { return 100 }
        let share = (weight - weights[next - 1]) / (weights[next] - weights[next - 1])
        return Int((Double(next) * 100 + share * 100).rounded())
    }

    private static func points(_ size: Dimension, rem: Double) -> Double? {
        switch size.unit {
        case .px, .pt: size.value
        case .rem, .em: size.value * rem
        case .percent: size.value / 100 * rem
        case .ch, .ex, .vw, .vh: nil
        }
    }

    /// The design that a generic family of CSS Fonts 4, §2.1.2, asks for; nil for the name of a font.
    private static func design(_ family: String) -> Design? {
        switch family.lowercased() {
        case "system-ui", "sans-serif", "ui-sans-serif", "-apple-system", "blinkmacsystemfont":
            .standard
        case "serif", "ui-serif": .serif
        case "monospace", "ui-monospace": .monospaced
        case "ui-rounded": .rounded
        default: GenericFamily.contains(family) ? .standard : nil
        }
    }
}
