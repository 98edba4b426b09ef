package import Findings
import ThemeRendering

/// The failures that were not there when `serve` began.
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
        let threshold = check.workspace.configuration.failOn
        let problems = Set(Self.problems(of: builder))
        let others = Report(
            findings: check.catalogFindings + check.templateFindings + check.pages.findings
        )
        let marked = check.request.baseline?.marking(others) ?? others
        let failures = marked.failures(at: threshold).filter { !problems.contains($0) }
        let ofThemes = try await themes.all().flatMap { $0.report.failures(at: threshold) }
        return ofThemes + failures
    }
}
