import Findings
import SourceText
import ThemeModel

/// The pairs of a design system that names leave no doubt of, that no check has, and that are too weak.
struct UnlistedPairs {
    /// Each pair in the mode where it is weakest.
    private(set) var measurements: [PairMeasurement] = []
    /// The exceptions that left out such a pair.
    private(set) var usedExceptions: Set<SourceLocation> = []

    /// Other kinds of themes have closed lists of pairs, and roles of an app have a rule of their own.
    init(_ theme: Theme, besides judged: [PairMeasurement], options: CheckOptions) {
        guard theme.kind == .tokens else { return }
        let ranks = TokenRanks(theme, rules: options.coverage)
        let listed = Set(judged.map { ranks.fileNames(in: $0.pair) })
        var seen: Set<PairName> = []
        for candidate in PairSearch(ranks.semantic).candidates {
            let names = ranks.fileNames(in: candidate.pair)
            guard !listed.contains(names), seen.insert(names).inserted else { continue }
            addWeakest(of: candidate.pair, in: theme, asked: options.level)
        }
    }

    private mutating func addWeakest(
        of pair: PairName,
        in theme: Theme,
        asked level: ContrastLevel?
    ) {
        var weakest: PairMeasurement?
        for mode in theme.modes {
            let measurement = PairMeasurement(
                pair,
                in: mode,
                at: theme.level(of: mode, asked: level)
            )
            guard measurement.isTooWeak, !isExcepted(pair, in: mode, of: theme) else { continue }
            let ratio = measurement.worst?.ratio ?? 0
            if ratio < weakest?.worst?.ratio ?? .infinity { weakest = measurement }
        }
        if let weakest { measurements.append(weakest) }
    }

    private mutating func isExcepted(_ pair: PairName, in mode: Mode, of theme: Theme) -> Bool {
        let exception = theme.contrast.exceptions.first { exception in
            exception.isFor(theme: theme.id, mode: mode.name)
                && mode.isCovered(pair, by: exception)
        }
        guard let exception else { return false }
        if let place = exception.location { usedExceptions.insert(place) }
        return true
    }
}
