#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#elseif canImport(Android)
    import Android
#endif

// The only file that calls the C library.

/// `base` to the power of `exponent`; the base is never negative here.
func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
}

/// The power of the magnitude, with the sign of `base` put back: an encoding curve extended to negative values.
func mirroredPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
}

/// The real cube root, negative for a negative value.
func cubeRoot(_ value: Double) -> Double {
    cbrt(value)
}

/// The cube root of a positive value to about 13 digits, at a fraction of the cost.
///
/// A third of the exponent is a guess within 4 per cent; each step of Halley's method triples its digits.
func estimatedCubeRoot(_ value: Double) -> Double {
    guard value > 1e-30 else { return cubeRoot(value) }
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000)
    for _ in 0..<2 {
        let cube = root * root * root
        root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
}

/// The exponential function.
func exponential(_ value: Double) -> Double {
    exp(value)
}

/// The sine of an angle in degrees.
func sine(degrees: Double) -> Double {
    sin(degrees * .pi / 180)
}

/// The cosine of an angle in degrees.
func cosine(degrees: Double) -> Double {
    cos(degrees * .pi / 180)
}

/// The angle of the point (x, y) in degrees, 0..<360.
func degrees(y: Double, x: Double) -> Double {
    let angle = atan2(y, x) * 180 / .pi
    let turned = angle < 0 ? angle + 360 : angle
    return turned >= 360 ? 0 : turned
}

/// The length of the vector (x, y).
func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
}

/// The decimal exponent of a positive value: 3 for 1234.
func decimalExponent(_ value: Double) -> Int {
    Int(log10(value).rounded(.down))
}
