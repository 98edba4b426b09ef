public import Findings

/// A pair of roles whose verdict or ratio differs.
public struct PairChange: Hashable, Sendable {
    /// The change of a pair, the gravest first.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// Fails a check, and passed or did not exist before.
        case newlyFailing
        /// Cannot be judged, and could or did not exist before.
        case newlyUnknown
        /// Fails or is unknown, and is newly allowed by a waiver or the baseline.
        case newlyAllowed
        /// Is exempt, has a lower requirement or is left out by a profile, and was judged before.
        case noLongerJudged
        /// Has the same standing with a smaller share of the required ratio.
        case worse
        /// Passes, and did not, or only by a waiver or the baseline.
        case newlyPassing
        /// Has the same standing with a greater share of the required ratio.
        case better
        /// Passes, and did not exist before.
        case appeared
        /// No longer exists.
        case disappeared

        /// The pair fails a check that it did not fail before.
        public var isFailure: Bool {
            self == .newlyFailing || self == .newlyUnknown
        }
    }

    /// The name of the mode.
    public let mode: String
    /// With its new use, if that changed.
    public let pair: PairName
    /// Nil for a new pair.
    public let old: PairState?
    /// Nil for a pair that no longer exists.
    public let new: PairState?
    /// The change of the pair.
    public let kind: Kind
    /// The places in the app's files that put the pair together; nil for none.
    public internal(set) var uses: TokenUseCount?

    /// Nil for no change; `isLeftOut` if a profile leaves out the pair that is missing.
    init?(
        _ key: PairState.Key,
        from old: PairState?,
        to new: PairState?,
        isLeftOut: Bool = false
    ) {
        guard let kind = Kind(from: old, to: new, isLeftOut: isLeftOut) else {
            return nil
        }
        mode = key.mode
        pair = key.pair
        self.old = old
        self.new = new
        self.kind = kind
    }
}

extension PairChange.Kind {
    fileprivate init?(from old: PairState?, to new: PairState?, isLeftOut: Bool) {
        guard let new else {
            guard let old, old.standing != .unjudged else { return nil }
            self = isLeftOut ? .noLongerJudged : .disappeared
            return
        }
        guard let old else {
            guard let kind = Self(appearing: new) else { return nil }
            self = kind
            return
        }
        let hasSameStanding = old.standing == new.standing
        if new.isAccepted(moreThan: old), hasSameStanding || !new.isFailure {
            self = .noLongerJudged
        } else if hasSameStanding {
            guard old.share != new.share else { return nil }
            self = new.share < old.share ? .worse : .better
        } else {
            self = Self(changingTo: new)
        }
    }

    private init?(appearing state: PairState) {
        if state.standing == .unjudged { return nil }
        self = state.standing == .passes ? .appeared : Self(changingTo: state)
    }

    private init(changingTo state: PairState) {
        switch state.standing {
        case .fails: self = .newlyFailing
        case .unknown: self = .newlyUnknown
        case .allowed: self = .newlyAllowed
        case .passes: self = .newlyPassing
        case .unjudged: self = .noLongerJudged
        }
    }
}

extension PairState {
    fileprivate var isFailure: Bool { standing == .fails || standing == .unknown }
}

extension PairChange {
    /// The changes of a theme's pairs, the worst first.
    ///
    /// A pair with a changed use is matched if no other pair has its names. A missing pair of the modes `leftOut` is one
    /// that a profile leaves out.
    static func changes(
        from old: [PairState.Key: PairState],
        to new: [PairState.Key: PairState],
        leftOut: Set<String> = []
    ) -> [PairChange] {
        var gone = old.filter { new[$0.key] == nil }
        let goneByName = Dictionary(grouping: gone.keys, by: \.names)
        let come = Dictionary(grouping: new.keys.filter { old[$0] == nil }, by: \.names)
        var changes: [PairChange?] = new.map { key, state in
            var before = old[key]
            if before == nil, come[key.names]?.count == 1, let same = goneByName[key.names],
                same.count == 1
            {
                before = gone.removeValue(forKey: same[0])
            }
            return PairChange(key, from: before, to: state)
        }
        changes += gone.map { key, state in
            PairChange(key, from: state, to: nil, isLeftOut: leftOut.contains(key.mode))
        }
        return changes.compactMap(\.self).sorted { $0.isGraver(than: $1) }
    }

    private func isGraver(than other: PairChange) -> Bool {
        if kind != other.kind {
            return kind.rank < other.kind.rank
        }
        let share = (new ?? old)?.share ?? 0
        let otherShare = (other.new ?? other.old)?.share ?? 0
        if share != otherShare { return share < otherShare }
        return (mode, pair) < (other.mode, other.pair)
    }
}

extension PairChange.Kind {
    fileprivate var rank: Int {
        Self.allCases.firstIndex(of: self) ?? 0
    }
}
