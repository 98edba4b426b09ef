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
        /// A project or the theme exempts it.
        case unjudged
    }

    /// The way in which a pair is not held to its default requirement.
    enum Acceptance: Int, Hashable {
        /// Less is asked of it, or its failure is a note.
        case lowered
        case exempt
    }

    /// The use of the foreground.
    public let use: ContrastUse
    /// The verdict.
    public let verdict: Verdict
    /// The baseline lists the pair with this ratio or a lower one.
    public let isBaselined: Bool
    /// The baseline lists the pair with a higher ratio.
    var isWorseThanListed = false
    /// Nil where the default requirement holds.
    var acceptance: Acceptance?
    /// The ratio; nil where it is unknown.
    public let measured: Double?
    /// The least ratio; nil where nothing is asked.
    public let required: Double?
    /// The two colours that were compared; nil where they are unknown.
    public let colors: ComparedColors?

    init(_ row: PairVerdict, required: Double?, isBaselined: Bool) {
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
        case .pass: .passes
        case .exempt: .unjudged
        }
    }

    /// The reached share of the required ratio; -1 if unknown, 0 where nothing is asked.
    var share: Double {
        guard let required else { return 0 }
        return measured.map { $0 / required } ?? -1
    }

    /// Less is asked than in another state, by something other than the level or the size of text.
    func isAccepted(moreThan other: PairState) -> Bool {
        guard let acceptance else { return false }
        guard let before = other.acceptance else { return true }
        if acceptance.rawValue > before.rawValue { return true }
        guard use == other.use, let required, let least = other.required else { return false }
        return required < least
    }

    static func byTheme(_ report: Report) -> [String: [Key: PairState]] {
        let baselined = listed(in: report, where: \.isBaselined)
        let worse = listed(in: report, where: \.isWorseThanListed)
        let notes = listed(in: report) { $0.severity == .note }
        let accepted = accepted(in: report)
        var states: [String: [Key: PairState]] = [:]
        for row in report.pairs {
            let pair = Key(mode: row.mode, pair: row.pair)
            var acceptance = accepted[row.theme]?[pair]
            // A pair that is exempt by default, such as a border, was never judged.
            if row.verdict == .exempt, acceptance == nil { continue }
            if acceptance == nil, notes[row.theme]?.contains(pair) == true {
                acceptance = .lowered
            }
            let isBaselined = baselined[row.theme]?.contains(pair) ?? false
            var state = PairState(row, required: row.required, isBaselined: isBaselined)
            state.isWorseThanListed = worse[row.theme]?.contains(pair) ?? false
            state.acceptance = acceptance
            states[row.theme, default: [:]][pair] = state
        }
        return states
    }

    private static func accepted(in report: Report) -> [String: [Key: Acceptance]] {
        var accepted: [String: [Key: Acceptance]] = [:]
        for row in report.coverage {
            for pair in row.accepted {
                let key = Key(mode: pair.mode, pair: pair.pair)
                accepted[row.theme, default: [:]][key] = pair.isExempt ? .exempt : .lowered
            }
        }
        return accepted
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
        [.lowContrast, .highContrast, .unknownBackdrop].contains(self)
    }
}
