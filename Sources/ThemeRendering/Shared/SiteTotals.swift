package import Findings

/// What all themes of a site come to.
package struct SiteTotals: Hashable, Sendable {
    /// The numbers of all reports.
    package var summary: Summary
    /// Pairs that fail, but for those that the baseline lists.
    package var failed: Int
    /// Pairs of which nothing can be known, but for those that the baseline lists.
    package var unknown: Int
    /// Pairs that a waiver allows.
    package var waived: Int
    /// Findings about themes.
    package var findings: Int

    /// Counts what is in a theme's report.
    package init(_ report: Report) {
        summary = Summary(report)
        (failed, waived, unknown) = (0, 0, 0)
        let known = report.knownPairs
        for index in report.pairs.indices {
            switch report.pairs[index].verdict {
            case .fail: failed += known.contains(PairPlace(report.pairs[index])) ? 0 : 1
            case .waived: waived += 1
            case .unknown: unknown += known.contains(PairPlace(report.pairs[index])) ? 0 : 1
            case .pass, .exempt: break
            }
        }
        findings = report.findings.count
    }

    /// Takes numbers in the order of ``numbers``; nil where they are too few or too many.
    package init?(numbers: [Int]) {
        guard numbers.count == Self.count else { return nil }
        (failed, waived, unknown, findings) = (numbers[0], numbers[1], numbers[2], numbers[3])
        summary = Summary()
        for (member, number) in zip(Summary.members, numbers.dropFirst(4)) { summary[keyPath: member] = number }
    }

    /// How many ``numbers`` there are.
    package static let count = 4 + Summary.members.count

    /// All of it, to be kept.
    package var numbers: [Int] { [failed, waived, unknown, findings] + Summary.members.map { summary[keyPath: $0] } }

    /// Adds another theme's.
    package static func += (total: inout SiteTotals, other: SiteTotals) {
        total = SiteTotals(numbers: zip(total.numbers, other.numbers).map(+)) ?? total
    }
}
