import ColorScience

/// Gamut mapping by local MINDE, of colours that sRGB cannot show.
struct MappingSpeed: SpeedBenchmark {
    private let colors: [Color]

    init() {
        var random = SeededGenerator(seed: 3)
        var colors: [Color] = []
        while colors.count < 4_000 {
            let lightness = Double(Int.random(in: 100...950, using: &random)) / 1000
            let chroma = Double(Int.random(in: 50...400, using: &random)) / 1000
            let hue = Double(Int.random(in: 0...359, using: &random))
            let color = Color(OKLCH(lightness: lightness, chroma: chroma, hue: hue))
            if !color.isInSRGBGamut { colors.append(color) }
        }
        self.colors = colors
    }

    let name = "MINDE mappings"
    let claim = "the channels sum up to what an independent mapping gives"
    /// Mapped by a program of another language.
    let expected = 1_105_863
    var operations: Double { Double(colors.count) }

    func round() -> Int {
        colors.reduce(0) { sum, color in
            let mapped = color.mapped.rgb
            return sum + Int(mapped.red) + Int(mapped.green) + Int(mapped.blue)
        }
    }
}
