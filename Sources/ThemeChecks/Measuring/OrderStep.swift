import ColorScience
import Findings
import ThemeModel

/// Two neighbours of an order in a mode, each on its ground.
struct OrderStep: Step {
    let stronger: PairMeasurement
    let weaker: PairMeasurement

    /// Nil where a contrast cannot be known.
    var isMet: Bool? {
        guard let first = stronger.worst, let second = weaker.worst else { return nil }
        return second.ratio < first.ratio
    }

    var unknownColors: [String] {
        [weaker, stronger].flatMap(\.unknownColors)
    }

    /// The stronger contrast divided by the weaker one, above 1 in order; nil where one cannot be known.
    var quotient: Double? {
        guard let first = stronger.worst, let second = weaker.worst else { return nil }
        return first.ratio / second.ratio
    }

    /// The two foregrounds, as the finding about them names them.
    var pair: PairName {
        PairName(weaker.pair.foreground, on: stronger.pair.foreground, use: .nonText)
    }
}

extension Mode {
    /// The steps of an order, but for the colours that `usual` lacks, the default mode: these have findings.
    func steps(of order: [PairName], known usual: Mode) -> [OrderStep] {
        let pairs = order.map(usual.known).filter { pair in
            usual.color(named: pair.foreground) != nil && usual.has(pair.background)
        }
        let measurements = pairs.map { PairMeasurement($0, in: self, at: .aa) }
        return zip(measurements, measurements.dropFirst()).map(OrderStep.init)
    }
}
