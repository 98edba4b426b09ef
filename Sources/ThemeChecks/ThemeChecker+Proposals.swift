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
        return search.candidates.compactMap { candidate in
            if judged.contains(ranks.fileNames(in: candidate.pair)) { return nil }
            // Nothing is written in a gradient.
            if theme.defaultMode.gradient(named: candidate.pair.foreground) != nil { return nil }
            let worst = theme.worstRatio(of: candidate.pair)
            guard worst ?? 0 >= candidate.reason.leastRatio else { return nil }
            guard seen.insert(candidate.pair).inserted else { return nil }
            return PairProposal(pair: candidate.pair, reason: candidate.reason, worst: worst)
        }
    }
}

extension PairProposal.Reason {
    /// The least ratio of a pair whose names are no sure sign: two colours of less contrast never meet.
    fileprivate var leastRatio: Double {
        switch self {
        case .namesGround, .samePart, .ofSystem: 0
        case .sameStatus, .onSurface: 3
        case .onPage: 1.5
        }
    }
}

extension Theme {
    /// The name that the file has for a role; nil where the theme does not have it.
    fileprivate func fileName(ofRole role: String, _ ranks: TokenRanks) -> String? {
        guard let color = defaultMode.colors[role], color.origin == .declared else { return nil }
        return ranks.fileName(of: role)
    }

    /// The lowest ratio of any mode; nil where one cannot be known.
    fileprivate func worstRatio(of pair: PairName) -> Double? {
        var worst = Double.infinity
        for mode in modes {
            guard let composite = PairMeasurement(pair, in: mode, at: .aa).worst else {
                return nil
            }
            worst = min(worst, composite.ratio)
        }
        return worst
    }
}

extension TokenRanks {
    /// The pair of the file's own names, whatever its use.
    func fileNames(in pair: PairName) -> PairName {
        PairName(fileName(of: pair.foreground), on: fileName(of: pair.background))
    }
}
