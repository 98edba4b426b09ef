import Findings
import ThemeModel

/// Findings, each kind once, with the places of all others of the kind.
struct CountedFindings {
    private var kinds: Table<Finding> = [:]
    private var counts: [String: Int] = [:]

    /// A file may have as many mistakes as values.
    private static let placeLimit = 1_000

    var isEmpty: Bool { kinds.isEmpty }

    mutating func add(_ kind: String, _ finding: @autoclosure () -> Finding) {
        let count = counts[kind] ?? 0
        counts[kind] = count + 1
        if count == 0 {
            kinds[kind] = finding()
        } else if count <= Self.placeLimit {
            let finding = finding()
            kinds[kind]?.further.append(
                FurtherPlace(finding.message, at: finding.location)
            )
        }
    }

    var findings: [Finding] {
        kinds.map { kind, first in
            var finding = first
            let more = (counts[kind] ?? 1) - 1
            if more > 0 { finding.message += ", and \(more) more of this kind" }
            return finding
        }
    }
}
