/// The gamut of sRGB: each channel in 0...1.
enum SRGBGamut {
    /// How far a channel may stand out before the colour needs mapping; less is noise of the conversion.
    static let tolerance = 7.5e-5

    /// Whether every channel is in 0...1, give or take `tolerance`.
    static func contains(_ color: SRGB, tolerance: Double = SRGBGamut.tolerance) -> Bool {
        let range = -tolerance...(1 + tolerance)
        return range.contains(color.red) && range.contains(color.green) && range.contains(color.blue)
    }

    /// The colour with each channel held in 0...1.
    static func clip(_ color: SRGB) -> SRGB {
        SRGB(components: color.components.map { clamped($0, to: 0...1) })
    }
}
