package import Findings

/// The limit of the plans that are made where nobody asked for a fix.
enum FixLimit {
    /// The most colours in failing pairs of a theme: a plan for 400 takes 3 seconds, and the time grows with their cube.
    static let colors = 400

    /// The themes of findings about low contrast that have more colours than a plan is made for.
    static func themes(beyond findings: some Sequence<Finding>) -> Set<String> {
        var names: [String: Set<String>] = [:]
        for finding in findings {
            guard let theme = finding.theme, let pair = finding.pair else { continue }
            names[theme, default: []].formUnion([pair.foreground, pair.background])
        }
        return Set(names.filter { $0.value.count > colors }.keys)
    }
}

extension Report {
    /// The themes for which a build plans no fix, since too many of their colours fail.
    package var themesBeyondPlans: [String] {
        FixLimit.themes(beyond: fixable.values).sorted()
    }
}
