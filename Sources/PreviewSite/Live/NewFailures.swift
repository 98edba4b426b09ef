package import Findings
import ProjectChecks
import Projects
import ThemeRendering

/// The failures that were not there when `serve` began.
package struct NewFailures: Sendable {
    private let known: Set<String>

    /// Takes the failures of a site as known.
    package init(since site: SiteSnapshot) {
        known = Set(site.failures.map(\.fingerprint))
    }

    /// The causes of the other failures, with the values that `fix` would write.
    package func causes(in site: SiteSnapshot) async throws -> [Cause] {
        let new = site.failures.filter { !known.contains($0.fingerprint) }
        if new.isEmpty { return [] }
        return try await site.builder.project.advised(Report(findings: new)).causes
    }
}

extension SiteSnapshot {
    /// The findings for which a check fails, without those that ``problems(of:)`` has.
    fileprivate var failures: [Finding] {
        let project = builder.project
        let threshold = project.workspace.configuration.failOn
        let problems = Set(Self.problems(of: builder))
        let ofPages = project.templateFindings + project.pages.findings
        let others = Report(findings: project.catalogFindings + ofPages)
        let marked = project.request.baseline?.marking(others) ?? others
        let ofThemes = builder.checked.judged.flatMap { judged in
            judged.report.failures(at: threshold)
        }
        return ofThemes + marked.failures(at: threshold).filter { !problems.contains($0) }
    }
}
