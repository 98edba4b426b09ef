package import Findings
package import ThemeModel

extension ThemeChecker {
    /// The pairs that the names of a theme's colours suggest and that no check has, those of its design system among them.
    package func proposals(for theme: Theme, ofSystem known: [PairName] = []) -> [PairProposal] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        let ranks = TokenRanks(theme, rules: options.coverage)
        let judged = Set(subject.measurements.map { ranks.fileNames(in: $0.pair) })
        var search = PairSearch(ranks.semantic)
        search.addKnown(known)
        search.addLikely(
            page: theme.fileName(ofRole: "background", ranks),
            text: theme.fileName(ofRole: "text", ranks)
        )
        var seen: Set<PairName> = []
        var ratios: [PairName: Ratios] = [:]
        for candidate in search.candidates {
            ratios[candidate.pair] = theme.ratios(of: candidate.pair)
        }
        let strangers = search.strangers(by: ratios)
        return search.candidates.compactMap { candidate in
            if judged.contains(ranks.fileNames(in: candidate.pair)) { return nil }
            // Nothing is written in a gradient.
            if theme.defaultMode.gradient(named: candidate.pair.foreground) != nil { return nil }
            if let part = candidate.part, strangers.contains(part.atRest) { return nil }
            let known = ratios[candidate.pair]
            guard known?.worst ?? 0 >= candidate.reason.leastRatio else { return nil }
            if candidate.isDoubtful, let best = known?.best, best < candidate.reason.leastBest {
                return nil
            }
            let modes = theme.modes(with: candidate.pair)
            guard !modes.isEmpty, seen.insert(candidate.pair).inserted else { return nil }
            return PairProposal(
                pair: candidate.pair,
                reason: candidate.reason,
                modes: modes.count == theme.modes.count ? [] : modes.map(\.name),
                worst: known?.worst
            )
        }
    }
}

/// The lowest and the highest ratio of a pair in any mode.
private struct Ratios {
    var worst: Double
    var best: Double
}

extension PairSearch {
    /// The texts that are the colour of a fill at rest: they are beside it and not on it, whatever its state.
    fileprivate func strangers(by ratios: [PairName: Ratios]) -> Set<Part> {
        let equal = candidates.filter { candidate in
            guard candidate.part?.isAtRest == true, let best = ratios[candidate.pair]?.best else {
                return false
            }
            return best < candidate.reason.leastBest
        }
        return Set(equal.compactMap(\.part))
    }
}

extension PairSearch.Candidate {
    /// A fill in a state is judged with that at rest: a hover that nobody can read is a finding.
    fileprivate var isDoubtful: Bool {
        reason != .samePart || part?.isAtRest == true
    }
}

extension PairProposal.Reason {
    /// The least ratio of a pair whose names are no sure sign: two colours of less contrast never meet.
    fileprivate var leastRatio: Double {
        switch self {
        case .namesGround, .samePart, .ofSystem: 0
        case .sameStatus: 3
        case .onSurface: 4.5
        case .onPage: 1.5
        }
    }

    /// The ratio that some mode reaches: a text that is the colour of a fill everywhere is never on it.
    fileprivate var leastBest: Double {
        switch self {
        case .samePart, .onPage: 2
        case .namesGround, .ofSystem, .sameStatus, .onSurface: 0
        }
    }
}

extension Theme {
    /// The name that the file has for a role; nil where the theme does not have it.
    fileprivate func fileName(ofRole role: String, _ ranks: TokenRanks) -> String? {
        guard let color = defaultMode.colors[role], color.origin == .declared else { return nil }
        return ranks.fileName(of: role)
    }

    /// The modes that have both colours of a pair: one may be written for dark alone.
    fileprivate func modes(with pair: PairName) -> [Mode] {
        modes.filter { mode in
            mode.has(pair.foreground) && mode.has(pair.background)
        }
    }

    /// Nil where the ratio of a mode that has both colours cannot be known.
    fileprivate func ratios(of pair: PairName) -> Ratios? {
        var ratios = Ratios(worst: .infinity, best: 0)
        for mode in modes(with: pair) {
            guard let composite = PairMeasurement(pair, in: mode, at: .aa).worst else {
                return nil
            }
            ratios.worst = min(ratios.worst, composite.ratio)
            ratios.best = max(ratios.best, composite.ratio)
        }
        return ratios
    }
}

extension TokenRanks {
    /// The pair of the file's own names, whatever its use and what lies beneath its ground.
    func fileNames(in pair: PairName) -> PairName {
        var ground = pair.background
        if let top = LayeredName(ground)?.layers.first, top.alpha == 1 {
            ground = top.name
        }
        return PairName(fileName(of: pair.foreground), on: fileName(of: ground))
    }
}
