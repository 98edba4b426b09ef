/// The colours of sRGB that have one relative luminance: in linear light a plane cut out of the cube.
struct LuminancePlane {
    private let luminance: Double

    init(luminance: Double) {
        self.luminance = clamped(luminance, to: 0...1)
    }

    /// The colour of the plane that is nearest to `target` by ΔE OK, whatever its hue, before it is rounded to 8 bit.
    ///
    /// A walk with steps that become finer, along the edges of the plane: where one of the channels does not change.
    func nearest(to target: OKLab) -> OKLab {
        var best = start(near: target)
        var stride = 0.25
        while stride > 1e-6 {
            let next = Self.directions.map { Point(best.color.moved(along: $0, by: stride), target) }
                .filter(\.isShown)
                .min { $0.distance < $1.distance }
            if let next, next.distance < best.distance { best = next } else { stride /= 2 }
        }
        return best.lab
    }

    /// The nearest of a coarse grid over red and blue.
    private func start(near target: OKLab) -> Point {
        let grey = Point(LinearSRGB(red: luminance, green: luminance, blue: luminance), target)
        let levels = (0...5).map { Double($0 * $0) / 25 }
        let grid = levels.flatMap { red in
            levels.map { blue in
                LinearSRGB(red: red, green: (luminance - 0.2126 * red - 0.0722 * blue) / 0.7152, blue: blue)
            }
        }
        return grid.map { Point($0, target) }.filter(\.isShown).min { $0.distance < $1.distance } ?? grey
    }

    private struct Point {
        let color: LinearSRGB
        let lab: OKLab
        let distance: Double

        init(_ color: LinearSRGB, _ target: OKLab) {
            self.color = color
            lab = OKLab(color.xyz)
            distance = Difference.deltaEOK(lab, target)
        }

        var isShown: Bool {
            let range = 0.0...1.0
            return range.contains(color.red) && range.contains(color.green) && range.contains(color.blue)
        }
    }

    /// Both ways along each edge, without a change of luminance (0.2126 R + 0.7152 G + 0.0722 B).
    private static let directions = [
        Components(1, -0.2126 / 0.7152, 0), Components(-1, 0.2126 / 0.7152, 0),
        Components(-0.0722 / 0.2126, 0, 1), Components(0.0722 / 0.2126, 0, -1),
        Components(0, -0.0722 / 0.7152, 1), Components(0, 0.0722 / 0.7152, -1),
    ]
}

extension LinearSRGB {
    fileprivate func moved(along direction: Components, by distance: Double) -> LinearSRGB {
        LinearSRGB(
            red: red + direction.first * distance,
            green: green + direction.second * distance,
            blue: blue + direction.third * distance
        )
    }
}
