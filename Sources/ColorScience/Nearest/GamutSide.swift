/// A side of the gamut in linear light: a channel at an end of its range.
struct GamutSide {
    let channel: RGBChannel
    let level: Double

    /// The six sides.
    static let all = RGBChannel.allCases.flatMap { channel in
        [0, 1].map { GamutSide(channel: channel, level: $0) }
    }

    /// Whether `color` lies outside the gamut, beyond this side.
    func faces(_ color: LinearSRGB) -> Bool {
        let value = color[channel]
        return level == 0 ? value < 0 : value > 1
    }
}
