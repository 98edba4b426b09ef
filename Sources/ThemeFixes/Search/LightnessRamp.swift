import ColorScience

/// The colours of one hue and chroma, from black to white.
struct LightnessRamp {
    private let room: ChromaRoom
    private let chroma: Double
    private let isWritable: ColorFilter?

    /// Degrees of hue, within what a turn may have for nothing, and the share of chroma, of which none is gained.
    private static let variants: [(turn: Double, chroma: Double)] = [
        (0, 1), (9, 1), (-9, 1), (0, 0.7), (0, 0.4),
    ]

    /// The ramp of a colour, then those of other hues and chromas; for a grey there are none.
    static func all(
        around color: OKLCH,
        isWritable: ColorFilter? = nil
    ) -> [LightnessRamp] {
        let count = color.chroma < ColorKeeping.leastChroma ? 1 : variants.count
        return variants.prefix(count).map { variant in
            LightnessRamp(
                room: ChromaRoom(hue: color.hue + variant.turn),
                chroma: color.chroma * variant.chroma,
                isWritable: isWritable
            )
        }
    }

    /// The colour of a lightness, with as much less chroma as brings it into sRGB and makes it writable.
    func color(lightness: Double) -> SRGB8 {
        writable(lightness, room.most(at: lightness, upTo: chroma))
    }

    private func writable(_ lightness: Double, _ chroma: Double) -> SRGB8 {
        let color = rounded(lightness, chroma)
        guard let isWritable, !isWritable(color) else { return color }
        let most = ChromaRoom.most(upTo: chroma) { isWritable(rounded(lightness, $0)) }
        return rounded(lightness, most)
    }

    private func rounded(_ lightness: Double, _ chroma: Double) -> SRGB8 {
        SRGB8(clipping: SRGB(room.color(lightness, chroma)))
    }

    /// The first colour of a luminance, or a little more.
    func color(withLuminance luminance: Double) -> SRGB8 {
        var low = 0.0
        var high = 1.0
        // To a 4,096th: a step of 8 bits is 16 times that.
        for _ in 0..<12 {
            let middle = (low + high) / 2
            if color(lightness: middle).relativeLuminance < luminance {
                low = middle
            } else {
                high = middle
            }
        }
        return color(lightness: high)
    }
}

extension SRGB8 {
    /// The colours a step away in some channels, and this one.
    var neighbours: [SRGB8] {
        var result: [SRGB8] = []
        for red in red.levels(within: 1) {
            for green in green.levels(within: 1) {
                for blue in blue.levels(within: 1) {
                    result.append(SRGB8(red: red, green: green, blue: blue))
                }
            }
        }
        return result
    }
}
