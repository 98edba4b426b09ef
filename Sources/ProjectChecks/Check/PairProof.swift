package import Findings
import Projects
import SourceText
import ThemeChecks
import ThemeModel
import ThemeRendering

/// The proof that the pairs of a project can fail its check.
package struct PairProof: Sendable {
    /// Pairs of one name that cannot fail, for one reason.
    package struct Gap: Hashable, Sendable {
        package let reason: String
        package let phrase: String
        /// The pairs, over all modes and themes.
        package var count = 1
        /// The project exempts the pair or allows its finding; otherwise the check is broken.
        package let isMeant: Bool
    }

    /// The number of pairs that fail when they must.
    package private(set) var proved = 0
    /// The number of pairs of which something is asked, and of those that are exempt.
    package private(set) var pairs = 0
    package private(set) var gaps: [Gap] = []
    private var places: [Place: Int] = [:]

    private struct Place: Hashable {
        let reason: String
        let phrase: String
    }

    /// Every pair that claims to be checked can fail.
    package var holds: Bool { gaps.allSatisfy(\.isMeant) }

    mutating func merge(_ other: PairProof) {
        proved += other.proved
        pairs += other.pairs
        for gap in other.gaps { add(gap) }
    }

    mutating func addProved() {
        pairs += 1
        proved += 1
    }

    mutating func addGap(_ pair: PairName, _ reason: String, isMeant: Bool) {
        pairs += 1
        add(Gap(reason: reason, phrase: pair.phrase, isMeant: isMeant))
    }

    private mutating func add(_ gap: Gap) {
        let key = Place(reason: gap.reason, phrase: gap.phrase)
        if let place = places[key] {
            gaps[place].count += gap.count
        } else {
            places[key] = gaps.count
            gaps.append(gap)
        }
    }
}

extension CheckedProject {
    /// Plants a failing colour for each judged pair and demands its finding; `counted` are the findings of a report that
    /// the check counts.
    package func proof(
        failingAt threshold: Severity,
        counted: @escaping @Sendable (Report) -> Report
    ) async throws -> PairProof {
        let baselines = project.request.baselinesByTheme
        let proofs = try await concurrentMap(judged, jobs: project.request.jobs) { theme in
            let proof = ThemeProof(of: theme.theme, by: project.checker) { planted in
                let judgement = project.judgement(
                    on: planted,
                    known: nil,
                    found: [],
                    baselines[theme.theme.id]
                )
                return judgement.judged.report.findings
            }
            return PairProof(proof, theme.theme, theme.report, failingAt: threshold, counted)
        }
        var whole = PairProof()
        for proof in proofs { whole.merge(proof) }
        return whole
    }
}

extension PairProof {
    fileprivate init(
        _ proof: ThemeProof,
        _ theme: Theme,
        _ report: Report,
        failingAt threshold: Severity,
        _ counted: (Report) -> Report
    ) {
        self.init()
        let ends = Dictionary(grouping: proof.rows, by: \.pair)
        for pair in report.pairs where pair.verdict != .unknown {
            var named = pair
            named.pair = theme.keyNames(of: pair.pair, in: pair.mode)
            add(named, ends[PairKey(pair)] ?? [], failingAt: threshold, counted)
        }
    }

    /// A pair is proved if each of its ends is: a range has two.
    private mutating func add(
        _ pair: PairVerdict,
        _ ends: [ThemeProof.Row],
        failingAt threshold: Severity,
        _ counted: (Report) -> Report
    ) {
        if pair.verdict == .exempt {
            addGap(pair.pair, "exempt", isMeant: true)
        } else if ends.isEmpty {
            addGap(pair.pair, "every colour passes", isMeant: true)
        } else if ends.contains(where: { $0.finding == nil }) {
            addGap(pair.pair, "no finding reports the failure", isMeant: false)
        } else {
            let allowed = ends.compactMap(\.finding).first { finding in
                counted(Report(findings: [finding])).failures(at: threshold).isEmpty
            }
            if let allowed {
                addGap(pair.pair, allowed.reasonToPass, isMeant: true)
            } else {
                addProved()
            }
        }
    }
}

extension Finding {
    /// The reason for which a finding fails no check.
    fileprivate var reasonToPass: String {
        if waiver == RuleSettings.offReason { return "the rule is off" }
        if waiver != nil { return "waived" }
        if isBaselined { return "in the baseline" }
        return "below --fail-on"
    }
}
