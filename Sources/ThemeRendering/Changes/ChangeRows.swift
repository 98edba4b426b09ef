import Findings
import SourceText

/// The rows of a change that its card shows, and those that it folds.
struct ChangeRows {
    let pairs: ArraySlice<ChangesContent.Pair>
    let tokens: ArraySlice<ChangesContent.Token>
    private let foldedPairs: ArraySlice<ChangesContent.Pair>
    private let foldedTokens: ArraySlice<ChangesContent.Token>

    private static let limits = (failures: 3, rows: 8)

    /// The findings that are shown, and in words how many are not.
    static func listed(_ findings: [Finding]) -> (shown: ArraySlice<Finding>, others: String?) {
        let shown = findings.prefix(limits.rows)
        let others = findings.count - shown.count
        return (shown, others == 0 ? nil : others.of("more finding"))
    }

    init(_ change: ChangesContent.Change) {
        if change.before != nil, change.after != nil {
            pairs = change.pairs.prefix(Self.limits.rows)
        } else {
            // A theme that comes or goes changes each of its pairs: only failures are news.
            pairs = change.pairs.prefix { ["fail", "unknown"].contains($0.kind) }.prefix(
                Self.limits.failures
            )
        }
        tokens = change.tokens.prefix(Self.limits.rows)
        foldedPairs = change.pairs.dropFirst(pairs.count)
        foldedTokens = change.tokens.dropFirst(tokens.count)
    }

    var rest:
        (
            label: String, pairs: ArraySlice<ChangesContent.Pair>,
            tokens: ArraySlice<ChangesContent.Token>
        )?
    {
        let counts = [
            foldedPairs.isEmpty ? nil : foldedPairs.count.of("more ratio"),
            foldedTokens.isEmpty ? nil : foldedTokens.count.of("more token"),
        ].compactMap(\.self)
        return counts.isEmpty ? nil : (counts.joined(separator: ", "), foldedPairs, foldedTokens)
    }
}
