import Findings
import SourceText
import ThemeModel

/// The pairs of a design system that names leave no doubt of, that some mode has in no list, and that are too weak there.
struct UnlistedPairs {
    /// Each pair in the mode where it is weakest.
    private(set) var measurements: [PairMeasurement] = []
    /// The exceptions that left out such a pair.
    private(set) var usedExceptions: Set<SourceLocation> = []

    private var modes: [JudgedMode]

    private struct JudgedMode {
        let mode: Mode
        let level: ContrastLevel
        /// The pairs that a check has in this mode.
        let listed: Set<PairName>
        let exceptions: [PairException]
        var matches: ExceptionMatches
    }

    /// Other kinds of themes have closed lists of pairs, and roles of an app have a rule of their own.
    init(_ theme: Theme, besides judged: [PairMeasurement], options: CheckOptions) {
        modes = []
        guard theme.kind == .tokens else { return }
        let ranks = TokenRanks(theme, rules: options.coverage)
        let byMode = Dictionary(grouping: judged, by: \.mode)
        modes = theme.modes.map { mode in
            let exceptions = theme.contrast.exceptions.filter { exception in
                exception.isFor(theme: theme.id, mode: mode.name)
            }
            return JudgedMode(
                mode: mode,
                level: theme.level(of: mode, asked: options.level),
                listed: Set((byMode[mode.name] ?? []).map { ranks.fileNames(in: $0.pair) }),
                exceptions: exceptions,
                matches: ExceptionMatches(exceptions, in: mode)
            )
        }
        var seen: Set<PairName> = []
        for candidate in PairSearch(ranks.semantic).candidates where candidate.floor.isNone {
            let names = ranks.fileNames(in: candidate.pair)
            if seen.insert(names).inserted { addWeakest(of: candidate.pair, named: names) }
        }
    }

    private mutating func addWeakest(of pair: PairName, named names: PairName) {
        var weakest: PairMeasurement?
        for index in modes.indices where !modes[index].listed.contains(names) {
            let measurement = PairMeasurement(pair, in: modes[index].mode, at: modes[index].level)
            guard measurement.isTooWeak, !isExcepted(pair, inModeAt: index) else { continue }
            let ratio = measurement.worst?.ratio ?? 0
            if ratio < weakest?.worst?.ratio ?? .infinity { weakest = measurement }
        }
        if let weakest { measurements.append(weakest) }
    }

    private mutating func isExcepted(_ pair: PairName, inModeAt index: Int) -> Bool {
        guard let exception = modes[index].matches.first(covering: pair) else { return false }
        if let place = modes[index].exceptions[exception].location { usedExceptions.insert(place) }
        return true
    }
}
