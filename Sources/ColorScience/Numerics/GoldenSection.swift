/// Where in `range` a function with a single minimum has it; each of the `steps` leaves 0.62 of the range.
///
/// Source: Kiefer 1953, "Sequential minimax search for a maximum".
func goldenSection(in range: ClosedRange<Double>, steps: Int, of function: (Double) -> Double) -> Double {
    let ratio = 0.618_033_988_749_894_8
    var (start, end) = (range.lowerBound, range.upperBound)
    var (left, right) = (end - ratio * (end - start), start + ratio * (end - start))
    var (atLeft, atRight) = (function(left), function(right))
    for _ in 0..<steps {
        if atLeft < atRight {
            (end, right, atRight) = (right, left, atLeft)
            left = end - ratio * (end - start)
            atLeft = function(left)
        } else {
            (start, left, atLeft) = (left, right, atRight)
            right = start + ratio * (end - start)
            atRight = function(right)
        }
    }
    return atLeft < atRight ? left : right
}
