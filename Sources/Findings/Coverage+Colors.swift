import SourceText

extension Report {
    /// The share of colours in pairs; nil where every colour is in one.
    ///
    /// Roles that no pair reaches have a count of their own.
    package var colorGap: String? {
        let isGap = coverage.contains { $0.hasUncoveredTokens }
        return isGap ? colorShare : nil
    }

    /// The same in few words: `41 of 151 colours in a pair`; nil where every colour is in one.
    package var shortColorGap: String? {
        colorGap == nil ? nil : "\(coveredColors) of \(semanticColors.of("colour")) in a pair"
    }

    /// The number of colours in no pair whose names tell no use; nil where most of a file's colours are judged.
    package var namelessGap: String? {
        let count = coverage.filter(\.isMostlyNameless).reduce(0) { $0 + $1.namelessColors.count }
        return count > 0 ? "\(count.of("colour")) with names that tell no use are in no pair" : nil
    }

    /// The number of colours in pairs: `41 of 151 colours for text, fills and lines are in a pair`.
    package var colorShare: String {
        let total = semanticColors.of("colour")
        return "\(coveredColors) of \(total) for text, fills and lines are in a pair"
    }

    private var semanticColors: Int { coverage.reduce(0) { $0 + $1.semanticColors } }

    private var coveredColors: Int {
        semanticColors - coverage.reduce(0) { $0 + $1.uncoveredColors.count }
    }

    /// The gaps that fail a check which requires coverage: roles and colours for a use in no pair are none above the
    /// floor of a project.
    package var requiredGaps: [String] {
        let isMet = !coverage.isEmpty && coverage.allSatisfy(\.reachesFloor)
        return coverageGaps(withColors: !isMet)
    }
}

extension Coverage {
    /// Fewer may be all that a few pairs are made of.
    private static let leastNameless = 8

    /// Hardly a colour of the file is in a pair, so that what passed says little of it.
    package var isMostlyNameless: Bool {
        let covered = semanticColors - uncoveredColors.count
        return namelessColors.count >= max(Self.leastNameless, 3 * covered)
    }

    fileprivate var hasUncoveredTokens: Bool {
        !Set(uncoveredColors).isSubset(of: uncheckedRoles)
    }

    fileprivate var reachesFloor: Bool {
        guard let colorFloor else { return false }
        let covered = semanticColors - uncoveredColors.count
        return Double(covered) >= colorFloor * Double(semanticColors)
    }
}
