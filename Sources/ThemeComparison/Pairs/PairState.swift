public import Findings

/// The verdict on a pair in one state.
public struct PairState: Hashable, Sendable {
    /// A pair in a mode of a theme, whose id may differ between two states.
    struct Key: Hashable {
        let mode: String
        let pair: PairName

        var names: [String] {
            [mode, pair.foreground, pair.background]
        }
    }

    enum Standing: String, Hashable {
        case passes, fails, unknown
        /// Fails or is unknown, and a waiver or the baseline allows it.
        case allowed
    }

    /// The use of the foreground.
    public let use: ContrastUse
    /// The verdict.
    public let verdict: Verdict
    /// The baseline lists the pair with this ratio or a lower one.
    public let isBaselined: Bool
    /// The baseline lists the pair with a higher ratio.
    var isWorseThanListed = false
    /// The ratio; nil where it is unknown.
    public let measured: Double?
    /// The least ratio.
    public let required: Double
    /// The two colours that were compared; nil where they are unknown.
    public let colors: ComparedColors?

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

    /// The reached share of the required ratio; -1 if unknown.
    var share: Double {
        measured.map { $0 / required } ?? -1
    }

    static func byTheme(_ report: Report) -> [String: [Key: PairState]] {
        let baselined = listed(in: report, where: \.isBaselined)
        let worse = listed(in: report, where: \.isWorseThanListed)
        var states: [String: [Key: PairState]] = [:]
        for row in report.pairs {
            guard row.verdict != .exempt, let required = row.required else {
                continue
            }
            let pair = Key(mode: row.mode, pair: row.pair)
            let isBaselined = baselined[row.theme]?.contains(pair) ?? false
            var state = PairState(row, required: required, isBaselined: isBaselined)
            state.isWorseThanListed = worse[row.theme]?.contains(pair) ?? false
            states[row.theme, default: [:]][pair] = state
        }
        return states
    }

    private static func listed(in report: Report, where isMeant: (Finding) -> Bool) -> [String: Set<
        Key
    >] {
        var listed: [String: Set<Key>] = [:]
        for finding in report.findings where isMeant(finding) && finding.rule.isAboutContrast {
            guard let theme = finding.theme, let mode = finding.mode, let pair = finding.pair else {
                continue
            }
            listed[theme, default: []].insert(Key(mode: mode, pair: pair))
        }
        return listed
    }
}

extension RuleID {
    /// Findings of these rules repeat a pair's verdict.
    var isAboutContrast: Bool {
        self == .lowContrast || self == .unknownBackdrop
    }
}
