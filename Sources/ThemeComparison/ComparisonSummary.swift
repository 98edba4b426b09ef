import Findings

/// The numbers of a comparison.
struct ComparisonSummary: Hashable, Sendable {
    /// How many themes there are of each status.
    private(set) var themes: [ThemeDifference.Status: Int] = [:]
    /// How many pairs there are of each kind.
    private(set) var pairs: [PairChange.Kind: Int] = [:]
    /// How many tokens were changed, those that only followed left out; one that changed in several modes counts once.
    private(set) var tokens = 0
    /// How many findings appeared, those about a pair's contrast left out.
    private(set) var newFindings = 0
    /// How many of them fail a check.
    private(set) var newFailures = 0
    /// How many findings are gone, those about a pair's contrast left out.
    private(set) var goneFindings = 0

    /// Counts what is in a comparison.
    init(_ comparison: Comparison) {
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
}
