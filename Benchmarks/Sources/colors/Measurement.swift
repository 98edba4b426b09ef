/// The time of several rounds of a benchmark, after some to warm up.
struct Measurement {
    static let rounds = 15
    private static let warmUp = 3

    /// The time of the middle round.
    let median: Duration
    /// What the rounds came to.
    let results: Set<Int>

    init(of benchmark: some SpeedBenchmark) {
        let clock = ContinuousClock()
        var results = Set((0..<Self.warmUp).map { _ in benchmark.round() })
        var times: [Duration] = []
        for _ in 0..<Self.rounds {
            times.append(clock.measure { results.insert(benchmark.round()) })
        }
        median = times.sorted()[times.count / 2]
        self.results = results
    }
}
