import SourceText

struct ComparisonSummary: Hashable, Sendable {
    private(set) var themes: [ThemeDifference.Status: Int] = [:]
    private(set) var pairs: [PairChange.Kind: Int] = [:]
    /// Tokens that changed themselves; several modes count once.
    private(set) var tokens = 0
    /// These four leave out findings about contrast, which `pairs` counts.
    private(set) var newFindings = 0
    private(set) var newFailures = 0
    private(set) var allowedFindings = 0
    private(set) var goneFindings = 0
    private let isEmpty: Bool

    init(_ comparison: Comparison) {
        isEmpty = comparison.isEmpty
        for theme in comparison.themes {
            themes[theme.status, default: 0] += 1
            for pair in theme.pairs {
                pairs[pair.kind, default: 0] += 1
            }
            tokens += theme.changedTokenCount
        }
        for changes in [comparison.findings] + comparison.themes.map(\.findings) {
            newFindings += changes.new.count
            newFailures += changes.failing(at: comparison.threshold).count
            allowedFindings += changes.allowed.count
            goneFindings += changes.gone.count
        }
    }

    /// `themes: 2 changed; pairs: 1 newly failing; tokens: 3 changed`; empty without differences.
    var extent: String {
        let statuses = ThemeDifference.Status.allCases.map { ($0.label, themes[$0] ?? 0) }
        let kinds = PairChange.Kind.allCases.map { ($0.label, pairs[$0] ?? 0) }
        let parts = [
            Self.counts("themes", statuses),
            Self.counts("pairs", kinds),
            Self.counts("tokens", [("changed", tokens)]),
            Self.counts(
                "findings",
                [
                    ("new", newFindings),
                    ("newly allowed", allowedFindings),
                    ("gone", goneFindings),
                ]
            ),
        ]
        return parts.compactMap(\.self).joined(separator: "; ")
    }

    private static func counts(_ noun: String, _ counts: [(label: String, count: Int)]) -> String? {
        let shown = counts.filter { $0.count > 0 }.map { "\($0.count) \($0.label)" }
        return shown.isEmpty ? nil : "\(noun): \(shown.joined(separator: ", "))"
    }

    var verdict: String {
        if isEmpty { return "no differences" }
        var failures: [String] = []
        if let count = themes[.broken] {
            failures.append("\(count.of("theme")) broken")
        }
        if let count = pairs[.newlyFailing] {
            failures.append("\(count.of("pair")) newly failing")
        }
        if let count = pairs[.newlyUnknown] {
            failures.append("\(count.of("pair")) newly unknown")
        }
        if newFailures > 0 {
            failures.append(newFailures.of("new failing finding"))
        }
        return failures.isEmpty ? "nothing newly fails" : failures.joined(separator: ", ")
    }
}
