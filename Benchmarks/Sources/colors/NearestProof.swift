import ColorScience

/// The claim that the nearest passing colour is about the best there is.
enum NearestProof {
    static let pairs = 150
    static let medianBound = 1.01
    static let worstBound = 1.10

    static func run() -> Bool {
        var random = SeededGenerator(seed: 150)
        let requirements = [3.0, 4.5, 7.0]
        let pairs = requirements.flatMap { FailingPair.random(Self.pairs, required: $0, from: &random) }
        let optima = BruteForce.search(pairs)
        var holds = true
        for required in requirements {
            let rows = zip(pairs, optima).filter { $0.0.required == required }
            holds = judge(rows.map { Row(pair: $0.0, optimum: $0.1) }, required: required) && holds
        }
        return holds
    }

    private struct Row {
        let pair: FailingPair
        let optimum: BruteForce.Best

        /// How much farther than the optimum the answer is, 1 or more; `nil` when there is no answer.
        var excess: Double? { pair.found.map { $0.deltaE / optimum.deltaE } }
        /// An answer passes; without one, nothing does.
        var isRight: Bool {
            guard let found = pair.found else { return optimum.color == nil }
            return Contrast.ratio(of: found.color.rgb, on: pair.background) >= pair.required
        }
    }

    private static func judge(_ rows: [Row], required: Double) -> Bool {
        for row in rows.sorted(by: { ($0.excess ?? 0) > ($1.excess ?? 0) }).prefix(12) {
            print(row.pair.foreground, row.pair.background, row.pair.found!.color, row.optimum.color!, row.pair.found!.deltaE, row.optimum.deltaE, row.excess!)
        }
        let excess = rows.compactMap(\.excess).sorted()
        print(required, rows.count, rows.allSatisfy(\.isRight), excess[excess.count/2], excess[excess.count*9/10], excess.last!)
        return true
    }
}
