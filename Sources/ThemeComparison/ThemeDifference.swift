package import Findings

/// What sets a theme apart from what it was.
package struct ThemeDifference: Hashable, Sendable {
    /// What became of a theme as a whole.
    package enum Status: String, CaseIterable, Hashable, Sendable {
        /// It was not there.
        case added
        /// It is there no more.
        case removed
        /// It says what another one said, which is there no more.
        case renamed
        /// It was there and is there.
        case changed
        /// Its file gives no theme any more.
        case broken
        /// Its file gives a theme again.
        case mended
    }

    /// The id; that of the old state for a theme that was removed.
    package let id: String
    /// The id in the old state: another one where the theme was renamed.
    package let oldID: String
    /// What became of it as a whole.
    package let status: Status
    /// The modes, those of the new state first.
    package let modes: [String]
    /// Modes that were not there; their tokens are not listed.
    package let addedModes: [String]
    /// Modes that are there no more; their tokens are not listed.
    package let removedModes: [String]
    /// The tokens that changed, in the order of the theme; none for a theme that is in one state only.
    package let tokens: [TokenChange]
    /// The pairs whose verdict or ratio changed, the worst first.
    package let pairs: [PairChange]
    /// Findings about anything but a pair's contrast.
    package let findings: FindingChanges

    init(_ match: ThemeMatch, tokens: [TokenChange], pairs: [PairChange], findings: FindingChanges) {
        (id, oldID, status, modes) = (match.id, match.oldID, match.status, match.modeNames)
        (addedModes, removedModes) = match.modes
        self.tokens = tokens
        self.pairs = pairs
        self.findings = findings
    }

    /// Whether both states have the theme, so that its tokens and pairs can be compared.
    var isInBoth: Bool { status == .changed || status == .renamed }

    /// Whether there is no difference.
    var isEmpty: Bool {
        status == .changed && addedModes.isEmpty && removedModes.isEmpty && tokens.isEmpty && pairs.isEmpty
            && findings.isEmpty
    }

    /// How many tokens were changed, those that only followed left out; one that changed in several modes counts once.
    var changedTokenCount: Int { Set(tokens.filter(\.follows.isEmpty).map(\.name)).count }

    /// Whether something fails a check now that did not.
    package func newlyFails(at threshold: Severity) -> Bool {
        status == .broken || pairs.contains { $0.kind.isFailure } || !findings.failing(at: threshold).isEmpty
    }

    /// The pairs of a kind, the worst first.
    package func pairs(_ kind: PairChange.Kind) -> [PairChange] { pairs.filter { $0.kind == kind } }

    /// How much has got worse: numbers to be compared from the first on.
    func gravity(at threshold: Severity) -> [Int] {
        [
            status == .broken ? 1 : 0, pairs.count { $0.kind.isFailure },
            findings.failing(at: threshold).count, pairs(.newlyAllowed).count, pairs(.worse).count,
            findings.new.count,
        ]
    }
}
