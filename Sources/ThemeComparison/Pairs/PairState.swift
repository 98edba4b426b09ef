package import Findings

/// What a check says of a pair in one state.
package struct PairState: Hashable, Sendable {
    /// What a verdict comes to for a check.
    enum Standing: Hashable {
        case passes, fails, unknown
        /// It fails or is unknown, and a waiver or the baseline allows that.
        case allowed
    }

    /// What the foreground is used for.
    package let use: ContrastUse
    /// The verdict.
    package let verdict: Verdict
    /// Whether the baseline lists the pair, no better than it is.
    package let isBaselined: Bool
    /// The ratio in full precision; nil when it is unknown.
    package let measured: Double?
    /// The least ratio that passes.
    package let required: Double
    /// The opaque colours that were compared; nil when they are unknown.
    package let colors: ComparedColors?

    init(_ row: PairVerdict, required: Double, isBaselined: Bool) {
        use = row.pair.use
        verdict = row.verdict
        self.isBaselined = isBaselined
        measured = row.measured
        self.required = required
        colors = row.colors
    }

    var standing: Standing {
        switch verdict {
        case .waived: .allowed
        case .fail: isBaselined ? .allowed : .fails
        case .unknown: isBaselined ? .allowed : .unknown
        case .pass, .exempt: .passes
        }
    }

    /// The share of the required ratio that is reached; what is unknown is below all others.
    var share: Double { measured.map { $0 / required } ?? -1 }

    /// The states of all pairs of which something is asked, by theme.
    static func byTheme(_ report: Report) -> [String: [JudgedPair: PairState]] {
        var baselined: [String: Set<JudgedPair>] = [:]
        for finding in report.findings where finding.isBaselined && finding.rule.isAboutContrast {
            guard let theme = finding.theme, let mode = finding.mode, let pair = finding.pair else { continue }
            baselined[theme, default: []].insert(JudgedPair(mode: mode, pair: pair))
        }
        var states: [String: [JudgedPair: PairState]] = [:]
        for row in report.pairs {
            guard row.verdict != .exempt, let required = row.required else { continue }
            let pair = JudgedPair(mode: row.mode, pair: row.pair)
            let isBaselined = baselined[row.theme]?.contains(pair) ?? false
            states[row.theme, default: [:]][pair] = PairState(row, required: required, isBaselined: isBaselined)
        }
        return states
    }
}

extension RuleID {
    /// Whether the rule's findings say what a pair's verdict says as well.
    var isAboutContrast: Bool { self == .lowContrast || self == .unknownBackdrop }
}
