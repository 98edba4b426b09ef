import ColorScience

/// Nearest passing colours, of pairs that miss 4.5, which white or black always reaches.
struct NearestSpeed: SpeedBenchmark {
    private let pairs: [(foreground: SRGB8, background: SRGB8)]

    init() {
        var random = SeededGenerator(seed: 4)
        var pairs: [(SRGB8, SRGB8)] = []
        while pairs.count < 400 {
            let pair = (random.color(), random.color())
            if Contrast.ratio(of: pair.0, on: pair.1) < 4.5 { pairs.append(pair) }
        }
        self.pairs = pairs
    }

    let name = "nearest passing colours"
    let claim = "each passes"
    var operations: Double { Double(pairs.count) }
    var expected: Int { pairs.count }

    func round() -> Int {
        pairs.count { pair in
            let found = NearestPassingColor.foreground(
                pair.foreground,
                on: [pair.background],
                atLeast: 4.5
            )
            return found.map { Contrast.ratio(of: $0.color.rgb, on: pair.background) >= 4.5 }
                ?? false
        }
    }
}
