package import Findings

package struct PairChange: Hashable, Sendable {
    /// What became of a pair, the gravest first.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// It fails a check and did not fail before, or was not there.
        case newlyFailing
        /// It cannot be judged any more, or never could and was not there.
        case newlyUnknown
        /// It fails or is unknown, and a waiver or the baseline allows that now; before, nothing did or nothing had to.
        case newlyAllowed
        /// Its standing is the same, and its ratio a smaller share of the required one.
        case worse
        /// It passes, and did not pass without help before.
        case newlyPassing
        /// Its standing is the same, and its ratio a greater share of the required one.
        case better
        /// It was not there, and passes.
        case appeared
        /// It is gone.
        case disappeared

        /// Whether it fails a check now that did not.
        package var isFailure: Bool { self == .newlyFailing || self == .newlyUnknown }
    }

    package let mode: String
    /// Its use is the new one where that changed.
    package let pair: PairName
    /// Nil where the pair was not there.
    package let old: PairState?
    /// Nil where the pair is gone.
    package let new: PairState?
    package let kind: Kind

    init?(_ key: PairState.Key, from old: PairState?, to new: PairState?) {
        guard let kind = Kind(from: old, to: new) else { return nil }
        (mode, pair, self.old, self.new, self.kind) = (key.mode, key.pair, old, new, kind)
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
    /// A pair whose use alone changed is the same pair if no other has its names.
    static func changes(from old: [PairState.Key: PairState], to new: [PairState.Key: PairState]) -> [PairChange] {
        var gone = old.filter { new[$0.key] == nil }
        let goneByName = Dictionary(grouping: gone.keys, by: \.names)
        let come = Dictionary(grouping: new.keys.filter { old[$0] == nil }, by: \.names)
        var changes: [PairChange?] = new.map { key, state in
            var before = old[key]
            if before == nil, come[key.names]?.count == 1, let same = goneByName[key.names], same.count == 1 {
                before = gone.removeValue(forKey: same[0])
            }
            return PairChange(key, from: before, to: state)
        }
        changes += gone.map { PairChange($0.key, from: $0.value, to: nil) }
        return changes.compactMap(\.self).sorted { $0.isGraver(than: $1) }
    }

    private func isGraver(than other: PairChange) -> Bool {
        if kind != other.kind { return kind.rank < other.kind.rank }
        let (share, otherShare) = ((new ?? old)?.share ?? 0, (other.new ?? other.old)?.share ?? 0)
        if share != otherShare { return share < otherShare }
        return (mode, pair) < (other.mode, other.pair)
    }
}

extension PairChange.Kind {
    fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
