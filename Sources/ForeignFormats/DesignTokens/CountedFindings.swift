import Findings
import ThemeModel

/// Findings, each kind once, with how many more there are in the file.
struct CountedFindings {
    private var kinds: Table<(first: Finding, more: Int)> = [:]

    mutating func add(_ kind: String, _ finding: @autoclosure () -> Finding) {
        if let known = kinds[kind] {
            kinds[kind] = (known.first, known.more + 1)
        } else {
            kinds[kind] = (finding(), 0)
        }
    }

    var findings: [Finding] {
        kinds.map { _, kind in
            var finding = kind.first
            if kind.more > 0 { finding.message += ", and \(kind.more) more of this kind" }
            return finding
        }
    }
}
