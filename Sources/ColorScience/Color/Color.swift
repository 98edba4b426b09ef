/// An absolute CSS colour as it was written: space, components, alpha.
///
/// Nothing is lost on the way in. Two colours are equal when CSS writes them alike: `white` and `color(srgb 1 1 1)` look the same
/// and are not. Converting, mapping and rounding happen once, at the edge: ``mapped``, ``clipped`` and ``css``.
public struct Color: Hashable, Sendable, CustomStringConvertible {
    /// The space of the components.
    public let space: ColorSpace
    /// The components as written, after the clamps of CSS; a missing one is 0.
    public let components: Components
    /// Which components were `none`.
    public let missing: MissingComponents
    /// Opacity, 0...1; a missing alpha is 0.
    public let alpha: Double
    /// Whether CSS serialises the colour as `rgb()`: hex, names, rgb(), hsl() and hwb().
    let isLegacy: Bool

    init(space: ColorSpace, components: Components, missing: MissingComponents, alpha: Double, isLegacy: Bool) {
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
