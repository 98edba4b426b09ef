import ColorScience

/// The foreground of a stack and the ground below it, as they are seen.
struct SeenColors {
    let front: SRGB8
    let ground: SRGB8

    /// Lays colours on each other, the first in front; nil where all below that are translucent.
    init?(_ layers: [DisplayColor]) {
        self.init(count: layers.count) { layers[$0] }
    }

    /// Asks for each colour, since a search measures more stacks than it can make arrays of.
    init?(count: Int, _ layer: (Int) -> DisplayColor) {
        guard let base = (1..<count).first(where: { layer($0).isOpaque }) else { return nil }
        var seen = layer(base).rgb
        for index in (1..<base).reversed() {
            seen = layer(index).blended(over: seen)
        }
        let top = layer(0)
        ground = seen
        front = top.isOpaque ? top.rgb : top.blended(over: seen)
    }

    var ratio: Double { Contrast.ratio(of: front, on: ground) }
}

extension Contrast {
    /// The ratio of two colours, negative where the foreground is the darker one.
    static func signedRatio(of foreground: SRGB8, on ground: SRGB8) -> Double {
        signedRatio(ofLuminance: foreground.relativeLuminance, on: ground.relativeLuminance)
    }

    /// The ratio of two luminances, negative where the foreground is the darker one.
    static func signedRatio(ofLuminance luminance: Double, on ground: Double) -> Double {
        let ratio = ratio(ofLuminance: luminance, on: ground)
        return luminance < ground ? -ratio : ratio
    }
}
