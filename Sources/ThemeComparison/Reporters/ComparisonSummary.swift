import SourceText

struct ComparisonSummary: Hashable, Sendable {
    private(set) var themes: [ThemeDifference.Status: Int] = [:]
    private(set) var pairs: [PairChange.Kind: Int] = [:]
    /// Tokens that changed themselves; several modes count once.
    private(set) var tokens = 0
    /// These three leave out findings about contrast, which `pairs` counts.
    private(set) var newFindings = 0
    private(set) var newFailures = 0
    private(set) var goneFindings = 0
    private let isEmpty: Bool

    init(_ comparison: Comparison) {
        isEmpty = comparison.isEmpty
        for theme in comparison.themes {
            themes[theme.status, default: 0] += 1
            for pair in theme.pairs { pairs[pair.kind, default: 0] += 1 }
            tokens += theme.changedTokenCount
        }
        for changes in [comparison.findings] + comparison.themes.map(\.findings) {
            newFindings += changes.new.count
            newFailures += changes.failing(at: comparison.threshold).count
            goneFindings += changes.gone.count
        }
    }

    /// `themes: 2 changed; pairs: 1 newly failing; tokens: 3 changed`; empty where nothing differs.
    var extent: String {
        [
            Self.counts(
                "themes",
                ThemeDifference.Status.allCases.map { ($0.rawValue, themes[$0] ?? 0) }
            ),
            Self.counts("pairs", PairChange.Kind.allCases.map { ($0.label, pairs[$0] ?? 0) }),
            Self.counts("tokens", [("changed", tokens)]),
            Self.counts("findings", [("new", newFindings), ("gone", goneFindings)]),
        ].compactMap(\.self).joined(separator: "; ")
    }

    private static func counts(_ noun: String, _ counts: [(label: String, count: Int)]) -> String? {
        let shown = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.label)" }
        return shown.isEmpty ? nil : "\(noun): \(shown.joined(separator: ", "))"
    }

    var verdict: String {
        if isEmpty { return "no differences" }
        let failures: [String?] = [
            themes[.broken].map { "\($0.of("theme")) broken" },
            pairs[.newlyFailing].map { "\($0.of("pair")) newly failing" },
            pairs[.newlyUnknown].map { "\($0.of("pair")) newly unknown" },
            newFailures > 0 ? newFailures.of("new failing finding") : nil,
        ]
        let shown = failures.compactMap(\.self)
        return shown.isEmpty ? "nothing newly fails" : shown.joined(separator: ", ")
    }
}
