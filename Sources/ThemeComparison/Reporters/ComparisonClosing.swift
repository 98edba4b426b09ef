import Findings

/// The end of a comparison in words: what differs, and whether something newly fails.
struct ComparisonClosing {
    /// `themes: 2 changed; pairs: 1 newly failing; tokens: 3 changed`; empty where nothing differs.
    let extent: String
    /// What newly fails, or that nothing does.
    let verdict: String

    init(_ comparison: Comparison) {
        let summary = ComparisonSummary(comparison)
        let themes = ThemeDifference.Status.allCases.map { ($0.rawValue, summary.themes[$0] ?? 0) }
        let pairs = PairChange.Kind.allCases.map { ($0.label, summary.pairs[$0] ?? 0) }
        extent = [
            Self.counts("themes", themes), Self.counts("pairs", pairs),
            Self.counts("tokens", [("changed", summary.tokens)]),
            Self.counts("findings", [("new", summary.newFindings), ("gone", summary.goneFindings)]),
        ].compactMap(\.self).joined(separator: "; ")
        verdict = comparison.isEmpty ? "no differences" : Self.verdict(summary)
    }

    /// `pairs: 1 newly failing, 2 worse`; nil where there is nothing to count.
    private static func counts(_ noun: String, _ counts: [(label: String, count: Int)]) -> String? {
        let told = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.label)" }
        return told.isEmpty ? nil : "\(noun): \(told.joined(separator: ", "))"
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
