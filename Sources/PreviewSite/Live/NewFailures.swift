package import Findings
import ProjectChecks
import Projects

/// What fails now and did not when somebody began to edit.
package struct NewFailures: Sendable {
    private let known: Set<String>

    /// Takes the failures of a site as known.
    package init(since site: SiteSnapshot) async throws {
        known = Set(try await site.failures().map(\.fingerprint))
    }

    /// The causes of the other failures, with the values that `fix` would write.
    package func causes(in site: SiteSnapshot) async throws -> [Cause] {
        let new = try await site.failures().filter { !known.contains($0.fingerprint) }
        if new.isEmpty { return [] }
        return try await site.builder.check.advised(Report(findings: new)).causes
    }
}

extension SiteSnapshot {
    /// The findings for which a check fails, without those that ``problems(of:)`` has.
    fileprivate func failures() async throws -> [Finding] {
        let check = builder.check
        let problems = Set(Self.problems(of: builder))
        let others = Report(
            findings: check.catalogFindings + check.templateFindings + check.pages.findings
        )
        let marked = check.request.baseline?.marking(others) ?? others
        let failures = marked.failures(at: check.workspace.configuration.failOn)
        return try await shares.failures() + failures.filter { !problems.contains($0) }
    }
}
