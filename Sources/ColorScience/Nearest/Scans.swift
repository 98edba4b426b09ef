// Searches through a fixed set of colours.

/// Finds the passing grey nearest to a grey, so that a grey stays a grey.
///
/// The lightness of greys grows with their value, so the nearest one is the first that passes on either side.
struct GreySearch {
    let origin: SRGB8
    let goal: ContrastGoal

    /// The nearest passing grey; nil where the origin is no grey, or none passes.
    func nearest() -> SRGB8? {
        guard origin.red == origin.green, origin.green == origin.blue else {
            return nil
        }
        let darker = (0...origin.red).reversed().lazy.map(grey).first(where: goal.isMet)
        let lighter = (origin.red...255).lazy.map(grey).first(where: goal.isMet)
        return [darker, lighter].compactMap(\.self).min {
            Difference.deltaEOK(origin, $0) < Difference.deltaEOK(origin, $1)
        }
    }
}

private func grey(_ level: UInt8) -> SRGB8 {
    SRGB8(red: level, green: level, blue: level)
}

/// Finds the nearest of all 8-bit colours above a boundary, for a goal that luminance alone decides.
///
/// For a given red and green, luminance grows with blue, so only the first colour above the boundary has to be tried.
/// Complexity: 65,536 steps.
struct EdgeScan {
    let origin: SRGB8
    let goal: ContrastGoal

    /// The nearest colour that meets the goal between a boundary and the next one.
    func nearest(above edge: LuminanceBoundary) -> ColorAtDistance? {
        let ends = goal.boundaries.filter { !$0.isUpward && $0.luminance >= edge.luminance }.map(
            \.luminance
        )
        let target = origin.oklab
        return colors(from: edge.luminance, to: (ends.min() ?? 1) + 1e-9).filter(goal.isMet)
            .map { ColorAtDistance(color: $0, distance: Difference.deltaEOK(target, $0.oklab)) }
            .min { $0.distance < $1.distance }
    }

    /// For each red and green the least blue with a luminance of at least `start`, if that is at most `end`.
    private func colors(from start: Double, to end: Double) -> [SRGB8] {
        var colors: [SRGB8] = []
        for red in UInt8.min...UInt8.max {
            // More green needs less blue.
            var color = SRGB8(red: red, green: 0, blue: 255)
            for green in UInt8.min...UInt8.max {
                color.green = green
                while color.blue > 0, color.withLessBlue.relativeLuminance >= start {
                    color.blue -= 1
                }
                let luminance = color.relativeLuminance
                if luminance > end && color.blue == 0 { break }
                if (start...end).contains(luminance) {
                    colors.append(color)
                }
            }
        }
        return colors
    }
}

extension SRGB8 {
    fileprivate var withLessBlue: SRGB8 {
        SRGB8(red: red, green: green, blue: blue - 1)
    }
}
