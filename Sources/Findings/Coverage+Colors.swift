import SourceText

extension Report {
    /// The share of colours in pairs; nil where every colour is in one.
    ///
    /// Roles that no pair reaches have a count of their own.
    package var colorGap: String? {
        let isGap = coverage.contains { $0.hasUncoveredTokens }
        return isGap ? colorShare : nil
    }

    /// The number of colours in pairs: `41 of 151 colours for text, fills and lines are in a pair`.
    package var colorShare: String {
        let total = coverage.reduce(0) { $0 + $1.semanticColors }
        let covered = total - coverage.reduce(0) { $0 + $1.uncoveredColors.count }
        return "\(covered) of \(total.of("colour")) for text, fills and lines are in a pair"
    }

    /// The gaps that fail a check which requires coverage: colours and roles in no pair are none above the floor of a
    /// project.
    package var requiredGaps: [String] {
        let isMet = !coverage.isEmpty && coverage.allSatisfy(\.reachesFloor)
        return coverageGaps(withColors: !isMet)
    }
}

extension Coverage {
    fileprivate var hasUncoveredTokens: Bool {
        !Set(uncoveredColors).isSubset(of: uncheckedRoles)
    }

    fileprivate var reachesFloor: Bool {
        guard let colorFloor else { return false }
        let covered = semanticColors - uncoveredColors.count
        return Double(covered) >= colorFloor * Double(semanticColors)
    }
}
