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
            guard stands(pattern, for: Set(members)) else { continue }
            let line = Line(pair: pattern, members: members)
            for member in members {
                lineOfPair[member] = line
            }
        }
        return lines(for: pairs, folded: lineOfPair)
    }

    private func lines(for pairs: [PairName], folded: [PairName: Line]) -> [Line] {
        pairs.compactMap { pair in
            guard let line = folded[pair] else { return Line(pair: pair, members: [pair]) }
            return line.members[0] == pair ? line : nil
        }
    }

    /// The pattern is for these pairs and no other in some mode of some theme.
    private func stands(_ pattern: PairName, for members: Set<PairName>) -> Bool {
        var found: Set<PairName> = []
        for theme in themes {
            for mode in theme.modes {
                var matches = PairMatches(of: RequiredPair(pattern), in: mode, of: theme)
                var isWithin = true
                matches.forEach { pair in
                    isWithin = members.contains(pair)
                    if isWithin { found.insert(pair) }
                    return isWithin
                }
                if !isWithin || matches.isSpent { return false }
            }
        }
        return found == members
    }
}
