import Findings

/// The end of a comparison in words: what differs, and whether something newly fails.
struct ComparisonClosing {
    /// `2 themes changed; 3 tokens changed; 1 pair newly failing`; empty where nothing differs.
    let extent: String
    /// What newly fails, or that nothing does.
    let verdict: String

    init(_ comparison: Comparison) {
        let summary = ComparisonSummary(comparison)
        let themes = ThemeDifference.Status.allCases.compactMap { status in
            summary.themes[status].map { "\($0.of("theme")) \(status.rawValue)" }
        }
        let pairs = PairChange.Kind.allCases.compactMap { kind in
            summary.pairs[kind].map { "\($0.of("pair")) \(kind.label)" }
        }
        let others = [
            summary.tokens > 0 ? "\(summary.tokens.of("token")) changed" : nil,
            summary.newFindings > 0 ? summary.newFindings.of("new finding") : nil,
            summary.goneFindings > 0 ? "\(summary.goneFindings.of("finding")) gone" : nil,
        ]
        extent = [themes, pairs, others.compactMap(\.self)].filter { !$0.isEmpty }
            .map { $0.joined(separator: ", ") }.joined(separator: "; ")
        verdict = comparison.isEmpty ? "no differences" : Self.verdict(summary)
    }

    private static func verdict(_ summary: ComparisonSummary) -> String {
        let failures: [String?] = [
            summary.themes[.broken].map { "\($0.of("theme")) broken" },
            summary.pairs[.newlyFailing].map { "\($0.of("pair")) newly failing" },
            summary.pairs[.newlyUnknown].map { "\($0.of("pair")) newly unknown" },
            summary.newFailures > 0 ? summary.newFailures.of("new failing finding") : nil,
        ]
        let told = failures.compactMap(\.self)
        return told.isEmpty ? "nothing newly fails" : told.joined(separator: ", ")
    }
}

extension PairChange.Kind {
    /// The kind in words.
    var label: String {
        switch self {
        case .newlyFailing: "newly failing"
        case .newlyUnknown: "newly unknown"
        case .newlyAllowed: "newly allowed"
        case .worse: "worse"
        case .newlyPassing: "newly passing"
        case .better: "better"
        case .appeared: "new"
        case .disappeared: "gone"
        }
    }
}
