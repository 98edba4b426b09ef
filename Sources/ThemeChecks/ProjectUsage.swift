package import Findings
package import ThemeModel

/// Which of the things that a project asks of all themes occur in some of them, gathered theme by theme.
package struct ProjectUsage: Codable, Sendable {
    /// The indices of the project's waivers that cover a finding.
    fileprivate var waivers: Set<Int> = []
    fileprivate var names = WaiverNames()
    fileprivate var styles: Set<String> = []

    private enum CodingKeys: CodingKey { case waivers, names, styles }

    package init() {}

    /// Sorts the sets, since equal shards have equal bytes.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(waivers.sorted(), forKey: .waivers)
        try container.encode(names, forKey: .names)
        try container.encode(styles.sorted(), forKey: .styles)
    }

    package mutating func merge(_ other: ProjectUsage) {
        waivers.formUnion(other.waivers)
        names.merge(other.names)
        styles.formUnion(other.styles)
    }
}

extension ThemeChecker {
    package func usage(in theme: Theme, _ report: Report) -> ProjectUsage {
        var usage = ProjectUsage()
        let waivers = options.requirements.waivers
        if !waivers.isEmpty {
            usage.names = WaiverNames([theme])
            usage.waivers = Set(
                waivers.indices.filter { index in report.findings.contains { waivers[index].covers($0) } })
        }
        if !options.shownPairs.isEmpty { usage.styles = Set(theme.modes.flatMap(\.styles.names)) }
        return usage
    }

    /// What is wrong with what the project asks of all themes, of which `usage` was gathered.
    package func projectFindings(_ usage: ProjectUsage) -> [Finding] {
        let waivers = options.requirements.waivers
        let stale = waivers.indices.filter { waivers[$0].theme == nil && !usage.waivers.contains($0) }
        return stale.map { waivers[$0] }.staleFindings(usage.names) + unknownStyles(usage.styles)
    }

    /// The pairs that pages show in a text style that no theme has.
    private func unknownStyles(_ known: Set<String>) -> [Finding] {
        options.shownPairs.flatMap { pair -> [Finding] in
            guard case .text(let styles) = pair.purpose else { return [] }
            return styles.filter { !known.contains($0) }.map { style in
                let uses = ContrastUse.allCases.map(\.rawValue)
                let guess = closestMatch(to: style, among: known.union(uses)).map(didYouMean)
                return Finding(
                    .unreadablePair, .error,
                    "the pair '\(pair.foreground) on \(pair.background)' is shown as '\(style)', which no theme has",
                    help: guess ?? "name text styles, or one of \(uses.joined(separator: ", "))", at: pair.location)
            }
        }
    }
}
