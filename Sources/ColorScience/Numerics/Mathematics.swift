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

/// Not a number for a negative base with a broken exponent.
func power(_ base: Double, _ exponent: Double) -> Double {
    pow(base, exponent)
}

/// The power of the magnitude with the sign of `base`: an encoding curve extended to negative values.
func mirroredPower(_ base: Double, _ exponent: Double) -> Double {
    base < 0 ? -pow(-base, exponent) : pow(base, exponent)
}

func exponential(_ value: Double) -> Double {
    exp(value)
}

func sine(degrees: Double) -> Double {
    sin(degrees * .pi / 180)
}

func cosine(degrees: Double) -> Double {
    cos(degrees * .pi / 180)
}

/// The angle of the point (x, y) in degrees, 0..<360.
func degrees(y: Double, x: Double) -> Double {
    let angle = atan2(y, x) * 180 / .pi
    let turned = angle < 0 ? angle + 360 : angle
    return turned >= 360 ? 0 : turned
}

/// The angle of the point (x, y) in degrees, -180...180.
func signedDegrees(y: Double, x: Double) -> Double {
    atan2(y, x) * 180 / .pi
}

/// The angle with this sine in degrees, -90...90; not a number outside -1...1.
func arcsine(_ value: Double) -> Double {
    asin(value) * 180 / .pi
}

/// The natural logarithm.
func logarithm(_ value: Double) -> Double {
    log(value)
}

func length(_ x: Double, _ y: Double) -> Double {
    (x * x + y * y).squareRoot()
}

func decimalExponent(_ value: Double) -> Int {
    Int(log10(value).rounded(.down))
}

/// The real cube root, negative for a negative value, the same on every platform.
///
/// From 1e-30 to 1e30 it is off by 0.501 units in the last place at most. After two steps of Halley's method, one of
/// Newton's corrects the last digits, by an error that is worked out from the exact square.
func cubeRoot(_ value: Double) -> Double {
    let magnitude = abs(value)
    guard magnitude > 1e-30, magnitude < 1e30 else {
        return cbrt(value)
    }
    let root = halleyStep(estimatedCubeRoot(magnitude), magnitude)
    let square = root * root
    let lost = (-square).addingProduct(root, root)
    let excess = (-magnitude).addingProduct(square, root) + lost * root
    return Double(signOf: value, magnitudeOf: root - excess / (3 * square))
}

/// The cube root of a positive value to 4 digits.
///
/// A third of the exponent is a guess within 4 per cent, which a step of Halley's method brings to 0.0021 per cent.
func estimatedCubeRoot(_ value: Double) -> Double {
    guard value > 1e-30 else { return cubeRoot(value) }
    return halleyStep(Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_0000_0000), value)
}

/// A step of Halley's method, which triples the digits of a cube root.
private func halleyStep(_ root: Double, _ value: Double) -> Double {
    let cube = root * root * root
    return root * ((cube + 2 * value) / (2 * cube + value))
}

/// The position in `range` of a function's single minimum; each of the `steps` keeps 0.62 of the range.
///
/// Source: Kiefer 1953, "Sequential minimax search for a maximum".
func goldenSection(in range: ClosedRange<Double>, steps: Int, of function: (Double) -> Double)
    -> Double
{
    let ratio = 0.618_033_988_749_894_8
    var start = range.lowerBound
    var end = range.upperBound
    var left = end - ratio * (end - start)
    var right = start + ratio * (end - start)
    var atLeft = function(left)
    var atRight = function(right)
    for _ in 0..<steps {
        if atLeft < atRight {
            end = right
            right = left
            atRight = atLeft
            left = end - ratio * (end - start)
            atLeft = function(left)
        } else {
            start = left
            left = right
            atLeft = atRight
            right = start + ratio * (end - start)
            atRight = function(right)
        }
    }
    return atLeft < atRight ? left : right
}

/// An 8-bit channel from a unit value: clipped, then rounded half up.
///
/// Rounding happens in single precision, as browsers hold components: 49.999999 % of 255 is 128 and 127.4999 is 127.
/// Not a number counts as 0.
func eightBit(_ unit: Double) -> UInt8 {
    guard unit > 0 else { return 0 }
    guard unit < 1 else { return 255 }
    return UInt8(Double(Float(unit * 255)) + 0.5)
}

/// `value` held inside `range`; not a number becomes its lower end.
func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
    guard value > range.lowerBound else {
        return range.lowerBound
    }
    return value < range.upperBound ? value : range.upperBound
}
