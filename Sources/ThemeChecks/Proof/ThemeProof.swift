package import Findings
package import ThemeModel

/// The outcome for each judged pair of a theme when its foreground is given a colour that must fail.
///
/// The colour is planted in the resolved theme, which is then judged as it is in any check.
package struct ThemeProof: Sendable {
    /// A planted colour; a range has two.
    package struct Row: Sendable {
        package let pair: PairKey
        /// The finding that tells of the failing pair; nil where none does.
        package let finding: Finding?
    }

    /// The most replacements to follow: the fill of a field replaces the pair of its border.
    private static let rounds = 3

    package private(set) var rows: [Row] = []
    private let checker: ThemeChecker
    private let theme: Theme
    private let known: Set<PlantedKey>

    /// Plants all pairs; `findings` are those of a judgement on a planted theme.
    package init(
        of theme: Theme,
        by checker: ThemeChecker,
        findings: (Theme) throws -> [Finding]
    ) rethrows {
        self.theme = theme
        self.checker = checker
        let planted = checker.plantedPairs(of: theme)
        known = Set(planted.map(\.key))
        for group in planted.togetherPlantable {
            let found = try findings(theme.planting(group)).ofPairs
            for pair in group {
                let own = pair.keys.lazy.compactMap { found[$0] }.first
                let finding = try own ?? finding(following: pair, findings)
                let key = PairKey(theme: theme.id, mode: pair.mode, pair: pair.pair)
                rows.append(Row(pair: key, finding: finding))
            }
        }
    }

    /// The finding about a pair that is planted alone, and then about those that take its place.
    private func finding(
        following pair: PlantedPair,
        _ findings: (Theme) throws -> [Finding]
    ) rethrows -> Finding? {
        var planted = theme.planting([pair])
        for _ in 0..<Self.rounds {
            let found = try findings(planted).ofPairs
            if let finding = found[pair.key] { return finding }
            let others = checker.plantedPairs(of: planted).filter { other in
                let isNew = !known.contains(other.key) || other.key == pair.key
                return isNew && other.mode == pair.mode && other.ground == pair.ground
            }
            if let finding = others.lazy.compactMap({ found[$0.key] }).first { return finding }
            if others.isEmpty { return nil }
            planted = planted.planting(others)
        }
        return nil
    }
}

private struct PlantedKey: Hashable {
    let mode: String
    let pair: PairName
    let isLoud: Bool
}

extension PlantedPair {
    fileprivate var key: PlantedKey {
        PlantedKey(mode: mode, pair: pair, isLoud: ground.isLoud)
    }

    /// The keys of the pair and of those that would be enough in its place.
    fileprivate var keys: [PlantedKey] {
        let others = alternatives.map { other in
            PlantedKey(mode: mode, pair: other, isLoud: ground.isLoud)
        }
        return [key] + others
    }
}

extension ThemeChecker {
    /// The pairs of a theme that are judged, each with a colour that fails.
    fileprivate func plantedPairs(of theme: Theme) -> [PlantedPair] {
        let subject = CheckedTheme(withRequirements(theme), options: options)
        return subject.measurements.flatMap(PlantedPair.all)
    }
}

extension [Finding] {
    /// The findings about contrast by the pairs that were planted for them.
    fileprivate var ofPairs: [PlantedKey: Finding] {
        var findings: [PlantedKey: Finding] = [:]
        for finding in self where finding.rule == .lowContrast || finding.rule == .highContrast {
            guard let pair = finding.pair, let mode = finding.mode else { continue }
            let isLoud = finding.rule == .highContrast
            let key = PlantedKey(mode: mode, pair: pair, isLoud: isLoud)
            if findings[key]?.counts == true { continue }
            findings[key] = finding
        }
        return findings
    }
}
