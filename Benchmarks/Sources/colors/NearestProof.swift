import ColorScience

/// The nearest passing colour is about the best there is: its ΔE OK against that of a search over all 16.7 million colours.
enum NearestProof {
    private static let pairs = 150
    private static let medianBound = 1.01
    private static let worstBound = 1.10

    static func check(_ claims: inout Claims) {
        var random = SeededGenerator(seed: 150)
        let requirements = [3.0, 4.5, 7.0]
        let pairs = requirements.flatMap {
            FailingPair.random(Self.pairs, required: $0, from: &random)
        }
        let answers = zip(pairs, BruteForce.search(pairs.map(\.goal))).map {
            Answer(pair: $0, optimum: $1)
        }
        for required in requirements {
            judge(
                answers.filter { $0.pair.required == required },
                at: required.decimals(1),
                &claims
            )
        }
    }

    private struct Answer {
        let pair: FailingPair
        let optimum: BruteForce.Best

        /// How many times as far as the optimum; `nil` without an answer.
        var excess: Double? { pair.found.map { $0.deltaE / optimum.deltaE } }

        /// The answer passes or, if there is none, no colour does.
        var isRight: Bool {
            guard let found = pair.found else { return optimum.color == nil }
            return Contrast.ratio(of: found.color.rgb, on: pair.background) >= pair.required
        }
    }

    private static func judge(_ answers: [Answer], at required: String, _ claims: inout Claims) {
        let excess = answers.compactMap(\.excess).sorted()
        let median = excess[excess.count / 2]
        let worst = excess[excess.count - 1]
        let unreachable = answers.count - excess.count
        claims.check(
            "at \(required), \(excess.count) answers pass, and nothing does for \(unreachable) pairs without one",
            answers.allSatisfy(\.isRight)
        )
        claims.check(
            "at \(required), ΔE OK is \(median.decimals(4)) of the optimum in the median, at most \(medianBound)",
            median <= medianBound
        )
        claims.check(
            "at \(required), ΔE OK is \(worst.decimals(4)) of the optimum at worst, at most \(worstBound)",
            worst <= worstBound
        )
    }
}
