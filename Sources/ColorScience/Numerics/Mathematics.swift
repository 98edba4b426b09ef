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
///
/// From 1e-30 to 1e30 it is off by 0.501 units in the last place at most, on every platform alike. After two steps of
/// Halley's method, one of Newton's corrects the last digits, by an error that is worked out from the exact square.
func cubeRoot(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude > 1e-30, magnitude < 1e30 else { return cbrt(value) }
    let root = nearerCubeRoot(of: magnitude, than: estimatedCubeRoot(magnitude))
    let square = root * root
    let lost = (-square).addingProduct(root, root)
    let excess = (-magnitude).addingProduct(square, root) + lost * root
    return Double(signOf: value, magnitudeOf: root - excess / (3 * square))
}

/// The cube root of a positive value to 4 digits, at a fraction of the cost.
///
/// A third of the exponent is a guess within 4 per cent, which a step of Halley's method brings to 0.0021 per cent.
func estimatedCubeRoot(_ value: Double) -> Double {
    guard value > 1e-30 else { return cubeRoot(value) }
    return nearerCubeRoot(of: value, than: Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000))
}

/// A step of Halley's method, which triples the digits of a cube root.
private func nearerCubeRoot(of value: Double, than root: Double) -> Double {
    let cube = root * root * root
    return root * ((cube + 2 * value) / (2 * cube + value))
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
