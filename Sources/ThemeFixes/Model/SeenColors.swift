import ColorScience

/// The foreground of a stack and the ground below it, as they are seen.
struct SeenColors {
    let front: SRGB8
    let ground: SRGB8

    /// Lays colours on each other, the first in front; nil where the last one is translucent.
    init?(_ layers: [DisplayColor]) {
        guard let front = layers[0].composited(over: layers[1...]),
            let ground = layers[1].composited(over: layers[2...])
        else { return nil }
        self.front = front
        self.ground = ground
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
