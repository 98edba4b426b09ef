import ColorScience
import TestSupport

extension SeededGenerator {
    /// The next colour.
    mutating func color() -> SRGB8 {
        let bits = next()
        return SRGB8(
            red: UInt8(truncatingIfNeeded: bits),
            green: UInt8(truncatingIfNeeded: bits >> 8),
            blue: UInt8(truncatingIfNeeded: bits >> 16)
        )
    }
}
