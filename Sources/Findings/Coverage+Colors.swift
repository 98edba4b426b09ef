import SourceText

extension Report {
    /// The number of colours that no pair reaches, said as a share of all; nil where each is in a pair.
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

    /// The gaps that fail a check which requires coverage: a share above the floor of a project is none.
    package var requiredGaps: [String] {
        let rows = coverage.filter { $0.hasUncoveredTokens && !$0.reachesFloor }
        guard let colorGap, rows.isEmpty else { return coverageGaps }
        return coverageGaps.filter { $0 != colorGap }
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
