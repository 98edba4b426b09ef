/// The encoding curve of sRGB and Display P3, mirrored for negative values.
///
/// Source: CSS Color 4, §10.2; IEC 61966-2-1. The cut-off is 0.04045, as WCAG has it since May 2021.
enum SRGBTransfer {
    /// Linear light from an encoded value.
    static func decode(_ value: Double) -> Double {
        let magnitude = abs(value)
        guard magnitude > 0.04045 else { return value / 12.92 }
        let linear = power((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    /// The encoded value of linear light.
    static func encode(_ value: Double) -> Double {
        let magnitude = abs(value)
        guard magnitude > 0.0031308 else { return value * 12.92 }
        let encoded = 1.055 * power(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }

    /// Linear light of each 8-bit value.
    static let table: [Double] = (0...255).map { decode(Double($0) / 255) }
}
