public import SourceText

/// The thing that has to change, with every finding that it causes: a written value with all pairs, modes and themes that it fails
/// in, or what a single finding of another kind is about.
public struct Cause: Hashable, Sendable {
    /// The findings, the worst first; there is at least one.
    public let findings: [Finding]

    /// The worst finding, which speaks for the others.
    public var worst: Finding { findings[0] }
    /// The written token to change; nil where no written value causes the finding.
    public var token: String? { worst.token }
    /// The token's value as it is written.
    public var written: String? { worst.written }
    /// The place where the value is written, or else the place of the finding.
    public var location: SourceLocation? { worst.tokenLocation ?? worst.location }
    /// The rule that was broken.
    public var rule: RuleID { worst.rule }
    /// The gravest severity among the findings.
    public var severity: Severity { findings.map(\.severity).max() ?? .note }

    private init(_ findings: [Finding]) { self.findings = findings.worstFirst }
}

extension Cause {
    /// The value that `fix` would write for the token; nil where it would write none.
    public var value: Suggestion? { findings.lazy.compactMap(\.suggestions.first).first }

    /// The values of other tokens without which that value does not suffice.
    public var companions: [Suggestion] {
        var seen: Set<Suggestion.Place> = []
        let others = findings.flatMap { $0.suggestions.dropFirst() }
        return others.filter { seen.insert($0.place).inserted }
    }

    /// The same cause without what a waiver or the baseline allows; nil where they allow all of it.
    var counting: Cause? {
        let counting = findings.filter(\.counts)
        return counting.isEmpty ? nil : Cause(counting)
    }

    /// The number of findings that ``value`` fixes.
    public var mended: Int { findings.count { !$0.suggestions.isEmpty } }

    /// True where one plan fixes all findings.
    public var isMended: Bool { mended == findings.count }

    /// Requirements that no value was found for, such as two pairs; nil where all are fixed or nothing was planned.
    public var conflict: [String]? { findings.lazy.compactMap(\.detail?.conflict).first }

    /// The key of the cause as a text, which stays the same while lines move and values change.
    package var fingerprint: String {
        guard let token else { return worst.fingerprint }
        return "\(rule)|\(location?.file ?? worst.theme ?? "")|\(token)"
    }
}

extension Suggestion {
    /// The place where the value is written, or else the name of its token.
    package struct Place: Hashable {
        let token: String?
        let location: SourceLocation?
    }

    package var place: Place { Place(token: location == nil ? token : nil, location: location) }
}

extension Report {
    /// The findings by cause: by the place of the cause, then in their own order.
    public var causes: [Cause] { Cause.causes(of: findings) }
}

extension Cause {
    /// The traits that findings of one cause share; allowed ones are apart from those that count, unless `together`.
    private struct Key: Hashable {
        let rule: RuleID
        /// The token, or the sentence about a file.
        let subject: String
        let location: SourceLocation?
        let theme: String?
        let waiver: String?
        let isBaselined: Bool

        /// Rules that one change of a file answers: its themes lack a role, or no list has a pair.
        private static let rulesOfFiles: Set<RuleID> = [
            .missingRole, .uncheckedRole, .unlistedPair,
        ]

        init?(_ finding: Finding, together: Bool) {
            rule = finding.rule
            if let token = finding.token {
                location = finding.tokenLocation
                // Themes that share a value may differ in how they name it.
                subject = location == nil ? token : ""
                theme = location == nil ? finding.theme : nil
            } else {
                guard Self.rulesOfFiles.contains(rule), let place = finding.location else {
                    return nil
                }
                location = SourceLocation(file: place.file)
                subject = finding.message
                theme = nil
            }
            waiver = together ? nil : finding.waiver
            isBaselined = !together && finding.isBaselined
        }
    }

    /// The causes of some findings, by place; with `together`, what is allowed of one is part of it.
    static func causes(of findings: [Finding], together: Bool = false) -> [Cause] {
        let causes = grouped(findings, together: together)
        let places = causes.map { $0.location ?? SourceLocation(file: "") }
        let sorted = causes.indices.sorted { left, right in
            places[left] == places[right] ? left < right : places[left] < places[right]
        }
        return sorted.map { causes[$0] }
    }

    /// The causes of some findings, that of the worst finding first.
    package static func worstFirst(_ findings: [Finding]) -> [Cause] {
        grouped(findings.worstFirst)
    }

    /// The causes by severity, then by the number of pairs and themes that they touch; of equal ones the worst first.
    static func widestFirst(_ findings: [Finding]) -> [Cause] {
        let causes = worstFirst(findings)
        let keys = causes.map(\.reach)
        let sorted = causes.indices.sorted { left, right in
            keys[left] == keys[right] ? left < right : keys[left] > keys[right]
        }
        return sorted.map { causes[$0] }
    }

    private var reach: (counts: Int, severity: Int, pairs: Int, themes: Int) {
        let themes = Set(findings.map(\.theme))
        return (worst.counts ? 1 : 0, severity.rank, findings.count, themes.count)
    }

    /// The causes in the order of their first findings.
    ///
    /// Complexity: O(n log n).
    private static func grouped(_ findings: [Finding], together: Bool = false) -> [Cause] {
        var groups: [[Finding]] = []
        var indices: [Key: Int] = [:]
        for finding in findings {
            let key = Key(finding, together: together)
            if let key, let index = indices[key] {
                groups[index].append(finding)
            } else {
                if let key { indices[key] = groups.count }
                groups.append([finding])
            }
        }
        return groups.map { Cause($0) }
    }
}
