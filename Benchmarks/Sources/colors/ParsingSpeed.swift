import ColorScience

/// Parsing, of as many colours in each of ten syntaxes.
struct ParsingSpeed: SpeedBenchmark {
    private let samples: [ColorSample]

    init() {
        var random = SeededGenerator(seed: 1)
        samples = (0..<20_000).map { ColorSample(syntax: $0 % ColorSample.syntaxes, from: &random) }
    }

    let name = "parses"
    let aim: Double? = 2_000_000
    let claim = "every text is read as the colour it was written for"
    var operations: Double { Double(samples.count) }
    var expected: Int { samples.count }

    func round() -> Int {
        var right = 0
        for sample in samples {
            if let color = try? Color(parsing: sample.text), color == sample.color { right += 1 }
        }
        return right
    }
}
