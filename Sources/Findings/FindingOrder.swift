extension Finding: Comparable {
    /// By location, theme, mode, rule, pair and message; what is absent comes first.
    public static func < (left: Finding, right: Finding) -> Bool {
        let none = SourceLocation(file: "")
        let (location, otherLocation) = (left.location ?? none, right.location ?? none)
        if location != otherLocation { return location < otherLocation }
        return left.sortKey < right.sortKey
    }

    private var sortKey: (String, String, RuleID, String, String, String) {
        (theme ?? "", mode ?? "", rule, pair?.foreground ?? "", pair?.background ?? "", message)
    }

    package func isWorse(than other: Finding) -> Bool {
        if severity != other.severity { return severity > other.severity }
        let (share, otherShare) = (shareOfRequired, other.shareOfRequired)
        return share == otherShare ? self < other : share < otherShare
    }

    private var shareOfRequired: Double {
        guard let measured, let required, required > 0 else { return 1 }
        return measured / required
    }
}

extension [Finding] {
    /// The findings that count, then those that are allowed, each the worst first.
    package var worstFirst: [Finding] {
        sorted { $0.counts == $1.counts ? $0.isWorse(than: $1) : $0.counts }
    }
}

/// An ordered set: with an array alone, a file with 100,000 mistakes would take quadratic time.
package struct FindingSet: Sendable {
    package private(set) var all: [Finding] = []
    private var seen: Set<Finding> = []

    package init() {}

    package mutating func add(_ finding: Finding) {
        if seen.insert(finding).inserted { all.append(finding) }
    }

    package mutating func add(_ findings: some Sequence<Finding>) {
        for finding in findings { add(finding) }
    }
}
