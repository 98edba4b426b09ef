import Findings
import SourceText
import ThemeModel

extension PairList {
    /// Of several pairs of which one is enough, the one that is judged; nil where a finding says why there is none.
    ///
    /// A pair that passes comes first, then one that is unknown and might pass, then the one with the highest ratio.
    mutating func chosenName(of pair: Located<RequiredPair>) -> PairName? {
        let names = ([pair.value.name] + pair.value.alternatives).map(mode.known)
        for name in names {
            let sides = [name.foreground, name.background]
            guard isKnown(sides, in: name.phrase, at: pair.location) else { return nil }
        }
        let request = PairRequest(
            ratio: pair.value.ratio,
            highestRatio: pair.value.highestRatio,
            margin: theme.contrast.margin
        )
        let measured = names.map { PairMeasurement($0, in: mode, at: level, request) }
        let passing = measured.filter { $0.verdict == .pass || $0.verdict == .exempt }
        if let unknown = measured.first(where: { $0.verdict == .unknown }), passing.isEmpty {
            return unknown.pair
        }
        let strongest = (passing.isEmpty ? measured : passing).max { first, second in
            (first.worst?.ratio ?? 0) < (second.worst?.ratio ?? 0)
        }
        return strongest?.pair
    }
}
