import ProjectChecks
import SourceText

extension PairProof {
    /// The number of pairs that can fail, and each that cannot, with its reason.
    var lines: [String] {
        let sorted = gaps.sorted { first, second in
            (first.reason, first.phrase) < (second.reason, second.phrase)
        }
        let rows = sorted.map { gap in
            let times = gap.count > 1 ? " (\(gap.count) times)" : ""
            return "  \(gap.reason): \(gap.phrase.visible)\(times)"
        }
        return ["\(proved) of \(pairs.of("pair")) can fail"] + rows
    }
}
