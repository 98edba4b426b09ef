package import Findings
import SourceText
package import ThemeModel

/// The project's waivers, pairs and text styles that some theme uses; the others are mistakes.
package struct ProjectUsage: Sendable {
    /// Indices in the project's lists.
    fileprivate var waivers: Set<Int> = []
    fileprivate var pairs: Set<Int> = []
    /// The places of the pairs of profiles that are for a colour of some theme.
    fileprivate var profilePairs: Set<SourceLocation> = []
    fileprivate var names = WaiverNames()
    fileprivate var styles: Set<String> = []
    /// The places of pairs of which their exceptions leave nothing in some mode.
    fileprivate var emptied: Set<SourceLocation> = []
    /// The places of the exceptions that leave something out.
    fileprivate var exceptions: Set<SourceLocation> = []
    /// The number of pairs that are judged.
    fileprivate var judgedPairs = 0
    /// The pairs of which less is asked than by default, without a reason, by their places.
    fileprivate var unexplained: [SourceLocation: Unexplained] = [:]

    package init() {}

    package mutating func merge(_ other: ProjectUsage) {
        waivers.formUnion(other.waivers)
        pairs.formUnion(other.pairs)
        profilePairs.formUnion(other.profilePairs)
        names.merge(other.names)
        styles.formUnion(other.styles)
        emptied.formUnion(other.emptied)
        exceptions.formUnion(other.exceptions)
        judgedPairs += other.judgedPairs
        unexplained.merge(other.unexplained) { $0.adding($1) }
    }
}

extension ThemeChecker {
    package func usage(in theme: Theme, _ report: Report) -> ProjectUsage {
        var usage = ProjectUsage()
        let waivers = options.requirements.waivers
        let pairs = options.requirements.pairs
        for (index, waiver) in waivers.enumerated() {
            if report.findings.contains(where: waiver.covers) {
                usage.waivers.insert(index)
            }
        }
        for (index, pair) in pairs.enumerated() where usage.uses(pair, in: theme) {
            usage.pairs.insert(index)
        }
        let profile = options.families.profile(of: theme.id, format: theme.format)
        for pair in profile?.pairs ?? [] where usage.uses(pair, in: theme) {
            if let place = pair.location { usage.profilePairs.insert(place) }
        }
        if !waivers.isEmpty || !pairs.isEmpty || !profilePairs.isEmpty {
            usage.names = WaiverNames([theme])
        }
        if !options.shownPairs.isEmpty {
            usage.styles = Set(theme.modes.flatMap(\.styles.names))
        }
        for row in report.coverage {
            usage.exceptions.formUnion(row.usedExceptions)
            usage.judgedPairs += row.checked
        }
        let places = (pairs + profilePairs).map(\.location)
        let asked = Set(places + options.requirements.exceptions.map(\.location))
        for pair in report.coverage.flatMap(\.accepted) where pair.reason == nil {
            guard let location = pair.location, asked.contains(location) else { continue }
            let unexplained = Unexplained(first: pair, names: [pair.pair])
            let known = usage.unexplained[location]
            usage.unexplained[location] = known?.adding(unexplained) ?? unexplained
        }
        return usage
    }

    private var profilePairs: [Located<RequiredPair>] {
        options.families.flatMap { $0.profile?.pairs ?? [] }
    }

    /// The pairs that ask for less than the default ones and do not say why, each place once.
    package func unexplainedPairs(_ usage: ProjectUsage) -> [Finding] {
        usage.unexplained.sorted { $0.key < $1.key }.map { location, pairs in
            Finding(
                .missingReason,
                .warning,
                "\(pairs.phrase), and no reason is given",
                help: "say under 'reason' why that is enough",
                at: location
            )
        }
    }

    /// The project's waivers that no theme needs, its pairs that no theme has, and the text styles in pairs likewise.
    package func projectFindings(_ usage: ProjectUsage) -> [Finding] {
        staleWaivers(usage) + unknownStyles(usage) + unusedPairs(usage) + staleExceptions(usage)
            + missingPairs(usage)
    }

    private func staleExceptions(_ usage: ProjectUsage) -> [Finding] {
        let ofPairs = (options.requirements.pairs + profilePairs).flatMap(\.value.exceptions)
        let exceptions = ofPairs + options.requirements.exceptions
        return exceptions.staleFindings(besides: usage.exceptions)
    }

    private func missingPairs(_ usage: ProjectUsage) -> [Finding] {
        guard let expected = options.requirements.expectedPairs else { return [] }
        return MissingPairs.finding(judged: usage.judgedPairs, expected: expected).map { [$0] }
            ?? []
    }

    private func staleWaivers(_ usage: ProjectUsage) -> [Finding] {
        let waivers = options.requirements.waivers
        let stale = waivers.indices.filter { index in
            waivers[index].theme == nil && !usage.waivers.contains(index)
        }
        return stale.map { waivers[$0] }.staleFindings(usage.names)
    }

    private func unusedPairs(_ usage: ProjectUsage) -> [Finding] {
        let pairs = options.requirements.pairs
        let unused = pairs.indices.filter { !usage.pairs.contains($0) }.map { pairs[$0] }
        var seen = usage.profilePairs
        let unusedInProfiles = profilePairs.filter { pair in
            pair.location.map { seen.insert($0).inserted } ?? false
        }
        var names = usage.names
        return (unused + unusedInProfiles).enumerated().map { index, pair in
            if let place = pair.location, usage.emptied.contains(place) {
                return Finding.emptied(pair)
            }
            // A profile may be that of no theme, and a pattern that stands for nothing may have no use left there.
            let isOfAll = index < unused.count && !pair.value.isLimited
            return Finding(
                .unknownPair,
                isOfAll ? .error : .warning,
                "the pair '\(pair.value.phrase)' is asked of no theme",
                help: names.help(for: pair.value)
                    ?? "name themes, modes and colours that there are, or take it away",
                at: pair.location
            )
        }
    }

    private func unknownStyles(_ usage: ProjectUsage) -> [Finding] {
        options.shownPairs.flatMap { pair -> [Finding] in
            guard case .text(let styles) = pair.purpose else { return [] }
            let unknown = styles.filter { !usage.styles.contains($0) }
            return unknown.map { unknownStyle($0, in: pair, known: usage.styles) }
        }
    }

    private func unknownStyle(
        _ style: String,
        in pair: ShownPair,
        known: Set<String>
    ) -> Finding {
        let uses = ContrastUse.allCases.map(\.rawValue)
        let guess = closestMatch(to: style, among: known.union(uses))
        let advice = "name text styles, or one of \(uses.joined(separator: ", "))"
        return Finding(
            .unreadablePair,
            .error,
            """
            the pair '\(pair.foreground) on \(pair.background)' is shown as '\(style)', which no \
            theme has
            """,
            help: guess.map(didYouMean) ?? advice,
            at: pair.location
        )
    }
}

extension ProjectUsage {
    /// A pair is for a mode of the theme, and for a colour there.
    fileprivate mutating func uses(_ pair: Located<RequiredPair>, in theme: Theme) -> Bool {
        for mode in theme.modes where pair.value.isFor(theme: theme.id, mode: mode.name) {
            switch PairMatches.extent(of: pair.value, in: mode, of: theme) {
            case .some: return true
            case .exceptions: if let place = pair.location { emptied.insert(place) }
            case .nothing: break
            }
        }
        return false
    }
}

extension Finding {
    fileprivate static func emptied(_ pair: Located<RequiredPair>) -> Finding {
        Finding(
            .unknownPair,
            .error,
            "the pair '\(pair.value.phrase)' asks for nothing: its exceptions leave out all of its colours",
            help: "leave out fewer, or take the pair away",
            at: pair.location
        )
    }
}

extension RequiredPair {
    /// The pair is for some themes or modes alone, or leaves colours out.
    fileprivate var isLimited: Bool {
        !themes.isEmpty || !modes.isEmpty || !exceptions.isEmpty
    }
}

/// The pairs of which one entry asks less than by default.
private struct Unexplained: Sendable {
    let first: AcceptedPair
    var names: Set<PairName>

    func adding(_ other: Unexplained) -> Unexplained {
        var result = self
        result.names.formUnion(other.names)
        return result
    }

    var phrase: String {
        let name = "'\(first.pair.phrase)'"
        let others = names.count - 1
        guard others > 0 else {
            let lowering = first.isExempt ? "is exempt" : "asks for less than by default"
            return "the pair \(name) \(lowering)"
        }
        let lowering = first.isExempt ? "are exempt" : "ask for less than by default"
        return "the pair \(name) and \(others) more \(lowering)"
    }
}
