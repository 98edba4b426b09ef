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

    init?(_ key: PairState.Key, from old: PairState?, to new: PairState?) {
        guard let kind = Kind(from: old, to: new) else {
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
    fileprivate init?(from old: PairState?, to new: PairState?) {
        guard let new else {
            guard old != nil else { return nil }
            self = .disappeared
            return
        }
        if let old, old.standing == new.standing {
            guard old.share != new.share else { return nil }
            self = new.share < old.share ? .worse : .better
            return
        }
        switch new.standing {
        case .fails: self = .newlyFailing
        case .unknown: self = .newlyUnknown
        case .allowed: self = .newlyAllowed
        case .passes: self = old == nil ? .appeared : .newlyPassing
        }
    }
}

extension PairChange {
    /// The changes of a theme's pairs, the worst first.
    ///
    /// A pair with a changed use is matched if no other pair has its names.
    static func changes(from old: [PairState.Key: PairState], to new: [PairState.Key: PairState])
        -> [PairChange]
    {
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
        changes += gone.map { PairChange($0.key, from: $0.value, to: nil) }
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
