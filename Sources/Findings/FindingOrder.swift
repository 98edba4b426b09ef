import SourceText

extension Finding: Comparable {
    /// By location, theme, mode, rule, pair and message; what is absent comes first.
    public static func < (left: Finding, right: Finding) -> Bool {
        let location = left.locationKey
        let otherLocation = right.locationKey
        return location == otherLocation ? left.sortKey < right.sortKey : location < otherLocation
    }

    fileprivate var locationKey: SourceLocation { location ?? SourceLocation(file: "") }

    fileprivate var sortKey: (String, String, RuleID, String, String, String) {
        (theme ?? "", mode ?? "", rule, pair?.foreground ?? "", pair?.background ?? "", message)
    }

    var shareOfRequired: Double {
        guard let measured, let required = detail?.required, required > 0 else { return 1 }
        return measured / required
    }
}

extension [Finding] {
    /// Sorts indices by their keys: to move and compare findings, which hold a dozen references, takes 5 % more of a build.
    package var inOrder: [Finding] {
        let locations = map(\.locationKey)
        let sorted = indices.sorted { left, right in
            if locations[left] == locations[right] {
                return self[left].sortKey < self[right].sortKey
            }
            return locations[left] < locations[right]
        }
        return sorted.map { self[$0] }
    }

    /// The findings that count, then those that are allowed; each by severity, by how far the measured value falls short, and in
    /// order.
    package var worstFirst: [Finding] {
        let all = inOrder
        let keys = all.map { ($0.counts ? 0 : 1, -$0.severity.rank, $0.shareOfRequired) }
        let sorted = all.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left] < keys[right]
        }
        return sorted.map { all[$0] }
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
