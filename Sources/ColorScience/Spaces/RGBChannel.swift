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
