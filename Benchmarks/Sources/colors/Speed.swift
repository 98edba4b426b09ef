/// How many of each a second, on one core.
enum Speed {
    static func measure(_ claims: inout Claims) {
        run(ParsingSpeed(), &claims)
        run(RatioSpeed(), &claims)
        run(MappingSpeed(), &claims)
        run(NearestSpeed(), &claims)
    }

    private static func run(_ benchmark: some SpeedBenchmark, _ claims: inout Claims) {
        let measurement = Measurement(of: benchmark)
        let rate = benchmark.operations / measurement.median.seconds
        let aim =
            benchmark.aim.map {
                rate >= $0 ? ", aim \($0.spoken)" : ", below the aim of \($0.spoken)"
            } ?? ""
        print(
            "\(benchmark.name): \(rate.spoken) a second (median of \(Measurement.rounds) rounds\(aim))"
        )
        claims.check(
            "\(benchmark.name): \(benchmark.claim)",
            measurement.results == [benchmark.expected]
        )
    }
}

/// Work that is done again and again, with a result that proves it was done right.
protocol SpeedBenchmark {
    var name: String { get }
    /// How many operations a round has.
    var operations: Double { get }
    /// How many a second there should be.
    var aim: Double? { get }
    /// What a round comes to.
    var expected: Int { get }
    /// What is claimed when every round comes to what is expected.
    var claim: String { get }

    func round() -> Int
}

extension SpeedBenchmark {
    var aim: Double? { nil }
}
