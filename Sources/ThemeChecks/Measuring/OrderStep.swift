import ColorScience
import Findings
import ThemeModel

/// Two neighbours of an order in a mode, each on its ground.
struct OrderStep {
    let stronger: PairMeasurement
    let weaker: PairMeasurement

    /// Nil where a contrast cannot be known.
    var isMet: Bool? {
        guard let first = stronger.worst, let second = weaker.worst else { return nil }
        return second.ratio < first.ratio
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
    /// The steps of an order whose colours the mode has.
    func steps(of order: [PairName]) -> [OrderStep] {
        let measurements = order.map(known).filter { pair in
            color(named: pair.foreground) != nil && color(named: pair.background) != nil
        }.map { PairMeasurement($0, in: self, at: .aa) }
        return zip(measurements, measurements.dropFirst()).map(OrderStep.init)
    }
}
