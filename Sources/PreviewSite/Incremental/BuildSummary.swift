package import Findings

/// What a build has to say about the project.
package struct BuildSummary: Hashable, Sendable {
    /// How many findings `shown` may hold.
    package static let limit = 10

    /// The first findings that count and are more than notes.
    package var shown: [Finding] = []
    /// How many there are in all.
    package var count = 0
    /// How many notes that count there are besides.
    package var notes = 0
    /// Whether there is an error among them.
    package var hasErrors = false
    /// How many theme files give no theme.
    package var unusable = 0

    init() {}

    /// Whether a build shows a finding unasked: one that counts and is more than a note.
    package static func isShown(_ finding: Finding) -> Bool { finding.counts && finding.severity > .note }

    /// The findings that a build shows of some, as many as there could be room for.
    static func shown(of findings: [Finding]) -> [Finding] {
        let places = findings.indices.lazy.filter { isShown(findings[$0]) }
        return places.prefix(limit).map { findings[$0] }
    }

    /// Whether a build fails: a theme file gives no theme, or there is an error and these are not allowed.
    package func fails(strictly: Bool) -> Bool { unusable > 0 || (strictly && hasErrors) }

    /// Counts what was found about a theme.
    mutating func count(_ theme: ThemeMemory) {
        count += theme.shown
        notes += theme.notes
        hasErrors = hasErrors || theme.hasErrors
    }

    /// Adds findings, of which those are shown that there is room for.
    mutating func add(_ findings: [Finding]) {
        show(findings)
        let own = findings.lazy.filter(Self.isShown)
        count += own.count
        notes += findings.count { $0.counts && $0.severity == .note }
        hasErrors = hasErrors || own.contains { $0.severity == .error }
    }

    /// Shows findings as far as there is room; they are counted elsewhere.
    mutating func show(_ findings: [Finding]) {
        shown += Self.shown(of: findings).prefix(max(0, Self.limit - shown.count))
    }
}
