/// An 8-bit channel from a unit value: clipped, then rounded half up.
///
/// Rounding happens in single precision, as browsers hold components: 49.999999 % of 255 is 128 and 127.4999 is 127. Not a
/// number counts as 0.
func eightBit(_ unit: Double) -> UInt8 {
    guard unit > 0 else { return 0 }
    guard unit < 1 else { return 255 }
    return UInt8(Double(Float(unit * 255)) + 0.5)
}

/// `value` where it is a number, else 0.
func finite(_ value: Double) -> Double {
    value.isFinite ? value : 0
}

/// `value` held inside `range`; not a number becomes its lower end.
func clamped(_ value: Double, to range: ClosedRange<Double>) -> Double {
    guard value > range.lowerBound else { return range.lowerBound }
    return value < range.upperBound ? value : range.upperBound
}
