/// An absolute CSS colour as it was written: space, components, alpha.
///
/// Nothing is lost by reading. Two colours are equal if CSS writes them alike: `white` and `color(srgb 1 1 1)` look the
/// same and are not. ``mapped``, ``clipped`` and ``css`` convert, map and round, once.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// The space of the components.
    public let space: ColorSpace
    /// The components as written, after the clamps of CSS; a missing one is 0.
    public let components: Components
    /// The components that were `none`.
    public let missing: MissingComponents
    /// Opacity, 0...1; a missing alpha is 0.
    public let alpha: Double
    /// Hex, names, rgb(), hsl() and hwb(), which CSS serialises as `rgb()`.
    let isLegacy: Bool

    init(
        space: ColorSpace,
        components: Components,
        missing: MissingComponents,
        alpha: Double,
        isLegacy: Bool
    ) {
        self.space = space
        self.components = components
        self.missing = missing
        self.alpha = alpha
        self.isLegacy = isLegacy
    }

    /// An opaque 8-bit colour.
    public init(_ srgb8: SRGB8) {
        self.init(
            space: .srgb,
            components: srgb8.srgb.components,
            missing: [],
            alpha: 1,
            isLegacy: true
        )
    }

    /// A colour of a typed space, clamped as CSS clamps it; what is not a number becomes 0.
    public init(_ coordinates: some ColorCoordinates, alpha: Double = 1) {
        let space = type(of: coordinates).space
        self.init(
            space: space,
            components: space.rules.normalised(coordinates.components),
            missing: [],
            alpha: clamped(alpha, to: 0...1),
            isLegacy: space == .hsl || space == .hwb
        )
    }

    /// The same colour with another opacity, held in 0...1.
    public func withAlpha(_ alpha: Double) -> Color {
        Color(
            space: space,
            components: components,
            missing: missing.subtracting(.alpha),
            alpha: clamped(alpha, to: 0...1),
            isLegacy: isLegacy
        )
    }

    /// The value as CSS.
    public var description: String { css }
}

/// The components of a colour that were written as `none`.
///
/// Source: CSS Color 4, §4.4. A missing component converts as 0.
public struct MissingComponents: OptionSet, Hashable, Sendable {
    /// One bit for each component, the alpha last.
    public let rawValue: UInt8

    /// Takes the bits as they are.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The first component.
    public static let first = MissingComponents(rawValue: 1)
    /// The second component.
    public static let second = MissingComponents(rawValue: 2)
    /// The third component.
    public static let third = MissingComponents(rawValue: 4)
    /// The alpha.
    public static let alpha = MissingComponents(rawValue: 8)

    static func component(_ index: Int) -> MissingComponents {
        MissingComponents(rawValue: 1 << UInt8(index))
    }
}
