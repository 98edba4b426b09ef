package import Findings

/// A pair in a mode with another verdict or ratio than it had.
package struct PairChange: Hashable, Sendable {
    /// What became of a pair, the gravest first.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
        /// It fails a check and did not fail before, or was not there.
        case newlyFailing
        /// It cannot be judged any more, or never could and was not there.
        case newlyUnknown
        /// It fails or is unknown where it was not so, or was and nothing allowed it; a waiver or the baseline does now.
        case newlyAllowed
        /// It stands where it stood, and reaches less of what is required.
        case worse
        /// It passes, and did not pass without help before.
        case newlyPassing
        /// It stands where it stood, and reaches more of what is required.
        case better
        /// It was not there, and passes.
        case appeared
        /// It is there no more.
        case disappeared

        /// Whether it fails a check now that did not.
        package var isFailure: Bool { self == .newlyFailing || self == .newlyUnknown }
    }

    /// The mode.
    package let mode: String
    /// The pair; its use is the new one where that changed.
    package let pair: PairName
    /// What a check said of it; nil where it was not there.
    package let old: PairState?
    /// What a check says of it; nil where it is there no more.
    package let new: PairState?
    /// What became of it.
    package let kind: Kind

    /// Compares the states of a pair; nil where nothing changed.
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
    /// What changed between the pairs of a theme, the worst first.
    ///
    /// A pair whose use alone changed is the same pair, where only one has its names.
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
