/// The colours of one relative luminance on a side of the gamut: in linear light a straight line.
struct LuminanceEdge {
    private let side: GamutSide
    /// The channel that goes along the line, and the one that makes up for it.
    private let free, dependent: RGBChannel
    /// The luminance that these two have together.
    private let luminance: Double
    private let range: ClosedRange<Double>

    /// Nil where the side has no colour of the luminance.
    init?(luminance: Double, side: GamutSide) {
        self.side = side
        (free, dependent) =
            switch side.channel {
            case .red: (.blue, .green)
            case .green: (.blue, .red)
            case .blue: (.red, .green)
            }
        self.luminance = luminance - side.channel.weight * side.level
        let least = max(0, (self.luminance - dependent.weight) / free.weight)
        let most = min(1, self.luminance / free.weight)
        guard least <= most else { return nil }
        range = least...most
    }

    /// The colour of the line that is nearest to `target` by ΔE OK.
    ///
    /// It is looked for by cube roots of the free channel, of which dark colours take no larger part than light ones.
    func nearest(to target: OKLab) -> OKLab {
        let roots = cubeRoot(range.lowerBound)...cubeRoot(range.upperBound)
        let root = goldenSection(in: roots, steps: 24) { Difference.squaredDeltaEOK(color(atRoot: $0), target) }
        return color(atRoot: root)
    }

    private func color(atRoot root: Double) -> OKLab {
        var color = LinearSRGB(red: 0, green: 0, blue: 0)
        color[side.channel] = side.level
        color[free] = root * root * root
        color[dependent] = (luminance - free.weight * color[free]) / dependent.weight
        return OKLab(color.xyz)
    }
}
