/// Findings in the order in which they were made, each of them once.
///
/// Adding is O(1) on average, so that a file with 100,000 mistakes is not read in quadratic time.
package struct UniqueFindings: Sendable {
    /// The findings, in order.
    package private(set) var all: [Finding] = []
    private var seen: Set<Finding> = []

    /// Begins without findings.
    package init() {}

    /// Adds a finding, unless an equal one is there.
    package mutating func add(_ finding: Finding) {
        if seen.insert(finding).inserted { all.append(finding) }
    }

    /// Adds findings, those left out that are there.
    package mutating func add(_ findings: some Sequence<Finding>) {
        for finding in findings { add(finding) }
    }
}
