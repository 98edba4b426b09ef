/// The colours of sRGB that have one relative luminance: in linear light a plane cut out of the cube.
struct LuminancePlane {
    private let luminance: Double

    init(luminance: Double) {
        self.luminance = clamped(luminance, to: 0...1)
    }

    /// The colour of the plane that is nearest to `target` by ΔE OK, whatever its hue, before it is rounded to 8 bit.
    ///
    /// If the nearest colour is outside the gamut, the sides of the gamut that face it are searched. That is not exact,
    /// since the surface is not quite flat: 3 of 2,000 random colours have a nearer one inside, by 0.3 % at most.
    func nearest(to target: OKLab) -> OKLab {
        let ideal = LuminanceSurface(luminance: luminance).nearest(to: target)
        let linear = ideal.map { LinearSRGB($0.xyz) }
        let sides = GamutSide.all.filter { side in
            linear.map(side.faces) ?? true
        }
        if let ideal, sides.isEmpty { return ideal }
        let found = sides.compactMap {
            GamutEdge(luminance: luminance, side: $0)?.nearest(to: target)
        }
        let grey = LinearSRGB(red: luminance, green: luminance, blue: luminance)
        let nearest = found.min { left, right in
            Difference.deltaEOK(left, target) < Difference.deltaEOK(right, target)
        }
        return nearest ?? OKLab(grey.xyz)
    }
}

/// A side of the gamut in linear light: a channel, by its index, at an end of its range.
private struct GamutSide {
    let channel: Int
    let level: Double

    static let all = (0..<3).flatMap { channel in
        [0, 1].map { GamutSide(channel: channel, level: $0) }
    }

    func faces(_ color: LinearSRGB) -> Bool {
        let value = color.components[channel]
        return level == 0 ? value < 0 : value > 1
    }
}

/// The colours of one relative luminance on a side of the gamut: in linear light a straight line.
private struct GamutEdge {
    private let side: GamutSide
    /// The channel that varies along the line, and the one that compensates for it.
    private let free, dependent: Int
    /// The luminance of these two together.
    private let luminance: Double
    private let range: ClosedRange<Double>

    /// Nil if the side has no colour of this luminance.
    init?(luminance: Double, side: GamutSide) {
        self.side = side
        switch side.channel {
        case 0:
            free = 2
            dependent = 1
        case 1:
            free = 2
            dependent = 0
        default:
            free = 0
            dependent = 1
        }
        let weights = luminanceWeights
        self.luminance = luminance - weights[side.channel] * side.level
        let least = max(0, (self.luminance - weights[dependent]) / weights[free])
        let most = min(1, self.luminance / weights[free])
        guard least <= most else { return nil }
        range = least...most
    }

    /// The colour of the line that is nearest to `target` by ΔE OK.
    ///
    /// The search uses cube roots of the free channel, which space dark and light colours evenly.
    func nearest(to target: OKLab) -> OKLab {
        let roots = cubeRoot(range.lowerBound)...cubeRoot(range.upperBound)
        let root = goldenSection(in: roots, steps: 24) {
            Difference.squaredDeltaEOK(color(atRoot: $0), target)
        }
        return color(atRoot: root)
    }

    private func color(atRoot root: Double) -> OKLab {
        var color = Components(0, 0, 0)
        color[side.channel] = side.level
        color[free] = root * root * root
        color[dependent] =
            (luminance - luminanceWeights[free] * color[free]) / luminanceWeights[dependent]
        return OKLab(LinearSRGB(components: color).xyz)
    }
}
