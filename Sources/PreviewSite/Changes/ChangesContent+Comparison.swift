import ColorScience
import Findings
import ProjectChecks
import Projects
import SourceText
package import ThemeComparison
import ThemeModel
package import ThemeRendering

extension ChangesContent {
    /// The most themes, tokens and pairs that the page shows; `diff` has all.
    private static let limits = (themes: 60, tokens: 80, pairs: 80)

    /// The differences between two states, for the page; the new one's report has the advice of `fix`.
    package init(
        since: String,
        from old: ProjectState,
        to new: ProjectState,
        _ comparison: Comparison
    ) {
        let before = old.byTheme
        let after = new.byTheme
        let fixes = Dictionary(keepingFirst: new.report.findings.map { (PairKey($0), $0) })
        let themes = comparison.worstFirst
        self.init(
            since: since,
            extent: comparison.extent,
            verdict: comparison.verdict,
            fails: comparison.newlyFails,
            findings: comparison.findings.new,
            themes: themes.prefix(Self.limits.themes).map { theme in
                Change(
                    theme,
                    states: (before[theme.oldID], after[theme.id]),
                    limits: Self.limits,
                    fix: {
                        fixes[PairKey(theme: theme.id, mode: $0.mode, pair: $0.pair)]?.fixInWords
                    }
                )
            },
            otherThemes: max(0, themes.count - Self.limits.themes)
        )
    }
}

extension ProjectState {
    fileprivate var byTheme: [String: ChangesContent.State] {
        let reports = report.byTheme
        let states = themes.map { ($0.id, ChangesContent.State($0, reports[$0.id] ?? Report())) }
        return Dictionary(keepingFirst: states)
    }
}

extension ChangesContent.Change {
    fileprivate init(
        _ difference: ThemeDifference,
        states: (before: ChangesContent.State?, after: ChangesContent.State?),
        limits: (themes: Int, tokens: Int, pairs: Int),
        fix: (PairChange) -> String?
    ) {
        let own = difference.tokens.filter(\.follows.isEmpty)
        let tokens = own.prefix(limits.tokens).map(ChangesContent.Token.init)
        let pairs = difference.pairs.prefix(limits.pairs).map {
            ChangesContent.Pair($0, fix: fix($0))
        }
        self.init(
            id: difference.id,
            name: (states.after ?? states.before)?.theme.name ?? difference.id,
            status: difference.status.rawValue,
            mode: difference.pairs.first?.mode ?? own.first?.modes.first ?? difference.modes.first,
            states: states,
            tokens: (tokens, difference.tokens.count - tokens.count),
            pairs: (pairs, difference.pairs.count - pairs.count),
            findings: difference.findings.new
        )
    }
}

extension ChangesContent.Token {
    fileprivate init(_ change: TokenChange) {
        func value(_ value: TokenValue?) -> ChangesContent.Value? {
            value.map { ChangesContent.Value(text: $0.line, color: $0.shown?.hex) }
        }
        self.init(
            name: change.name,
            modes: change.modes,
            old: value(change.old),
            new: value(change.new),
            deltaE: change.deltaE.map { "ΔE OK \(Decimals.text(of: $0))" }
        )
    }
}

extension ChangesContent.Pair {
    fileprivate init(_ change: PairChange, fix: String?) {
        let words = change.words
        func ratio(_ text: String?, _ state: PairState?) -> ChangesContent.Ratio? {
            text.map {
                ChangesContent.Ratio(
                    text: $0,
                    colors: state?.colors.map { ($0.foreground, $0.background) }
                )
            }
        }
        self.init(
            kind: change.kind.gravity,
            label: change.kind.label,
            name: change.pair.phraseWithUse,
            mode: change.mode,
            required: words.required,
            old: ratio(words.old, change.old),
            new: ratio(words.new, change.new),
            fix: change.kind.isFailure ? fix : nil
        )
    }
}

extension PairChange.Kind {
    /// The class that colours it.
    fileprivate var gravity: String {
        switch self {
        case .newlyFailing: "fail"
        case .newlyUnknown: "unknown"
        case .newlyAllowed, .noLongerJudged: "waived"
        case .worse: "warning"
        case .newlyPassing, .better: "pass"
        case .appeared, .disappeared: "note"
        }
    }
}

extension Finding {
    /// The value that passes, and where to write it; else the finding's own help.
    fileprivate var fixInWords: String? {
        guard let first = suggestions.first else { return help }
        let place = first.location.map { " in \($0)" } ?? ""
        return "set \(first.token) to \(first.value)\(place)"
    }
}
