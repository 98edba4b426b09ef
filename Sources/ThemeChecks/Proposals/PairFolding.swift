package import Findings
package import ThemeModel

/// Pairs of one regular shape as one pattern with captures: `button.{variant}.fg on button.{variant}.bg`.
///
/// A pattern takes the place of its pairs only if it stands for exactly these in all themes, as a check reads it.
package struct PairFolding {
    /// Pairs, and the one line that stands for them.
    package struct Line {
        /// The pattern, or the only pair.
        package let pair: PairName
        package let members: [PairName]
        /// The themes in which a pattern stands for some pair; nil for a line with a colour's own
        /// name, which every theme must have.
        package var themes: Set<String>?

        /// The line of one pair.
        package init(_ pair: PairName) {
            self.pair = pair
            members = [pair]
        }

        fileprivate init(_ pattern: PairName, for members: [PairName], in themes: Set<String>?) {
            pair = pattern
            self.members = members
            self.themes = themes
        }
    }

    /// Two pairs are as quickly read as a pattern.
    private static let leastMembers = 3
    /// The templates that are tried, those of most pairs first.
    private static let mostTrials = 200

    private let themes: [Theme]

    package init(_ themes: [Theme]) {
        self.themes = themes
    }

    /// The lines for some pairs of one use, each in the place of its first pair.
    package func lines(for pairs: [PairName]) -> [Line] {
        var templates: [PairTemplate: [PairName]] = [:]
        for pair in pairs {
            for template in PairTemplate.all(of: pair) {
                templates[template, default: []].append(pair)
            }
        }
        let common = templates.filter { $0.value.count >= Self.leastMembers }
        let sorted = common.sorted { first, second in
            if first.value.count != second.value.count {
                return first.value.count > second.value.count
            }
            return first.key < second.key
        }
        var lineOfPair: [PairName: Line] = [:]
        for (template, members) in sorted.prefix(Self.mostTrials) {
            guard members.allSatisfy({ lineOfPair[$0] == nil }) else { continue }
            let pattern = template.pattern(for: members)
            guard let themes = themes(in: pattern, for: Set(members)) else { continue }
            let sides = PairPattern(pattern)
            let needsColor = !sides.foreground.isPattern || !sides.background.isPattern
            let line = Line(pattern, for: members, in: needsColor ? nil : themes)
            for member in members {
                lineOfPair[member] = line
            }
        }
        return lines(for: pairs, folded: lineOfPair)
    }

    private func lines(for pairs: [PairName], folded: [PairName: Line]) -> [Line] {
        pairs.compactMap { pair in
            guard let line = folded[pair] else { return Line(pair) }
            return line.members[0] == pair ? line : nil
        }
    }

    /// The themes that have pairs of a pattern; nil unless these are the members and no others, in all themes together.
    private func themes(in pattern: PairName, for members: Set<PairName>) -> Set<String>? {
        var found: Set<PairName> = []
        var themesWithPairs: Set<String> = []
        for theme in themes {
            for mode in theme.modes {
                var matches = PairMatches(of: RequiredPair(pattern), in: mode, of: theme)
                var isWithin = true
                matches.forEach { pair in
                    isWithin = members.contains(pair)
                    if isWithin {
                        found.insert(pair)
                        themesWithPairs.insert(theme.id)
                    }
                    return isWithin
                }
                if !isWithin || matches.isSpent { return nil }
            }
        }
        return found == members ? themesWithPairs : nil
    }
}
