/// Looks through all 8-bit colours at the edges of a goal that luminance alone decides, and so misses none.
///
/// Of the colours with one red and one green, the luminance grows with blue: where any of them meets the goal above an edge, the
/// first one above it does. Complexity: 65,536 steps for each edge.
struct EdgeScan<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal

    func nearest() -> SRGB8? {
        var best: (color: SRGB8, distance: Double)?
        let target = origin.oklab
        for edge in goal.boundaries where edge.isUpward {
            for red in UInt8.min...UInt8.max {
                for green in UInt8.min...UInt8.max {
                    guard let color = firstColor(red, green, above: edge.luminance), goal.isMet(by: color) else {
                        continue
                    }
                    let distance = Difference.deltaEOK(target, color.oklab)
                    if distance < best?.distance ?? .infinity { best = (color, distance) }
                }
            }
        }
        return best?.color
    }

    /// The colour with the least blue whose luminance is at least `luminance`; `nil` where none is.
    private func firstColor(_ red: UInt8, _ green: UInt8, above luminance: Double) -> SRGB8? {
        var color = SRGB8(red: red, green: green, blue: 255)
        guard color.relativeLuminance >= luminance else { return nil }
        var range = (lower: 0, upper: 255)
        while range.lower < range.upper {
            let middle = (range.lower + range.upper) / 2
            color.blue = UInt8(middle)
            if color.relativeLuminance >= luminance { range.upper = middle } else { range.lower = middle + 1 }
        }
        color.blue = UInt8(range.lower)
        return color
    }
}
