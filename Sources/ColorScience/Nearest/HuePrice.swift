/// What a hue is worth.
enum HuePrice {
    /// How many times farther than the nearest of all a colour may be for the sake of its hue.
    static let limit = 1.06

    /// How far a colour may leave the hue of the origin for nothing, as the part of ΔE OK that is one of hue: half of what is just
    /// noticeable.
    static let tolerance = 0.01

    /// The angle in degrees by which that turns a colour.
    static func freeTurn(ofChroma chroma: Double) -> Double { tolerance / max(chroma, tolerance) * 180 / .pi }
}
