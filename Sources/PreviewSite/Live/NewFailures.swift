package import Findings

/// What fails now and did not when somebody began to edit.
package struct NewFailures: Sendable {
    private let known: Set<String>

    /// Takes the failures of a site as known.
    package init(since site: SiteSnapshot) async throws {
        known = Set(try await site.shares.failures().map(\.fingerprint))
    }

    /// The causes of the other failures, with the values that `fix` would write.
    package func causes(in site: SiteSnapshot) async throws -> [Cause] {
        let new = try await site.shares.failures().filter { !known.contains($0.fingerprint) }
        if new.isEmpty { return [] }
        return try await site.builder.check.advised(Report(findings: new)).causes
    }
}
