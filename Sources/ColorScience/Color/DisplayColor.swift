/// What a display is handed: 8-bit sRGB and an alpha.
///
/// This is what CSS output carries and what verdicts read, so the alpha is held exactly as CSS serialises it: as the shortest
/// decimal that stands for its 8-bit value (CSSOM, §6.7.2).
public struct DisplayColor: Hashable, Sendable, CustomStringConvertible {
    /// The colour without its alpha.
    public var rgb: SRGB8
    /// Opacity, 0...1, on the 256 steps of CSS.
    public var alpha: Double {
        didSet { alpha = LegacyAlpha(alpha).value }
    }

    /// A display colour; the alpha goes to the nearest step of 1/255.
    public init(rgb: SRGB8, alpha: Double = 1) {
        self.rgb = rgb
        self.alpha = LegacyAlpha(alpha).value
    }

    /// Whether nothing shines through.
    public var isOpaque: Bool { alpha == 1 }

    /// "#0b1f3a" when opaque, else "rgba(11, 31, 58, 0.72)".
    public var css: String {
        guard !isOpaque else { return rgb.hex }
        return String(unsafeUninitializedCapacity: 32) { buffer in
            var count = 0
            func add(_ byte: UInt8) {
                buffer[count] = byte
                count += 1
            }
            func add(_ text: StaticString) { for place in 0..<text.utf8CodeUnitCount { add(text.utf8Start[place]) } }
            func add(channel: UInt8) {
                if channel > 99 { add(UInt8(ascii: "0") + channel / 100) }
                if channel > 9 { add(UInt8(ascii: "0") + channel / 10 % 10) }
                add(UInt8(ascii: "0") + channel % 10)
            }
            add("rgba(")
            add(channel: rgb.red)
            add(", ")
            add(channel: rgb.green)
            add(", ")
            add(channel: rgb.blue)
            add(", ")
            for byte in LegacyAlpha(alpha).css.utf8 { add(byte) }
            add(")")
            return count
        }
    }

    /// The value as CSS.
    public var description: String { css }
}
