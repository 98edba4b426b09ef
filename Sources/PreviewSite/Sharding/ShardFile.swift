import Findings
import SourceText
import ThemeChecks
import ThemeRendering

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// `shard.jsonl`: what the themes of a shard add to the files that all themes share.
///
/// The first line holds a ``Head``, then comes a ``Theme`` per line, and last a ``Tail``.
enum ShardFile {
    static let path = ArtifactPath(ours: "shard.jsonl")
    /// In bytes.
    static let lineLimit = 256 << 20

    struct Head: Codable {
        var schema = 7
        let shard: String
        /// The hash of all inputs of the site, equal for all of its shards.
        let key: String
    }

    struct Theme: Codable {
        let id: String
        let parts: [[String]]
        let totals: [Int]
        let findings: [ShownFinding]
        let count, notes: Int
        let hasFailures: Bool
        /// How many findings of each rule with a budget would fail.
        let spent: [String: Int]
    }

    struct Tail: Codable {
        let usage: ProjectUsage
        /// The text of a baseline with the rows that match no finding.
        let gone: String
    }

    /// A finding that `merge` shows.
    struct ShownFinding: Codable {
        let rule, severity, message: String
        let help, theme, mode, file: String?
        let line, column: Int?
    }

    /// One line of JSON.
    static func line(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return Array(try encoder.encode(value)) + [0x0A]
    }
}

extension ShardFile.Theme {
    init(_ id: String, _ share: ThemeShare) {
        self.init(
            id: id,
            parts: share.parts.map { $0.map { String(decoding: $0, as: UTF8.self) } },
            totals: Summary.members.map { share.totals[keyPath: $0] },
            findings: share.summary.shown.map { ShardFile.ShownFinding($0) },
            count: share.summary.count,
            notes: share.summary.notes,
            hasFailures: share.summary.hasFailures,
            spent: Dictionary(
                uniqueKeysWithValues: share.summary.spent.map { ($0.key.rawValue, $0.value) }
            )
        )
    }

    /// Nil if a number could not come from a build.
    func share(limit: Int) -> ThemeShare? {
        let numbers = totals + [count, notes] + spent.values
        guard numbers.allSatisfy((0...1 << 40).contains), totals.count == Summary.members.count
        else { return nil }
        var sum = Summary()
        for (member, number) in zip(Summary.members, totals) { sum[keyPath: member] = number }
        var summary = BuildSummary(limit: limit)
        summary.show(findings.map(\.finding))
        summary.count = count
        summary.notes = notes
        summary.hasFailures = hasFailures
        for (rule, count) in spent { summary.spent[RuleID(rawValue: rule)] = count }
        return ThemeShare(
            parts: parts.map { $0.map { Array($0.utf8) } },
            totals: sum,
            summary: summary
        )
    }
}

extension ShardFile.ShownFinding {
    init(_ finding: Finding) {
        self.init(
            rule: finding.rule.rawValue,
            severity: finding.severity.rawValue,
            message: finding.message,
            help: finding.help,
            theme: finding.theme,
            mode: finding.mode,
            file: finding.location?.file,
            line: finding.location?.line,
            column: finding.location?.column
        )
    }

    var finding: Finding {
        let location = file.map { SourceLocation(file: $0, line: line ?? 0, column: column ?? 0) }
        var finding = Finding(
            RuleID(rawValue: rule),
            Severity(rawValue: severity) ?? .error,
            message,
            help: help,
            at: location
        )
        finding.theme = theme
        finding.mode = mode
        return finding
    }
}
