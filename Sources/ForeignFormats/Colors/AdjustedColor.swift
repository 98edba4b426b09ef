import ColorScience

extension Color {
    /// The colour of channels from 0 to 1 in eight bits, as programs with such functions keep it.
    init(red: Double, green: Double, blue: Double, alpha: Double) {
        func byte(_ channel: Double) -> UInt8 {
            channel.isFinite ? UInt8((min(max(channel, 0), 1) * 255).rounded()) : 0
        }
        self = Color(SRGB8(red: byte(red), green: byte(green), blue: byte(blue))).withAlpha(alpha)
    }

    /// The colour with another saturation and lightness, clamped to 0...1.
    func adjusted(saturation: (Double) -> Double, lightness: (Double) -> Double) -> Color {
        func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
        let hsl = converted(to: HSL.self)
        let srgb = HSL(
            hue: hsl.hue,
            saturation: clamped(saturation(hsl.saturation)),
            lightness: clamped(lightness(hsl.lightness))
        ).srgb
        return Color(red: srgb.red, green: srgb.green, blue: srgb.blue, alpha: alpha)
    }
}
