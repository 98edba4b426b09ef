/// A side of the gamut in linear light: a channel at an end of its range.
struct GamutSide {
    let channel: RGBChannel
    let level: Double

    /// The six sides.
    static let all = RGBChannel.allCases.flatMap { channel in
        [0, 1].map { GamutSide(channel: channel, level: $0) }
    }

    /// Whether `color` lies outside the gamut, beyond this side.
    func isBefore(_ color: LinearSRGB) -> Bool {
        let value = color[channel]
        return level == 0 ? value < 0 : value > 1
    }
}

/// A channel of sRGB.
enum RGBChannel: CaseIterable {
    case red, green, blue

    /// What it counts for in relative luminance.
    var weight: Double {
        switch self {
        case .red: Luminance.red
        case .green: Luminance.green
        case .blue: Luminance.blue
        }
    }
}

extension LinearSRGB {
    /// A channel of the colour.
    subscript(channel: RGBChannel) -> Double {
        get {
            switch channel {
            case .red: red
            case .green: green
            case .blue: blue
            }
        }
        set {
            switch channel {
            case .red: red = newValue
            case .green: green = newValue
            case .blue: blue = newValue
            }
        }
    }
}
