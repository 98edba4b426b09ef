/// Looks through all 8-bit colours above a boundary of a goal that luminance alone decides, so that none is missed.
///
/// Of the colours with one red and one green, luminance grows with blue: where any of them meets the goal there, the first one above
/// the boundary does. Complexity: 65,536 steps.
struct EdgeScan<Goal: ColorGoal> {
    let origin: SRGB8
    let goal: Goal

    /// The nearest colour that meets the goal between a boundary and the next one.
    func nearest(above edge: LuminanceBoundary) -> LatticeDescent<Goal>.Step? {
        let ends = goal.boundaries.filter { !$0.isUpward && $0.luminance >= edge.luminance }.map(\.luminance)
        let target = origin.oklab
        return colors(from: edge.luminance, to: (ends.min() ?? 1) + 1e-9).filter(goal.isMet)
            .map { LatticeDescent.Step(color: $0, distance: Difference.deltaEOK(target, $0.oklab)) }
            .min { $0.distance < $1.distance }
    }

    /// For each red and green the colour with the least blue whose luminance is at least `start`, if it is at most `end`.
    private func colors(from start: Double, to end: Double) -> [SRGB8] {
        var colors: [SRGB8] = []
        for red in UInt8.min...UInt8.max {
            // The more green there is, the less blue it takes.
            var color = SRGB8(red: red, green: 0, blue: 255)
            for green in UInt8.min...UInt8.max {
                color.green = green
                while color.blue > 0, color.withLessBlue.relativeLuminance >= start { color.blue -= 1 }
                let luminance = color.relativeLuminance
                if luminance > end && color.blue == 0 { break }
                if (start...end).contains(luminance) { colors.append(color) }
            }
        }
        return colors
    }
}

extension SRGB8 {
    /// The colour with one step less of blue, of which there is some.
    fileprivate var withLessBlue: SRGB8 { SRGB8(red: red, green: green, blue: blue - 1) }
}
