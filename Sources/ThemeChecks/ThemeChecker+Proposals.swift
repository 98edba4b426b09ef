import ColorScience
package import Findings
package import ThemeModel

extension ThemeChecker {
    /// The pairs that the names of a theme's colours suggest and that no check has, those of its design system among them.
    package func proposals(for theme: Theme, ofSystem known: [PairName] = []) -> [PairProposal] {
        let required = withRequirements(theme)
        let subject = CheckedTheme(required, options: options)
        let ranks = TokenRanks(theme, rules: options.coverage)
        var open = OpenPairs(required, judged: subject.measurements, ranks)
        var search = PairSearch(ranks.semantic)
        search.addKnown(known)
        search.addLikely(
            page: theme.fileName(ofRole: "background", ranks),
            text: theme.fileName(ofRole: "text", ranks)
        )
        var seen: Set<PairName> = []
        return search.candidates.compactMap { candidate in
            // Nothing is written in a gradient.
            if theme.defaultMode.gradient(named: candidate.pair.foreground) != nil { return nil }
            let ratios = theme.ratios(of: candidate.pair)
            guard theme.isLikely(candidate, at: ratios) else { return nil }
            let modes = open.modes(for: candidate.pair)
            guard !modes.isEmpty, seen.insert(candidate.pair).inserted else { return nil }
            return PairProposal(
                pair: candidate.pair,
                reason: candidate.reason,
                modes: modes.count == theme.modes.count ? [] : modes,
                worst: ratios?.worst
            )
        }
    }
}

/// The modes of a theme in which a pair is neither judged nor left out for a reason.
private struct OpenPairs {
    private let modes: [Mode]
    private let ranks: TokenRanks
    private let judged: [String: Set<PairName>]
    private var exceptions: [String: ExceptionMatches]

    init(_ theme: Theme, judged: [PairMeasurement], _ ranks: TokenRanks) {
        modes = theme.modes
        self.ranks = ranks
        self.judged = Dictionary(grouping: judged, by: \.mode).mapValues { measurements in
            Set(measurements.map { ranks.fileNames(in: $0.pair) })
        }
        exceptions = [:]
        for mode in theme.modes {
            let own = theme.contrast.exceptions.filter { exception in
                exception.isFor(theme: theme.id, mode: mode.name)
            }
            exceptions[mode.name] = ExceptionMatches(own, in: mode)
        }
    }

    /// The names of the modes; one may have the colours alone.
    mutating func modes(for pair: PairName) -> [String] {
        var names: [String] = []
        let fileNames = ranks.fileNames(in: pair)
        for mode in modes where mode.has(pair) {
            if judged[mode.name]?.contains(fileNames) == true { continue }
            if exceptions[mode.name]?.first(covering: pair) != nil { continue }
            names.append(mode.name)
        }
        return names
    }
}

/// The lowest and the highest ratio of a pair in any mode.
private struct Ratios {
    var worst: Double
    var best: Double

    /// Two colours with less are one.
    static let same = 1.05
}

extension Theme {
    /// The name that the file has for a role; nil where the theme does not have it.
    fileprivate func fileName(ofRole role: String, _ ranks: TokenRanks) -> String? {
        guard let color = defaultMode.colors[role], color.origin == .declared else { return nil }
        return ranks.fileName(of: role)
    }

    /// The colours have the contrast of two that meet, and no other text is meant for the ground.
    fileprivate func isLikely(_ candidate: PairSearch.Candidate, at ratios: Ratios?) -> Bool {
        let floor = candidate.floor
        guard reaches(floor, ratios) else { return false }
        if candidate.reason == .samePart, isHidden(candidate.pair, at: ratios) { return false }
        if let rest = candidate.atRest, !reaches(floor, self.ratios(of: rest)) { return false }
        guard let rival = candidate.rival, let other = self.ratios(of: rival) else { return true }
        let least = PairSearch.Floor.readable.worst
        return other.worst < least || candidate.isUsual && ratios?.worst ?? 0 >= least
    }

    /// An icon with the colour of the fill in every mode lies on something else, and so does all on a translucent fill.
    private func isHidden(_ pair: PairName, at ratios: Ratios?) -> Bool {
        guard let ratios, ratios.worst < Ratios.same else { return false }
        if ratios.best < Ratios.same, pair.use == .nonText { return true }
        return modes.contains { mode in
            mode.color(named: pair.background)?.display.isOpaque == false
        }
    }

    private func reaches(_ floor: PairSearch.Floor, _ ratios: Ratios?) -> Bool {
        guard ratios?.worst ?? 0 >= floor.worst else { return false }
        return ratios.map { $0.best >= floor.best } ?? true
    }

    /// Nil where the ratio of a mode that has both colours cannot be known.
    fileprivate func ratios(of pair: PairName) -> Ratios? {
        var ratios = Ratios(worst: .infinity, best: 0)
        for mode in modes where mode.has(pair) {
            guard let composite = PairMeasurement(pair, in: mode, at: .aa).worst else {
                return nil
            }
            ratios.worst = min(ratios.worst, composite.ratio)
            ratios.best = max(ratios.best, composite.ratio)
        }
        return ratios
    }
}

extension Mode {
    fileprivate func has(_ pair: PairName) -> Bool {
        has(pair.foreground) && has(pair.background)
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
