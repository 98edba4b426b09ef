package import Findings
import SourceText
package import ThemeModel

/// The project's waivers, pairs and text styles that some theme uses; the others are mistakes.
package struct ProjectUsage: Sendable {
    fileprivate var waivers: Set<Int> = []
    fileprivate var pairs: Set<Int> = []
    fileprivate var names = WaiverNames()
    fileprivate var styles: Set<String> = []

    package init() {}

    package mutating func merge(_ other: ProjectUsage) {
        waivers.formUnion(other.waivers)
        pairs.formUnion(other.pairs)
        names.merge(other.names)
        styles.formUnion(other.styles)
    }
}

extension ThemeChecker {
    package func usage(in theme: Theme, _ report: Report) -> ProjectUsage {
        var usage = ProjectUsage()
        let waivers = options.requirements.waivers
        let pairs = options.requirements.pairs
        if !waivers.isEmpty || !pairs.isEmpty { usage.names = WaiverNames([theme]) }
        usage.pairs = Set(
            pairs.indices.filter { index in
                let pair = pairs[index].value
                return theme.modes.contains {
                    pair.isFor(theme: theme.id, mode: $0.name) && !$0.pairs(of: pair).isEmpty
                }
            }
        )
        if !waivers.isEmpty {
            usage.waivers = Set(
                waivers.indices.filter { index in
                    report.findings.contains { waivers[index].covers($0) }
                }
            )
        }
        if !options.shownPairs.isEmpty { usage.styles = Set(theme.modes.flatMap(\.styles.names)) }
        return usage
    }

    /// The project's waivers that no theme needs, and the text styles in pairs that no theme has.
    package func projectFindings(_ usage: ProjectUsage) -> [Finding] {
        let waivers = options.requirements.waivers
        let stale = waivers.indices.filter {
            waivers[$0].theme == nil && !usage.waivers.contains($0)
        }
        return stale.map { waivers[$0] }.staleFindings(usage.names) + unknownStyles(usage.styles)
            + unusedPairs(usage)
    }

    /// The project's pairs that are for no mode of any theme, or for no colour.
    private func unusedPairs(_ usage: ProjectUsage) -> [Finding] {
        var names = usage.names
        return options.requirements.pairs.indices.filter { !usage.pairs.contains($0) }.map {
            index in
            let pair = options.requirements.pairs[index]
            return Finding(
                .unknownPair,
                .warning,
                "the pair '\(pair.value.phrase)' is asked of no theme",
                help: names.help(for: pair.value)
                    ?? "name themes, modes and colours that there are, or take it away",
                at: pair.location
            )
        }
    }

    private func unknownStyles(_ known: Set<String>) -> [Finding] {
        options.shownPairs.flatMap { pair -> [Finding] in
            guard case .text(let styles) = pair.purpose else { return [] }
            return styles.filter { !known.contains($0) }.map { style in
                let uses = ContrastUse.allCases.map(\.rawValue)
                let guess = closestMatch(to: style, among: known.union(uses)).map(didYouMean)
                return Finding(
                    .unreadablePair,
                    .error,
                    "the pair '\(pair.foreground) on \(pair.background)' is shown as '\(style)', which no theme has",
                    help: guess ?? "name text styles, or one of \(uses.joined(separator: ", "))",
                    at: pair.location
                )
            }
        }
    }
}
