import ColorScience

/// Contrast ratios, of every colour on every other of some.
struct RatioSpeed: SpeedBenchmark {
    private let colors: [SRGB8]

    init() {
        var random = SeededGenerator(seed: 2)
        colors = (0..<2_048).map { _ in random.color() }
    }

    let name = "ratios"
    let aim: Double? = 20_000_000
    let claim = "as many pairs pass 4.5 as an independent count has it"
    /// Counted by a program of another language.
    let expected = 546_376
    var operations: Double { Double(colors.count * colors.count) }

    func round() -> Int {
        var passing = 0
        for foreground in colors {
            for background in colors where Contrast.ratio(of: foreground, on: background) >= 4.5 {
                passing += 1
            }
        }
        return passing
    }
}
