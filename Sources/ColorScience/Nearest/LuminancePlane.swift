/// The colours of sRGB that have one relative luminance: in linear light a plane cut out of the cube.
struct LuminancePlane {
    private let luminance: Double

    init(luminance: Double) {
        self.luminance = clamped(luminance, to: 0...1)
    }

    /// The colour of the plane that is nearest to `target` by ΔE OK, whatever its hue, before it is rounded to 8 bit.
    func nearest(to target: OKLab) -> OKLab {
        if let lab = LuminanceSurface(luminance: luminance).nearest(to: target), LinearSRGB(lab.xyz).isInGamut {
            return lab
        }
        return walk(to: target)
    }

    /// A walk with steps that become finer, along the directions of the edges, where one channel does not change: with these it
    /// gets on at an edge, too.
    func walk(to target: OKLab) -> OKLab {
        var best = start(near: target)
        var stride = 0.25
        while stride > 1e-6 {
            for _ in 0..<32 {
                let next = step(from: best, stride: stride, target: target)
                guard next.distance < best.distance else { break }
                best = next
            }
            stride /= 2
        }
        return best.lab
    }

    private func step(from point: Point, stride: Double, target: OKLab) -> Point {
        var best = point
        for direction in Self.directions {
            let color = LinearSRGB(components: moved(point.color.components, along: direction, by: stride))
            guard color.isInGamut else { continue }
            let next = Point(color, color.xyz, target)
            if next.distance < best.distance { best = next }
        }
        return best
    }

    /// The nearest of a coarse grid over red and blue, and of grey.
    private func start(near target: OKLab) -> Point {
        let grey = LinearSRGB(red: luminance, green: luminance, blue: luminance)
        var best = Point(grey, grey.xyz, target)
        let levels = (0...5).map { Double($0 * $0) / 25 }
        for red in levels {
            for blue in levels {
                let color = LinearSRGB(red: red, green: (luminance - 0.2126 * red - 0.0722 * blue) / 0.7152, blue: blue)
                guard color.isInGamut else { continue }
                let point = Point(color, color.xyz, target)
                if point.distance < best.distance { best = point }
            }
        }
        return best
    }

    private struct Point {
        let color: LinearSRGB
        let lab: OKLab
        let distance: Double

        init(_ color: LinearSRGB, _ xyz: XYZD65, _ target: OKLab) {
            self.color = color
            lab = OKLab(xyz)
            distance = Difference.deltaEOK(lab, target)
        }
    }

    /// Both ways along each edge; 0.2126 R + 0.7152 G + 0.0722 B does not change.
    private static let directions = [
        Components(1, -0.2126 / 0.7152, 0), Components(-1, 0.2126 / 0.7152, 0),
        Components(-0.0722 / 0.2126, 0, 1), Components(0.0722 / 0.2126, 0, -1),
        Components(0, -0.0722 / 0.7152, 1), Components(0, 0.0722 / 0.7152, -1),
    ]
}

extension LinearSRGB {
    fileprivate var isInGamut: Bool {
        let range = 0.0...1.0
        return range.contains(red) && range.contains(green) && range.contains(blue)
    }
}

/// `start`, moved by `stride` times `direction`.
private func moved(_ start: Components, along direction: Components, by stride: Double) -> Components {
    Components(
        start.first + direction.first * stride,
        start.second + direction.second * stride,
        start.third + direction.third * stride
    )
}
